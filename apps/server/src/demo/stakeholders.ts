import { JOB_STATEMENTS, JOB_STATEMENTS_VERSION } from '@quint/psychometrics/job-statements.ts';
import type { JobAnswer, JobAnswers } from '@quint/psychometrics/job-statements.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import type { Writer } from '#database/gate.ts';
import { rangesOfAnswers } from '#features/roles/roles/stakeholders/model.ts';
import { seededId } from '#demo/seeded-ids.ts';
import { deriveLinkToken, hashToken } from '#secrets/tokens.ts';

const DAY_MS = 24 * 3_600_000;
const LINK_DAYS = 30;

type Boxes = Readonly<Record<Trait, 1 | 2 | 3 | 4>>;

interface DemoStakeholder {
  readonly email: string;
  /** The box towards the high end of each trait; undefined for an open request. */
  readonly boxes: Boxes | undefined;
  /** A statement that the person skipped. */
  readonly unsure?: string;
}

/** Four answers about one role that agree except for extraversion, and one missing. */
const STAKEHOLDERS: readonly DemoStakeholder[] = [
  { email: 'jonas.lind@nordlicht.example', boxes: { O: 3, C: 3, E: 4, A: 2, ES: 3 } },
  { email: 'svea.hartung@nordlicht.example', boxes: { O: 3, C: 4, E: 4, A: 3, ES: 3 }, unsure: 'A4' },
  { email: 'tom.krueger@nordlicht.example', boxes: { O: 4, C: 3, E: 1, A: 2, ES: 3 } },
  { email: 'mila.ott@nordlicht.example', boxes: { O: 3, C: 3, E: 2, A: 3, ES: 4 }, unsure: 'O4' },
  { email: 'k.paulsen@werft-paulsen.example', boxes: undefined },
];
const ASKED_DAYS_AGO = 6;

function answersOf(boxes: Boxes, unsure: string | undefined): JobAnswers {
  const answerTo = ({ id, trait, pole }: (typeof JOB_STATEMENTS)[number]): JobAnswer => {
    if (id === unsure) return 'unsure';
    const box = boxes[trait];
    return pole === 'high' ? box : ((5 - box) as JobAnswer);
  };
  return Object.fromEntries(JOB_STATEMENTS.map((statement) => [statement.id, answerTo(statement)]));
}

/** Asks stakeholders about one role of a demo workspace. */
export async function insertDemoStakeholders(
  db: Writer,
  role: { organizationId: string; roleId: string; adminUserId: string; now: Date; linkKey: Uint8Array },
): Promise<void> {
  const { organizationId, roleId, now } = role;
  const requestedAt = new Date(now.getTime() - ASKED_DAYS_AGO * DAY_MS);
  const roleKey = { organization_id: organizationId, role_id: roleId };
  for (const [position, { email, boxes, unsure }] of STAKEHOLDERS.entries()) {
    const id = seededId(`stakeholder/${roleId}/${position}`);
    const finishedAt = boxes && new Date(requestedAt.getTime() + (position + 1) * DAY_MS);
    await db
      .insertInto('ra_surveys')
      .values({
        ...roleKey,
        id,
        email,
        language: 'DE',
        status: boxes === undefined ? 'SENT' : 'FINISHED',
        token_hash: hashToken(deriveLinkToken(role.linkKey, { organizationId, id })),
        user_created: role.adminUserId,
        date_created: requestedAt,
        date_sent: requestedAt,
        date_opened: finishedAt ?? null,
        date_finished: finishedAt ?? null,
        date_expires: new Date(requestedAt.getTime() + LINK_DAYS * DAY_MS),
        statements_version: boxes === undefined ? null : JOB_STATEMENTS_VERSION,
      })
      .execute();
    if (boxes === undefined) continue;
    const answers = answersOf(boxes, unsure);
    await db
      .insertInto('ra_survey_results')
      .values({
        ...roleKey,
        id: seededId(`stakeholder-result/${roleId}/${position}`),
        survey_id: id,
        email,
        result: JSON.stringify(rangesOfAnswers(answers)),
        answers: JSON.stringify(answers),
        statements_version: JOB_STATEMENTS_VERSION,
        date_created: finishedAt ?? requestedAt,
        date_finished: finishedAt ?? null,
      })
      .execute();
  }
}
