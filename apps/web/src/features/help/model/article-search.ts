import type { PhraseAreas } from '#lib/phrase-areas.gen.ts';

export type Article = {
  readonly [Key in keyof PhraseAreas['articles']['articles'][number]]: Key extends 'text'
    ? readonly string[]
    : string;
};

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss');
}

function weightOf(article: Article, word: string): number {
  if (plain(article.title).includes(word)) return 4;
  if (plain(article.words).includes(word)) return 2;
  return plain(article.text.join(' ')).includes(word) ? 1 : 0;
}

/** The articles that contain all words of a search, best match first; all of them for an empty search. */
export function findArticles(articles: readonly Article[], search: string): readonly Article[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return articles;
  return articles
    .map((article) => ({ article, weights: words.map((word) => weightOf(article, word)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .toSorted((left, right) => sum(right.weights) - sum(left.weights))
    .map(({ article }) => article);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
