import { use } from "react";
import { useLocation } from "react-router";
import { requestFromPage } from "#app/browser/request-from-page";
import { isPlain } from "#app/browser/startup/is-plain";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import type { FooterWords } from "#app/content/shared/shell";
import { otherLocale } from "#app/domain/language/locale";
import { averageRating } from "#app/domain/offers/headline-claims";
import { brand } from "#app/domain/site/brand";
import { LanguageLink } from "#app/shell/header/language-link";
import { Logo } from "#app/ui/figures/logo";
import { Stars } from "#app/ui/figures/stars";
import { LinkList } from "#app/ui/link-list";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import styles from "./footer.module.css";

export function Footer({
  host,
  tagline,
  coverage,
  rating,
  services,
  agency,
  prices,
  legal,
  consent,
  social,
  otherLanguage,
  years,
}: FooterWords & { host: string }) {
  const locale = use(LocaleContext);
  const { pathname } = useLocation();
  const { name, address, phone, phoneDisplay, email } = brand;
  const place = `${name}, ${address.street}, ${address.postalCode} ${address.city}`;
  return (
    <footer
      className={`${styles.footer} night`}
      data-printed={`${host}${pathname} · ${place}, ${phoneDisplay}, ${email} · ${prices}`}
    >
      <div className={styles.measure}>
        <div className={styles.brand}>
          <Logo />
          <p>{tagline}</p>
          <p className={styles.coverage}>{coverage}</p>
          <p className={styles.reach}>
            {place}
            <br />
            <a href={`tel:${phone}`}>{phoneDisplay}</a> <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>
            <Stars {...averageRating} /> {rating}
          </p>
        </div>
        <LinkGroup {...services} />
        <LinkGroup {...agency} />
        <p className={styles.legal}>
          <span>
            © {years} {name} · {prices}
          </span>
          {legal.map(({ label, to }) => (
            <SiteLink key={to} to={to}>
              {label}
            </SiteLink>
          ))}
          <SiteLink
            to="/privacy"
            data-live
            onClick={(event) => {
              if (isPlain(event) && requestFromPage("open-consent")) event.preventDefault();
            }}
          >
            {consent}
          </SiteLink>
          <a href={brand.social[locale]} rel="noopener">
            {social}
          </a>
          <LanguageLink locale={otherLocale(locale)}>{otherLanguage}</LanguageLink>
        </p>
      </div>
    </footer>
  );
}

function LinkGroup({ title, links }: { title: string; links: SiteLinkWords[] }) {
  return (
    <nav className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <LinkList links={links} />
    </nav>
  );
}
