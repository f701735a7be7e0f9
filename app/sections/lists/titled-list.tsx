import type { PointsWords } from "#app/content/shared/page-content";

interface TitledListProps extends Pick<PointsWords, "items"> {
  /** The class of a page's own drawing. */
  look: string | undefined;
}

/** A list whose entries have each a title and a sentence or two. */
export function TitledList({ items, look }: TitledListProps) {
  return (
    <ul className={look}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
