import { addOns, billingCycleLabel, currency, plans } from "@beltwright/model";
import styles from "../help-blocks.module.css";
import { ScrollBox } from "../scroll-box.tsx";

/** What is sold, from the price list of the program. */
export function PlanTable() {
  const rows = [
    ...plans.map(({ planID, planName, price, billingCycle, description }) => ({
      id: planID,
      name: planName,
      price,
      billingCycle,
      about: description,
    })),
    ...addOns.map(({ id, name, amount, billingCycle, description }) => ({
      id,
      name,
      price: amount,
      billingCycle,
      about: description,
    })),
  ];
  return (
    <ScrollBox label="Plans and add-ons">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Plan or add-on</th>
            <th scope="col">{`Price, ${currency}`}</th>
            <th scope="col">Billed</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, price, billingCycle, about }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{price}</td>
              <td>{billingCycleLabel(billingCycle)}</td>
              <td>{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
