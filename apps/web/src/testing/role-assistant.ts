import type { RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import { jobRangesOf, statementsOf, type JobAnswers } from '@quint/psychometrics/job-statements.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { http, HttpResponse } from 'msw';
import { api, refuse } from './api.ts';

interface SentAnswers {
  readonly title: string;
  readonly purpose: string;
  readonly statements: JobAnswers;
}

/** The draft of the server, with ranges from the real rule. */
function draftOf({ title, purpose, statements }: SentAnswers): RoleDraft {
  const ranges = jobRangesOf(statements);
  const byTrait = <Value>(valueOf: (trait: Trait) => Value) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, valueOf(trait)])) as Record<Trait, Value>;
  const askedTraits = TRAITS.filter((trait) => ranges[trait] !== undefined);
  return {
    name: title,
    purpose: purpose === '' ? null : purpose,
    accountabilities: null,
    value_creation: null,
    description: purpose === '' ? null : `${purpose} ${'And more. '.repeat(10)}`,
    attributes: byTrait((trait) => ({ ...(ranges[trait]?.range ?? { min: 1, max: 9 }), weight: 1 })),
    range_sources: Object.fromEntries(
      askedTraits.map((trait) => {
        const entries = statementsOf(trait).map(({ id }) => [id, statements[id]] as const);
        const answers = Object.fromEntries(entries.filter(([, answer]) => answer !== undefined));
        return [trait, { kind: 'assistant', answers }];
      }),
    ),
    evidence: byTrait((trait) => ({
      hasRange: ranges[trait] !== undefined,
      isUnsure: false,
      isContradictory: ranges[trait]?.isContradictory === true,
      statements: statementsOf(trait).map(({ id, pole }) => ({
        id,
        pole,
        text: `Statement ${id}`,
        answer: statements[id] ?? null,
        box: statements[id] === undefined ? null : `Box ${statements[id]}`,
      })),
    })),
    notes: [],
    version: 'job-statements@1',
  };
}

/** Serves the analysis of answers; `analysedAnswers` are the answers it received, `isDown` makes it fail. */
export function fakeAnalysis() {
  const server = { analysedAnswers: [] as SentAnswers[], isDown: false };
  api.use(
    http.get('*/api/roles/texts/shorteners', () => HttpResponse.json({ data: { ai: null } })),
    http.post('*/api/role-assistant/analyse', async ({ request }) => {
      if (server.isDown) return refuse(503, 'SERVICE_UNAVAILABLE');
      const { answers } = (await request.json()) as { answers: SentAnswers };
      server.analysedAnswers.push(answers);
      return HttpResponse.json({ data: draftOf(answers) });
    }),
  );
  return server;
}

interface StoredRole {
  readonly id: string;
  readonly name: string;
  readonly draft_answers: unknown;
  readonly date_updated: string;
}

/** Serves the draft roles of a workspace; `writes` are the bodies in order. */
export function fakeDraftRoles(storedRoles: readonly StoredRole[] = []) {
  const roles = new Map(storedRoles.map((role) => [role.id, role]));
  const writes: { readonly id: string; readonly body: Record<string, unknown> }[] = [];
  const store = (id: string, body: Record<string, unknown>) => {
    writes.push({ id, body });
    const before = roles.get(id) ?? { id, name: '', draft_answers: null, date_updated: '' };
    const minute = String(writes.length % 60).padStart(2, '0');
    const role = { ...before, ...body, date_updated: `2026-11-23T10:${minute}:00.000Z` };
    roles.set(id, role);
    return HttpResponse.json({ data: role });
  };
  api.use(
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [...roles.values()] })),
    http.get('*/api/items/roles/:id', ({ params }) => {
      const role = roles.get(String(params['id']));
      return role === undefined ? refuse(403, 'FORBIDDEN') : HttpResponse.json({ data: role });
    }),
    http.post('*/api/items/roles', async ({ request }) =>
      store(`new-${roles.size + 1}`, (await request.json()) as Record<string, unknown>),
    ),
    http.patch('*/api/items/roles/:id', async ({ request, params }) => {
      const id = String(params['id']);
      const baseVersion = request.headers.get('if-match');
      if (baseVersion !== null && baseVersion !== `"${roles.get(id)?.date_updated}"`)
        return refuse(412, 'record.changed');
      return store(id, (await request.json()) as Record<string, unknown>);
    }),
  );
  return { roles, writes };
}
