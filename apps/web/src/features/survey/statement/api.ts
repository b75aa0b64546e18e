import type { StatementAnswer } from '@quint/contract/survey/statements.ts';
import type { SurveyResultAnswer } from '@quint/contract/survey/survey.ts';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';

/** Stores a statement. A null text means none. */
export interface StatementStore {
  /** Replaces `before`, the text that the person saw, with `text`; returns the stored text. */
  readonly save: (text: string, before: string | null) => Promise<string | null>;
  readonly read: () => Promise<string | null>;
}

/** The statement on a result of the own account. */
export function ownStatement(resultId: string): StatementStore {
  return {
    async save(text, before) {
      const path = `/users/me/results/${resultId}/statement`;
      return (await api<StatementAnswer>(path, { method: 'PATCH', body: { text, before } })).data.text;
    },
    async read() {
      return (await items('talents_results').get(resultId, { fields: ['statement'] })).statement;
    },
  };
}

/** The statement on the result of the survey session. */
export const surveyStatement: StatementStore = {
  async save(text, before) {
    const request = { method: 'PATCH', body: { text, before }, byCookie: true } as const;
    return (await api<StatementAnswer>('/survey/result/statement', request)).data.text;
  },
  async read() {
    return (await api<SurveyResultAnswer>('/survey/result', { byCookie: true })).data.statement;
  },
};
