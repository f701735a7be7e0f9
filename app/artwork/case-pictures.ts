import type { CaseSlug } from "#app/domain/offers/cases";
import { coverSizes } from "./covers/cover-sizes";

/**
 * A picture in AVIF and WebP. The screenshots of all cases are written by `npm run workshop`, the scenes by `npm run
 * scenes`.
 */
export interface CasePicture {
  /** AVIF in two widths, as a `srcset`. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** The `sizes` of a phone's screenshot on phones. */
  sizes?: string | undefined;
  /** The case of a phone screenshot, on which depends where it is cropped (`isFolded` in picture.tsx). */
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

/** The first picture of a case page on screens on which the desktop screenshot would be too small to read. */
export interface CaseCover {
  src: string;
  type: string;
  /** The media query of the screens that show it. */
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

/** A picture in two widths, the smaller one in both formats; null if a file is missing. */
function pictureAt(name: string, { small, large, width, height }: typeof desktop): CasePicture | null {
  const [avif, larger, webp] = [
    files[`./${name}-${small}.avif`],
    files[`./${name}-${large}.avif`],
    files[`./${name}-${small}.webp`],
  ];
  return avif && larger && webp
    ? { avif: `${avif} ${small}w, ${larger} ${large}w`, webp, width, height }
    : null;
}

/** A screenshot or an illustration of a case; null if it has none. */
function pictureOf(slug: CaseSlug, shot: Shot): CasePicture | null {
  const isPhone = shot.startsWith("phone");
  const picture = pictureAt(`cases/${slug}/${shot}`, isPhone ? phone : desktop);
  return picture && isPhone ? { ...picture, sizes: "48vw" } : picture;
}

/** The picture for a band's poster: one made for it, else the scene. */
export function posterOf(slug: CaseSlug): CasePicture | null {
  return pictureAt(`posters/${slug}`, poster) ?? pictureOf(slug, "scene");
}

/** The inner page on a tablet. */
function tabletOf(slug: CaseSlug): CasePicture | null {
  return pictureAt(`tablets/${slug}`, tablet);
}

/** The first viewport of a case's home page, which stands for the case everywhere. */
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

/** The version for phones of a picture that is as wide as their screen; null if it has none. */
function asWideAsPhone(picture: CasePicture | null, name: string, height: number): CasePicture | null {
  const [small, large] = [390, 780].map((width) => files[`./${name}-${width}.avif`]);
  return picture && small && large
    ? { ...picture, avif: `${small} 390w, ${large} 780w`, width: 390, height, sizes: "90vw" }
    : null;
}

/** The upper part of the phone screenshot, as wide as a phone; null if the case has none. */
export function topOf(slug: CaseSlug): CasePicture | null {
  return asWideAsPhone(phoneOf(slug), `tops/${slug}`, 387);
}

/**
 * The old first page, and a picture of the new one made for the comparison, both with a version for phones; null if one
 * of the two is missing.
 */
export function comparedOf(slug: CaseSlug): Compared | null {
  const [before, now] = [pictureOf(slug, "before"), pictureAt(`compared/${slug}`, desktop)];
  return (
    before &&
    now && {
      before: { picture: before, narrow: asWideAsPhone(before, `before/${slug}`, 488) },
      now: { picture: now, narrow: asWideAsPhone(now, `compared/${slug}`, 488) },
    }
  );
}

/** Written by `npm run workshop:covers`: cut from a phone's page, or drawn like it; the planner has none. */
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
  // A drawn cover is sharp on every screen, a cut one only on phones.
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
    /** The background of the testimonial: made for it, or else the scene. */
    quote: pictureOf(slug, "quote") ?? pictureOf(slug, "scene"),
  };
}
