import type { CaseSlug } from "#app/domain/offers/cases";
import { coverSizes } from "./covers/cover-sizes";

/** A picture in its two formats; every case's are photographed by `npm run workshop`, its scene is cut by `npm run scenes`. */
export interface CasePicture {
  /** AVIF, in two widths as `srcset` writes them. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** How wide a phone's stands on phones. */
  sizes?: string | undefined;
  /** Whose phone it is: others show its first screen down to where one of its lines ends. */
  phoneOf?: CaseSlug;
}

interface ComparedPicture {
  picture: CasePicture;
  narrow: CasePicture | null;
}

/** A first page, old and new. */
export interface Compared {
  before: ComparedPicture;
  now: ComparedPicture;
}

/** What a case opens on where its desktop page would be too small to read. */
export interface CaseCover {
  src: string;
  type: string;
  /** Which screens see it. */
  media: string;
  width: number;
  height: number;
}

type Shot = "home" | "inner" | "phone" | "phone-inner" | "before" | "scene" | "quote";

const files = import.meta.glob<string>(
  ["./cases/*/*.{avif,webp}", "./{before,compared,posters,tablets,tops}/*.{avif,webp}"],
  {
    eager: true,
    query: "?url",
    import: "default",
  },
);

const desktop = { small: 720, large: 1440, width: 1440, height: 960 };
const phone = { small: 390, large: 780, width: 390, height: 844 };
const poster = { small: 720, large: 1440, width: 720, height: 1020 };
const tablet = { small: 820, large: 1230, width: 820, height: 1093 };

/** Kept in two widths, the smaller one in both formats; null where there is none. */
function kept(name: string, { small, large, width, height }: typeof desktop): CasePicture | null {
  const [avif, larger, webp] = [
    files[`./${name}-${small}.avif`],
    files[`./${name}-${large}.avif`],
    files[`./${name}-${small}.webp`],
  ];
  return avif && larger && webp
    ? { avif: `${avif} ${small}w, ${larger} ${large}w`, webp, width, height }
    : null;
}

/** A picture of a client's site. */
function pictureOf(slug: CaseSlug, shot: Shot): CasePicture | null {
  const isPhone = shot.startsWith("phone");
  const picture = kept(`cases/${slug}/${shot}`, isPhone ? phone : desktop);
  return picture && isPhone ? { ...picture, sizes: "48vw" } : picture;
}

/** What stands beside the words of a poster: composed for that, where the scene does not show what they say. */
export function posterOf(slug: CaseSlug): CasePicture | null {
  return kept(`posters/${slug}`, poster) ?? pictureOf(slug, "scene");
}

/** The inner page on a tablet. */
function tabletOf(slug: CaseSlug): CasePicture | null {
  return kept(`tablets/${slug}`, tablet);
}

/** The first view of a case's home page, which stands for it everywhere. */
export function plateOf(slug: CaseSlug): CasePicture | null {
  return pictureOf(slug, "home");
}

/** An inner page on a desktop. */
export function innerOf(slug: CaseSlug): CasePicture | null {
  return pictureOf(slug, "inner");
}

/** The first page on a phone. */
export function phoneOf(slug: CaseSlug): CasePicture | null {
  const picture = pictureOf(slug, "phone");
  return picture && { ...picture, phoneOf: slug };
}

/** What phones see in a picture's place, where it stands as wide as they are. */
function asWideAsPhone(picture: CasePicture | null, name: string, height: number): CasePicture | null {
  const [small, large] = [390, 780].map((width) => files[`./${name}-${width}.avif`]);
  return picture && small && large
    ? { ...picture, avif: `${small} 390w, ${large} 780w`, width: 390, height, sizes: "90vw" }
    : null;
}

/** Its upper half, as wide as a phone; of the cases that stand alone at home. */
export function topOf(slug: CaseSlug): CasePicture | null {
  return asWideAsPhone(phoneOf(slug), `tops/${slug}`, 387);
}

/** The first page as it was, and what is shown beside it: composed for that, and whole at its right; each on a phone, too. */
export function comparedOf(slug: CaseSlug): Compared | null {
  const [before, now] = [pictureOf(slug, "before"), kept(`compared/${slug}`, desktop)];
  return (
    before &&
    now && {
      before: { picture: before, narrow: asWideAsPhone(before, `before/${slug}`, 488) },
      now: { picture: now, narrow: asWideAsPhone(now, `compared/${slug}`, 488) },
    }
  );
}

/** Cut out of a phone's page, or drawn as on it; the planner has none. Written by `npm run workshop:covers`. */
const covers = import.meta.glob<string>("./covers/*.{avif,svg}", {
  eager: true,
  query: "?url",
  import: "default",
});

function coverOf(slug: CaseSlug): CaseCover | null {
  const [cut, drawn] = ["avif", "svg"].map((format) => covers[`./covers/${slug}.${format}`]);
  const size = coverSizes[slug];
  const src = drawn ?? cut;
  if (!size || !src) return null;
  // What is drawn is sharp on every screen, what is cut only on a phone's.
  return drawn
    ? { src, type: "image/svg+xml", media: "screen", ...size }
    : { src, type: "image/avif", media: "screen and (width < 40rem)", ...size };
}

/** The pictures of a case's own page. */
export function albumOf(slug: CaseSlug) {
  return {
    cover: coverOf(slug),
    home: pictureOf(slug, "home"),
    inner: pictureOf(slug, "inner"),
    phone: pictureOf(slug, "phone"),
    phoneInner: pictureOf(slug, "phone-inner"),
    tabletInner: tabletOf(slug),
    scene: pictureOf(slug, "scene"),
    /** Behind what the client says: drawn for that, or the scene. */
    quote: pictureOf(slug, "quote") ?? pictureOf(slug, "scene"),
  };
}
