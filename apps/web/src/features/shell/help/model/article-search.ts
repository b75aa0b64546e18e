import { searchWords, textMatcher } from '@quint/domain/base/search-text.ts';
import type { PhraseAreas } from '#lib/phrase-areas.gen.ts';

export type Article = {
  readonly [Key in keyof PhraseAreas['articles']['articles'][number]]: Key extends 'text'
    ? readonly string[]
    : string;
};

function weightOf(article: Article, has: (text: string) => boolean): number {
  if (has(article.title)) return 4;
  if (has(article.words)) return 2;
  return has(article.text.join(' ')) ? 1 : 0;
}

/** The articles that contain all words of a search, best match first; all of them for an empty search. */
export function findArticles(articles: readonly Article[], search: string): readonly Article[] {
  const words = searchWords(search).map((word) => textMatcher(word));
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
