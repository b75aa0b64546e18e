import type { InterviewAnswer } from '@quint/contract/people/interview.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

interface SheetsRequest {
  readonly roleId: string;
  readonly talents: readonly string[];
  readonly language: Language;
  /** An earlier version of the questions; undefined for the newest. */
  readonly version?: number | undefined;
}

/** The interview sheets of people for a role. */
export function sheetsQuery({ roleId, talents, language, version }: SheetsRequest) {
  return queryOptions({
    queryKey: ['talents', 'interview', roleId, talents, language, version],
    queryFn: ({ signal }) =>
      api<InterviewAnswer>('/reports/interview-sheets', {
        query: { role: roleId, talents: talents.join(','), language, version },
        signal,
      }),
    enabled: talents.length > 0,
  });
}
