import { fail } from '@quint/contract/base/errors.ts';
import type { StopMailsBody, StoppedMails, UpcomingMails } from '@quint/contract/vacancies/mails.ts';
import { isSent } from '@quint/domain/vacancies/mails.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { withdrawInTransaction } from '#features/invitations/invitations/follow-up/service.ts';
import { lockSheetsOf } from '#features/people/talents/locking/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { nameFor } from '#features/vacancies/mails/recipients/model.ts';
import { groupSurveyMails, nextSurveyMails } from '#features/vacancies/mails/schedule/model.ts';
import * as queries from '#features/vacancies/mails/schedule/queries.ts';
import { stopVacancyMails } from '#features/vacancies/mails/recall/service.ts';

const GROUPS_SHOWN = 20;
const NAMES_SHOWN = 3;
/** Invitations that one request withdraws. */
const WITHDRAWN_AT_ONCE = 100;

/** Whose personal data the workspace hides. */
export interface MaskTerms {
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
}

/** The mails that go out next by themselves or because an administrator sent them, earliest first. */
export async function listUpcoming(
  deps: Deps,
  db: Reader,
  {
    scope,
    actor,
    roleId,
    maskTerms,
  }: { scope: OrganizationScope; actor: Actor; roleId: string; maskTerms: MaskTerms },
): Promise<UpcomingMails[]> {
  const waitingGroups = await queries.listWaitingGroups(db, scope, {
    roleId,
    limit: GROUPS_SHOWN,
    names: NAMES_SHOWN,
  });
  const sheets = await queries.listOpenSheets(db, scope, roleId);
  const groups = [
    ...waitingGroups.map(({ send_at: sendAt, ...group }) => ({ ...group, sendAt })),
    ...groupSurveyMails(nextSurveyMails(sheets, deps.clock.now()), NAMES_SHOWN),
  ];
  return groups
    .sort((a, b) => a.sendAt.getTime() - b.sendAt.getTime())
    .slice(0, GROUPS_SHOWN)
    .map(({ kind, sendAt, count, people }) => ({
      kind,
      send_at: sendAt.toISOString(),
      is_conditional: kind === 'reminder',
      recipients: {
        count,
        people: people.map((person) => ({
          id: person.id,
          name: nameFor(actor, { ...person, ...maskTerms }),
        })),
      },
    }));
}

/** Stops the invitations or reminders of a role that go out at that time. */
async function stopSurveyMails(
  deps: Deps,
  actor: Actor,
  { roleId, kind, sendAt }: { roleId: string; kind: 'invitation' | 'reminder'; sendAt: Date },
): Promise<StoppedMails> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (db) => {
    await findVacancy(db, scope, { actor, roleId });
    const now = deps.clock.now();
    const isChosen = (mail: ReturnType<typeof nextSurveyMails>[number]) =>
      mail.kind === kind && mail.sendAt.getTime() === sendAt.getTime();
    const surveyMails = nextSurveyMails(await queries.listOpenSheets(db, scope, roleId), now).filter(
      isChosen,
    );
    const talentIds = surveyMails.map(({ sheet }) => sheet.person.id);
    await lockSheetsOf(db, scope, talentIds);
    // Another request may have changed them meanwhile.
    const mails = nextSurveyMails(await queries.listOpenSheets(db, scope, roleId), now).filter(isChosen);
    if (mails.length === 0) throw fail('recall.too_late');
    const idsOf = (isAutomatic: boolean) =>
      mails.filter((mail) => mail.isAutomatic === isAutomatic).map(({ sheet }) => sheet.id);
    if (kind === 'invitation') {
      const withdrawn = mails.slice(0, WITHDRAWN_AT_ONCE);
      for (const { sheet } of withdrawn) {
        await withdrawInTransaction(deps, db, { scope, actor, resultId: sheet.id });
      }
      return { stopped: withdrawn.length, late: 0 };
    }
    await queries.cancelReminders(db, scope, { resultIds: idsOf(false), at: sendAt });
    await queries.skipReminders(db, scope, { resultIds: idsOf(true), due: sendAt });
    const items = mails.map(({ sheet }) => sheet.id);
    const details = { at: sendAt.toISOString() };
    await recordAudit(db, { scope, actor, action: 'invitations.skip_reminder', items, talentIds, details });
    return { stopped: mails.length, late: 0 };
  });
}

/**
 * Stops mails before they go out: those of an administrator, all answers, or the next invitations or reminders of a
 * time. Throws `record.not_found`, and `recall.too_late` when none of them waits any more.
 */
export function stopMails(
  deps: Deps,
  actor: Actor,
  { roleId, body }: { roleId: string; body: StopMailsBody },
): Promise<StoppedMails> {
  if ('mails' in body) return stopVacancyMails(deps, actor, { roleId, which: { ids: body.mails } });
  if ('answers' in body) return stopVacancyMails(deps, actor, { roleId, which: 'answers' });
  const sendAt = new Date(body.send_at);
  const { kind } = body;
  if (isSent(kind)) return stopVacancyMails(deps, actor, { roleId, which: { kind, sendAt } });
  if (kind === 'thanks') throw fail('recall.too_late');
  return stopSurveyMails(deps, actor, { roleId, kind, sendAt });
}
