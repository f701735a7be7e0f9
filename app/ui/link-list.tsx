import { SiteLink } from "./locale";

interface LinkListProps {
  className?: string | undefined;
  links: { label: string; to: string }[];
}

/** Links inside the site, as a list. */
export function LinkList({ className, links }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink to={to}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
