import { redirect } from "react-router";
import { aboutUs } from "#app/content/pages/about-us";
import { articleNotFound, articles } from "#app/content/pages/blog";
import { blogArticle } from "#app/content/pages/blog-article";
import { readingMinutes, relatedTo } from "#app/domain/language/article-text";
import { otherLocale } from "#app/domain/language/locale";
import { mapStrings } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";
import { blogPosting } from "#app/domain/site/structured-data";
import { Article } from "#app/sections/blog/article";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/blog-article";
import { siteContext } from "./context";
import { missing } from "./missing";
import { pageOf } from "./page-of";

/** An article by its address in the language of the page; its address in the other language leads there. */
export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const { locale } = site;
  const { slug } = args.params;
  const article = articles[locale].find((each) => each.slug === slug);
  if (!article) {
    const same = articles[otherLocale(locale)].findIndex((each) => each.slug === slug);
    const here = articles[locale][same];
    if (!here) throw missing(args, articleNotFound);
    throw redirect(`/${locale}/blog/${here.slug}${args.url.search}`, 308);
  }

  const place = articles[locale].indexOf(article);
  const addressIn = (each: "en" | "fr") => `/blog/${articles[each][place]?.slug ?? slug}`;
  const address = { en: addressIn("en"), fr: addressIn("fr") };
  const [{ name: author, craft: role } = { name: brand.name, craft: "" }] = aboutUs[locale].team.people;
  const { title: name, excerpt: description, content } = article;
  const fill = (text: string) =>
    text
      .replace("{minutes}", `${readingMinutes(content)}`)
      .replace("{author}", author)
      .replace("{role}", role.toLowerCase());
  const words = {
    ...mapStrings(blogArticle[locale], fill),
    head: { title: `${name} – ${brand.name}`, description },
    article,
    next: relatedTo(article, articles[locale]).map(({ slug, title, category, excerpt, date }) => ({
      slug,
      title,
      category,
      excerpt,
      date,
    })),
    locale,
  };
  const nodes = blogPosting(site, locale, {
    ...article,
    name,
    description,
    author,
    address: address[locale],
  });
  return pageOf(args, words, { name, address, nodes });
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { head, ...content } = loaderData;
  return (
    <Page head={head}>
      <Article {...content} />
    </Page>
  );
}
