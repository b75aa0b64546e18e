import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { INVITATION_LINK_DAYS } from '@quint/domain/base/limits.ts';
import { mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { Insertable } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { DB } from '#database/generated/types.ts';
import { addressOf } from '#demo/people.ts';
import type { PersonPlan } from '#demo/plan.ts';
import { planPerson } from '#demo/plan.ts';
import { seededId } from '#demo/seeded-ids.ts';
import type { DemoSheet } from '#demo/sheets.ts';
import { makeSheet } from '#demo/sheets.ts';
import { INVITATION_MAIL, invitationMessageKey } from '#features/invitations/invitations/emails.ts';
import { deriveLinkToken, hashToken } from '#secrets/tokens.ts';
import { scoreColumns } from '#features/survey/completion/queries.ts';

const DAY_MS = 24 * 3600 * 1000;

export interface DemoWorkspace {
  readonly id: string;
  readonly key: string;
  readonly language: StoredLanguage;
  readonly roleIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly people: readonly (readonly [first: string, last: string])[];
  /** Seed of the workspace, so that no two people give the same answers. */
  readonly firstSeed: number;
}

interface Rows {
  readonly talents: Insertable<DB['talents']>[];
  readonly results: Insertable<DB['talents_results']>[];
  readonly links: Insertable<DB['survey_links']>[];
  readonly demographics: Insertable<DB['survey_demographics']>[];
  readonly answers: Insertable<DB['survey_answers']>[];
  readonly roles: Insertable<DB['roles_talents']>[];
  readonly teams: Insertable<DB['teams_talents']>[];
  readonly mails: Insertable<DB['outbox']>[];
}

interface Person {
  readonly workspace: DemoWorkspace;
  readonly position: number;
  readonly plan: PersonPlan;
  readonly sheet: DemoSheet;
  readonly talentId: string;
  readonly resultId: string;
  readonly invitedAt: Date;
}

const STARTED_STATUSES: readonly InvitationStatus[] = ['PENDING', 'FINISHED'];

function talentRow(person: Person): Insertable<DB['talents']> {
  const { workspace, plan, position } = person;
  const [first_name, last_name] = workspace.people[position] ?? ['', ''];
  return {
    organization_id: workspace.id,
    id: person.talentId,
    email: addressOf(first_name, last_name),
    first_name,
    last_name,
    // Two in three have a phone number.
    phone: position % 3 === 0 ? null : `+49 30 5550 ${String(1000 + position)}`,
    // The shortlist of a role sets the status.
    status: isOnShortlist(person) ? 'APPLICANT' : plan.status,
    language: position % 9 === 6 ? (workspace.language === 'DE' ? 'EN' : 'DE') : workspace.language,
    is_directly_invited: plan.directlyInvited,
    is_insight_unlocked: plan.isUnlocked,
    date_created: person.invitedAt,
  };
}

/** The send time of a scheduled invitation; null for a sent one. */
function sendTimeOf({ plan, position }: Person, now: Date): Date | null {
  return plan.invitation === 'SCHEDULED' ? new Date(now.getTime() + (2 + (position % 5)) * DAY_MS) : null;
}

/** The mail of a scheduled invitation; it gets a job from the search for lost mails. */
function mailRow(
  { workspace, resultId }: Person,
  { talent, sendAt }: { talent: Insertable<DB['talents']>; sendAt: Date },
): Insertable<DB['outbox']> {
  return {
    organization_id: workspace.id,
    id: seededId(`mail/${resultId}`),
    message_key: invitationMessageKey(resultId, 1),
    kind: INVITATION_MAIL.kind,
    to_email: talent.email ?? '',
    language: talent.language,
    payload: JSON.stringify({ resultId, count: 1, invitedBy: seededId(`user/${workspace.key}`) }),
    send_after: sendAt,
    counts_on: mailDayOf(sendAt),
  };
}

/** The roles a person was invited for. */
const rolesOf = ({ workspace: { roleIds }, plan }: Person) =>
  plan.roles.flatMap((role) => roleIds[role % Math.max(1, roleIds.length)] ?? []);

/** Whether the person is on the shortlist of the first of their roles. */
const isOnShortlist = (person: Person) => person.plan.status === 'FAVOURITE' && rolesOf(person).length > 0;

const finishedAtOf = ({ invitedAt }: Person, now: Date) =>
  new Date(Math.min(invitedAt.getTime() + 1.4 * DAY_MS, now.getTime() - 3600_000));

function resultRow(person: Person, language: StoredLanguage, now: Date): Insertable<DB['talents_results']> {
  const { plan, sheet, invitedAt } = person;
  const finishedAt = finishedAtOf(person, now);
  const sendAt = sendTimeOf(person, now);
  return {
    organization_id: person.workspace.id,
    id: person.resultId,
    talent_id: person.talentId,
    status: plan.invitation,
    invite_type: plan.status === 'EMPLOYEE' ? 'team' : 'recruiting',
    language,
    invited_for: rolesOf(person),
    instrument_version: plan.instrument,
    send_at: sendAt,
    link_expires_at: new Date(now.getTime() + INVITATION_LINK_DAYS * DAY_MS),
    date_created: invitedAt,
    date_last_invited: sendAt ?? invitedAt,
    date_started: STARTED_STATUSES.includes(plan.invitation) ? finishedAt : null,
    date_last_action: STARTED_STATUSES.includes(plan.invitation) ? finishedAt : invitedAt,
    ...(sheet.score === undefined ? {} : { date_finished: finishedAt, ...scoreColumns(sheet.score) }),
  };
}

/** The roles and groups of a person. */
function addLinks(rows: Rows, person: Person, now: Date): void {
  const { workspace, plan, talentId } = person;
  const organization_id = workspace.id;
  for (const [index, roles_id] of rolesOf(person).entries()) {
    const isShortlisted = index === 0 && isOnShortlist(person);
    rows.roles.push({
      organization_id,
      id: seededId(`role-link/${talentId}/${roles_id}`),
      roles_id,
      talents_id: talentId,
      shortlisted_at: isShortlisted ? finishedAtOf(person, now) : null,
      shortlisted_by: isShortlisted ? seededId(`user/${workspace.key}`) : null,
    });
  }
  for (const team of plan.teams) {
    const teams_id = workspace.teamIds[team % Math.max(1, workspace.teamIds.length)];
    if (teams_id === undefined) continue;
    rows.teams.push({
      organization_id,
      id: seededId(`team-link/${talentId}`),
      teams_id,
      talents_id: talentId,
    });
  }
}

function addPerson(rows: Rows, person: Person, context: { now: Date; linkKey: Uint8Array }): void {
  const { workspace, plan, sheet, resultId } = person;
  const organization_id = workspace.id;
  const talent = talentRow(person);
  rows.talents.push(talent);
  rows.results.push(resultRow(person, talent.language as StoredLanguage, context.now));
  const sendAt = sendTimeOf(person, context.now);
  if (sendAt !== null) rows.mails.push(mailRow(person, { talent, sendAt }));
  const linkId = seededId(`link/${workspace.key}/${person.position}`);
  const token = deriveLinkToken(context.linkKey, { organizationId: organization_id, id: linkId });
  const date_revoked = plan.invitation === 'CANCELED' ? context.now : null;
  rows.links.push({
    organization_id,
    id: linkId,
    result_id: resultId,
    token_hash: hashToken(token),
    date_revoked,
  });
  if (STARTED_STATUSES.includes(plan.invitation)) {
    rows.demographics.push({ organization_id, result_id: resultId, age: sheet.age, gender: sheet.gender });
  }
  const session_id = seededId(`device/${workspace.key}/${person.position}`);
  for (const answer of sheet.answers) {
    rows.answers.push({
      organization_id,
      result_id: resultId,
      session_id,
      instrument_version: plan.instrument,
      ...answer,
    });
  }
  addLinks(rows, person, context.now);
}

const ROWS_PER_INSERT = 500;

/** Inserts in batches, because the parameters of a statement are limited. */
async function insertAll<Table extends keyof DB>(
  db: Writer,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
}

/** Writes the people of a demo workspace with their invitations, answers and scores. Returns the talents' ids in order. */
export async function insertDemoTalents(
  db: Writer,
  workspace: DemoWorkspace,
  context: { now: Date; linkKey: Uint8Array },
): Promise<string[]> {
  const rows: Rows = {
    talents: [],
    results: [],
    links: [],
    demographics: [],
    answers: [],
    roles: [],
    teams: [],
    mails: [],
  };
  const ids = workspace.people.map((_, position) => {
    const plan = planPerson(position, workspace.people.length);
    const talentId = seededId(`talent/${workspace.key}/${position}`);
    addPerson(
      rows,
      {
        workspace,
        position,
        plan,
        sheet: makeSheet(workspace.firstSeed + position, plan),
        talentId,
        resultId: seededId(`result/${workspace.key}/${position}`),
        invitedAt: new Date(context.now.getTime() - plan.daysAgo * DAY_MS),
      },
      context,
    );
    return talentId;
  });
  await insertAll(db, 'talents', rows.talents);
  await insertAll(db, 'talents_results', rows.results);
  await insertAll(db, 'survey_links', rows.links);
  await insertAll(db, 'survey_demographics', rows.demographics);
  await insertAll(db, 'survey_answers', rows.answers);
  await insertAll(db, 'roles_talents', rows.roles);
  await insertAll(db, 'teams_talents', rows.teams);
  await insertAll(db, 'outbox', rows.mails);
  return ids;
}
