import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { newId } from '#database/ids.ts';
import { buildCopyDocument } from '#features/privacy/data-export/document/model.ts';

const DAY = new Date('2026-11-18T10:00:00Z');

/** A person's data export: with every answer and a long log, or with only an account; for tests and pictures. */
export function sampleCopy(language: Language, answers: number): ReportDocument {
  const [workspace, talent] = [newId(), newId()];
  const organization = { organization_id: workspace };
  const many = (count: number) => Array.from({ length: count }, (_, index) => index);
  return buildCopyDocument(
    {
      tables: {
        users: [{ first_name: 'Anna', last_name: 'Kowalski', email: 'anna@mail.example' }],
        talents: [{ id: talent, ...organization, language: 'DE', status: 'APPLICANT' }],
        survey_answers: many(answers).map((index) => ({
          ...organization,
          seq: index,
          item: index + 1,
          value: 3,
          statement: 'I make plans and stick to them.',
        })),
        inbox_messages: many(answers / 10).map((index) => ({
          ...organization,
          date_created: `2026-11-18T10:${10 + index}:00Z`,
          is_from_talent: index % 2 === 0,
          text: 'We would like to get to know you. '.repeat(1 + index * 2),
        })),
      },
      workspaces: new Map([[workspace, 'Nordlicht']]),
      logs: new Map([
        [
          talent,
          many(answers / 4).map((index) => ({
            id: `line-${index}`,
            date: '2026-11-18T10:00:00Z',
            who: 'Lena Brandt',
            workspace: 'Nordlicht',
            kind: 'read' as const,
            role: index % 2 === 0 ? null : 'Product owner',
            document: null,
            times: 1,
            opened_by: null,
            device: null,
            is_live: true,
          })),
        ],
      ]),
      poolImpressions: new Map(),
    },
    { language, now: DAY },
  );
}
