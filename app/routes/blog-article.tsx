import { redirect } from "react-router";
import { articleNotFound, articles, written } from "#app/content/pages/blog";
import { blogArticle } from "#app/content/pages/blog-article";
import { people } from "#app/content/shared/people";
import { readingMinutes, relatedTo } from "#app/domain/articles/article-text";
import { mapStrings } from "#app/domain/language/typography";
import { withValues } from "#app/domain/language/with-values";
import { brand } from "#app/domain/site/brand";
import { blogPosting } from "#app/domain/site/structured-data";
import { Article } from "#app/sections/blog/article";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/blog-article";
import { siteContext } from "./context";
import { localeOf } from "./locale-of";
import { missing } from "./missing";
import { pageOf } from "./page-of";

/** The article with this slug. A slug in the other language redirects to the one in the page's language. */
export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const locale = localeOf(args);
  const { slug } = args.params;
  const both = written.find(({ en, fr }) => en.slug === slug || fr.slug === slug);
  if (!both) throw missing(args, articleNotFound);
  const { author, ...article } = both[locale];
  if (article.slug !== slug) throw redirect(`/${locale}/blog/${article.slug}${args.url.search}`, 308);

  const address = { en: `/blog/${both.en.slug}`, fr: `/blog/${both.fr.slug}` };
  const { name: writer, craft } = people[locale][author];
  const { title: name, excerpt: description, content } = article;
  const fill = (text: string) =>
    withValues(text, { minutes: readingMinutes(content), author: writer, role: lowered(craft) });
  const words = {
    ...mapStrings(blogArticle[locale], fill),
    head: { title: `${name} – ${brand.name}`, description },
    article,
    next: relatedTo(article, articles[locale]).map(({ slug, title, excerpt, figure }) => ({
      slug,
      title,
      excerpt,
      figure,
    })),
    locale,
  };
  const nodes = blogPosting(site, locale, {
    ...article,
    name,
    description,
    author: { key: author, name: writer },
    address: address[locale],
  });
  return pageOf(args, words, { name, address, nodes });
}

/** A craft in the middle of a sentence: “copy and SEO” for “Copy and SEO”. */
const lowered = (craft: string) => craft.charAt(0).toLowerCase() + craft.slice(1);

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { head, ...content } = loaderData;
  return (
    <Page head={head}>
      <Article {...content} />
    </Page>
  );
}
