import type { Language } from '@quint/phrases/base/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { apiResponse } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { loadPhrasesIn } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export interface ChartOf {
  readonly chart: 'spectrum' | 'radar';
  /** For example `O:5,C:6,E:4,A:7,ES:3`. */
  readonly traits: string;
  readonly language: string;
}

/** The language of the chart, whatever that of the screen. */
export function localeOf({ language }: Pick<ChartOf, 'language'>): Language {
  return language === 'de' ? 'de' : 'en';
}

/** A chart of literal trait values, rendered by the server as for reports. */
export function chartQuery({ chart, traits, language }: ChartOf) {
  return queryOptions({
    queryKey: ['charts', chart, traits, language],
    queryFn: async ({ signal }) => {
      const answer = await apiResponse(`/charts/${chart}.svg`, { query: { traits, language }, signal });
      return answer.text();
    },
  });
}

/** Loads a chart before its page is shown; invalid traits lead to "page not found". */
export async function loadChart(chart: ChartOf): Promise<void> {
  try {
    await Promise.all([
      queryClient.ensureQueryData(chartQuery(chart)),
      loadPhrasesIn(localeOf(chart), 'matching'),
    ]);
  } catch (error) {
    throw isApiError(error, 'INVALID_QUERY') ? notFound() : error;
  }
}
