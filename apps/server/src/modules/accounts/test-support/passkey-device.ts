import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** A security key in software: WebAuthn level 2, sections 6.1 (authenticator data) and 8.7 (attestation "none"). */
export function aPasskeyDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ownId = randomBytes(16).toString("base64url");
  let counter = 0;

  /** Section 6.1: hash of the host, flags (present, verified, and key attached), counter. */
  function authenticatorData(attached: Uint8Array = new Uint8Array()): Buffer {
    counter += 1;
    const flags = attached.length > 0 ? 0x45 : 0x05;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(new URL(origin).hostname)), head, attached]);
  }

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** RFC 9052, section 7: key type EC2, algorithm ES256, curve P-256, x, y. */
  function coseKey(): Uint8Array {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ];
    return isoCBOR.encode(new Map(entries));
  }

  return {
    make: (challenge: string) => {
      const id = Buffer.from(ownId, "base64url");
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", new Uint8Array(authenticatorData(attached))],
      ]);
      return answerOf(ownId, {
        clientDataJSON: text(clientData("webauthn.create", challenge)),
        attestationObject: text(isoCBOR.encode(attestation)),
      });
    },
    answer: (challenge: string, id = ownId) => {
      const data = authenticatorData();
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return answerOf(id, {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      });
    },
  };
}

function answerOf(id: string, response: Readonly<Record<string, string>>) {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
