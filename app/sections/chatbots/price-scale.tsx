import type { PriceScaleWords } from "#app/content/services/chatbots";
import styles from "./price-scale.module.css";

/** What a month costs, read off a scale bar: conversations above it, francs below. */
export function PriceScale({ title, conversations, francs, stops }: PriceScaleWords) {
  return (
    <table className={styles.scale}>
      <caption>{title}</caption>
      <tbody>
        <tr>
          <th scope="row">{conversations}</th>
          {stops.map((stop) => (
            <td key={stop.conversations}>{stop.conversations}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{francs}</th>
          {stops.map((stop) => (
            <td key={stop.conversations}>{stop.francs}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
