import type { PanelWords } from "#app/content/services/dashboard";
import { Button } from "#app/ui/controls/button";
import styles from "./panel.module.css";

/** A mock-up of an admin panel: all its values are fixed, and of its buttons only the periods do something. */
export function Panel({ navigation, logout, title, report, stats, chart, activity, metrics }: PanelWords) {
  return (
    <div className={styles.ground}>
      <div className={styles.panel}>
        <div className={styles.side}>
          <ul>
            {navigation.map((entry, index) => (
              <li key={entry} className={index === 0 ? styles.current : undefined}>
                {entry}
              </li>
            ))}
          </ul>
          <Button look="quiet">{logout}</Button>
        </div>
        <div className={styles.main}>
          <div className={styles.head}>
            <h2>{title}</h2>
            <Button>{report}</Button>
          </div>
          <ul className={styles.stats}>
            {stats.map((stat) => (
              <li key={stat.label}>
                <Figure {...stat} />
              </li>
            ))}
          </ul>
          <Chart {...chart} />
          <section className={styles.box} aria-labelledby="activity">
            <h3 id="activity">{activity.title}</h3>
            <ul className={styles.activity}>
              {activity.entries.map(({ what, when }) => (
                <li key={what}>
                  {what} <span>{when}</span>
                </li>
              ))}
            </ul>
            <Button look="quiet">{activity.all}</Button>
          </section>
          <ul className={styles.metrics}>
            {metrics.map((metric) => (
              <li key={metric.label}>
                <Figure {...metric} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** A value and its change: green if it begins with a plus, red otherwise. */
function Figure({ label, value, change }: PanelWords["stats"][number]) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      <p className={change.startsWith("+") ? styles.gain : styles.loss}>{change}</p>
    </>
  );
}

const WIDTH = 600;
const HEIGHT = 200;

/** The bars of the chosen period; all three periods are in the HTML. */
function Chart({ title, periods }: PanelWords["chart"]) {
  return (
    <fieldset className={`${styles.box} ${styles.chart}`}>
      <legend>{title}</legend>
      <div className={styles.periods}>
        {periods.map(({ key, label }, index) => (
          <label key={key}>
            <input type="radio" name="period" value={key} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      {periods.map(({ key, label, bars, marks, description }) => (
        <div key={key} className={styles[key]}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}, ${description}`}>
            <path className={styles.lines} d="M0 .5h600M0 50h600M0 100h600M0 150h600M0 199.5h600" />
            {bars.map((percent, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
                key={index}
                x={(index + 0.2) * (WIDTH / bars.length)}
                y={HEIGHT - percent * 2}
                width={0.6 * (WIDTH / bars.length)}
                height={percent * 2}
              />
            ))}
          </svg>
          <p className={styles.marks} aria-hidden="true">
            {marks.split(" ").map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the row
              <span key={index}>{mark}</span>
            ))}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
