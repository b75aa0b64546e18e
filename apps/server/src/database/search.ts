import { withReadableDomains } from '@quint/domain/base/email.ts';
import { searchPatterns } from '@quint/domain/base/search-text.ts';
import type { Sql } from '#database/sql.ts';
import { all, param, sql, TRUE } from '#database/sql.ts';

/** The patterns of a query. Domains are searched in their stored spelling. */
const patternsOf = (query: string) => searchPatterns(withReadableDomains(query));

/** The words of a query, for `hasWords`. */
export function wordPatterns(query: string): Sql {
  return param(patternsOf(query), 'text[]');
}

/** Whether a text has all words of a query, in the folded form of both. */
export function hasWords(text: Sql, patterns: Sql): Sql {
  return sql`has_words(search_text(${text}), ${patterns})`;
}

/** The same with a condition that an index on the folded form of the text can use. */
export function hasIndexedWords(text: Sql, query: string): Sql {
  const [one, other] = patternsOf(query);
  if (one === undefined || other === undefined) return TRUE;
  const foldedText = sql`search_text(${text})`;
  return sql`(${foldedText} like ${param(one, 'text')} or ${foldedText} like ${param(other, 'text')}) and ${hasWords(text, wordPatterns(query))}`;
}

/** The same for a text that is stored in its folded form, without a function call for each row. */
export function hasStoredWords(foldedText: Sql, query: string): Sql {
  const patterns = patternsOf(query).map((pattern) => param(pattern, 'text'));
  return all(
    patterns.flatMap((one, index) => {
      const other = patterns[index + 1];
      return index % 2 === 1 || other === undefined
        ? []
        : [sql`(${foldedText} like ${one} or ${foldedText} like ${other})`];
    }),
  );
}
