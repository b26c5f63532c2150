/** The payment fields of the provider, as far as we use them. */
interface DropIn {
  requestPaymentMethod(): Promise<{ readonly nonce: string }>;
  teardown(): Promise<void>;
}

interface DropInOptions {
  readonly authorization: string;
  readonly container: HTMLElement;
  readonly card?: object | false;
  readonly paypal?: { readonly flow: "vault" };
}

interface DropInLibrary {
  create(options: DropInOptions): Promise<DropIn>;
}

const address = "https://js.braintreegateway.com/web/dropin/1.43.0/js/dropin.min.js";
let loading: Promise<DropInLibrary> | undefined;

/** Loads the provider's own page script, and only where its client token says that it takes the money. */
function loadDropIn(): Promise<DropInLibrary> {
  loading ??= new Promise<DropInLibrary>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => {
      const library: unknown = Reflect.get(Reflect.get(window, "braintree") ?? {}, "dropin");
      if (isLibrary(library)) resolve(library);
      else reject(new Error("The payment provider's script is not the one expected"));
    };
    script.onerror = () => {
      loading = undefined;
      reject(new Error("The payment provider's script could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}

function isLibrary(value: unknown): value is DropInLibrary {
  return typeof value === "object" && value !== null && "create" in value;
}

export async function openDropIn(
  container: HTMLElement,
  authorization: string,
  method: "card" | "wallet",
): Promise<DropIn> {
  const library = await loadDropIn();
  return method === "card"
    ? library.create({ container, authorization })
    : library.create({ container, authorization, card: false, paypal: { flow: "vault" } });
}

export type { DropIn };
