import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { hasReason, markReported } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { showLimit } from '#lib/panels.ts';
import { reportFault } from '#lib/query.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { readPeople, sendUndo, sendBulkAction } from './api.ts';
import { patchTalents, refreshTalents, removeTalents, publishRemovedTalents } from './model/cache.ts';
import type { ActionTarget } from './model/person.ts';
import { failedOf, showResult, startRun } from './model/runs.ts';
import type { ActionRequest } from './model/action-rules.ts';
import type { AppliedChange, ActionResult, BulkAction } from './model/bulk-actions.ts';
import { useOutcomeText, type ActionOutcome } from './use-outcome-text.ts';

/** Up to this many people an action runs at once, with one toast; beyond, it shows its progress. */
const AT_ONCE = 20;

const idsOf = (people: readonly { readonly id: string }[]) => new Set(people.map(({ id }) => id));

/** Shows the changes of a bulk action at once. Returns a function that reverts them. */
function showChange(client: QueryClient, bulkAction: BulkAction, ids: ReadonlySet<string>): () => void {
  if (bulkAction.removes === true) return removeTalents(client, ids);
  return bulkAction.change === undefined ? () => undefined : patchTalents(client, ids, bulkAction.change);
}

const isRead = ({ isUnread }: ActionTarget) => isUnread !== true;

/** The former values of fields of a record, for undo. */
function fieldsOf(person: ActionTarget): Readonly<Record<string, unknown>> {
  return {
    status: person.status,
    tags: person.tags,
    roles: person.roles.map(({ roleId, rejectedAt, shortlistedAt }) => ({
      roles_id: roleId,
      rejected_at: rejectedAt,
      shortlisted_at: shortlistedAt,
    })),
    ...(person.teams === undefined ? {} : { teams: person.teams.map((id) => ({ teams_id: id })) }),
    invitation_status: person.survey ?? null,
    invitation: person.invitation,
  };
}

/** Shows the former values of people. Returns a function that reverts that. */
function showFormer(
  client: QueryClient,
  people: readonly ActionTarget[],
  changes: readonly AppliedChange[],
): () => void {
  const former = new Map(people.filter(isRead).map((person) => [person.id, fieldsOf(person)]));
  return patchTalents(client, idsOf(changes), (record) => {
    const { invitation, ...fields } = former.get(String(record['id'])) ?? {};
    const currentInvitation = record['invitation'];
    const isSheet =
      typeof currentInvitation === 'object' && currentInvitation !== null && typeof invitation === 'object';
    return isSheet ? { ...fields, invitation: { ...currentInvitation, ...invitation } } : fields;
  });
}

/** Formats the reason why a request failed. */
function useReason(): (error: unknown, bulkAction: BulkAction) => string {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  return useCallback(
    (error, { id }) => {
      markReported(error);
      if (!(error instanceof ApiError)) return common('fault.offlineText');
      if (hasReason(error)) return error.message;
      return id === 'inviteAgain' ? t('reinviteFailed') : t('failed');
    },
    [t, common],
  );
}

/** Reports who was not changed: one person by name, more as a list. */
function useNotifyFailures(): (
  bulkAction: BulkAction,
  result: Pick<ActionResult, 'done' | 'refused'> & { readonly undoes?: readonly AppliedChange[] },
  people: readonly ActionTarget[],
) => void {
  const { t } = useTranslation('people');
  return useCallback(
    (bulkAction, { undoes, ...result }, people) => {
      const failures = failedOf(result, people);
      const [first] = failures;
      if (first === undefined) return;
      const isOverLimit = result.refused.some(({ code }) => code === 'plan.limit_reached');
      if (isOverLimit) showLimit({ of: 'members' });
      if (failures.length > 1) showResult(bulkAction, { changes: result.done, failures, undoes });
      else if (!isOverLimit) {
        // The catalogue has the whole sentence for a failed unlock.
        const isWhole = first.reason === t('unlock.failed');
        const text = isWhole ? first.reason : t('refused', { name: first.person.name, reason: first.reason });
        notify({ id: `refused-${bulkAction.id}`, type: 'error', text });
      }
    },
    [t],
  );
}

/** Undoes a bulk action, with progress for many people, and says for whom it was too late. */
export function useUndo(): (outcome: ActionOutcome) => Promise<void> {
  const client = useQueryClient();
  const reasonOf = useReason();
  const notifyFailures = useNotifyFailures();
  return useCallback(
    async ({ bulkAction, people, changes }) => {
      const ids = idsOf(changes);
      const affectedPeople = people.filter((person) => ids.has(person.id));
      const hide = bulkAction.removes === true ? undefined : showFormer(client, affectedPeople, changes);
      if (changes.length <= AT_ONCE) {
        try {
          notifyFailures(
            bulkAction,
            { ...(await sendUndo(bulkAction, changes)), undoes: changes },
            affectedPeople,
          );
        } catch (error) {
          // Without a network no refetch would correct it.
          hide?.();
          notify({ id: `undo-${bulkAction.id}`, type: 'error', text: reasonOf(error, bulkAction) });
        }
      } else {
        const byId = new Map(changes.map((one) => [one.id, one]));
        const run = await startRun(bulkAction, {
          people: affectedPeople,
          undoes: changes,
          reasonOf: (error) => reasonOf(error, bulkAction),
          send: (part) =>
            sendUndo(
              bulkAction,
              part.flatMap(({ id }) => byId.get(id) ?? []),
            ),
        });
        if (run.changes.length === 0) hide?.();
      }
      await refreshTalents(client, ids, bulkAction.affects);
    },
    [client, reasonOf, notifyFailures],
  );
}

/** Reports the outcome, with an undo button. */
function useNotifyOutcome(): (outcome: ActionOutcome) => void {
  const { t } = useTranslation('people');
  const formatOutcome = useOutcomeText();
  const undo = useUndo();
  return useCallback(
    (outcome) => {
      const { bulkAction, changes } = outcome;
      const [first] = changes;
      if (first === undefined) return;
      notify({
        id: `verb-${bulkAction.id}-${first.id}`,
        text: formatOutcome(outcome),
        action:
          bulkAction.undo === undefined
            ? undefined
            : { label: t('undo'), isUndo: true, onPress: () => void undo(outcome) },
      });
    },
    [t, formatOutcome, undo],
  );
}

function useAtOnce(): (
  bulkAction: BulkAction,
  people: readonly ActionTarget[],
) => Promise<readonly string[]> {
  const client = useQueryClient();
  const reasonOf = useReason();
  const notifyOutcome = useNotifyOutcome();
  const notifyFailures = useNotifyFailures();
  return useCallback(
    async (bulkAction, people) => {
      const hide = showChange(client, bulkAction, idsOf(people));
      try {
        const result = await sendBulkAction(
          bulkAction,
          people.map(({ id }) => id),
        );
        if (result.refused.length > 0) {
          hide();
          showChange(client, bulkAction, idsOf(result.done));
        }
        if (bulkAction.removes === true) publishRemovedTalents(idsOf(result.done));
        notifyOutcome({ bulkAction, people, changes: result.done });
        notifyFailures(bulkAction, result, people);
        await refreshTalents(client, idsOf(people), bulkAction.affects);
        return result.done.map(({ id }) => id);
      } catch (error) {
        hide();
        if (error instanceof ApiError)
          notify({ id: `failed-${bulkAction.id}`, type: 'error', text: reasonOf(error, bulkAction) });
        else reportFault(error);
        return [];
      }
    },
    [client, reasonOf, notifyOutcome, notifyFailures],
  );
}

type Refuses = ActionRequest['refuses'];

/** Reports why an action applied to nobody, which is known only once people are read. */
function useNotifyNoMatch(): (people: readonly ActionTarget[], refuses: Refuses) => void {
  const { t } = useTranslation('people');
  return useCallback(
    (people, refuses) => {
      const reasons = new Set(people.map((person) => refuses?.(person)));
      const [reason] = reasons.size === 1 ? reasons : (['mixed'] as const);
      if (reason === undefined) return;
      notify({ id: 'verb-reason', type: 'info', text: t(`reason.${reason}`, { count: people.length }) });
    },
    [t],
  );
}

/**
 * Runs a part of a bulk action. Reads people who were not read yet, if it does not apply to everybody or was refused.
 */
function useSendPart() {
  const client = useQueryClient();
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  return useCallback(
    async (bulkAction: BulkAction, part: readonly ActionTarget[], refuses: Refuses) => {
      const read = async (some: readonly ActionTarget[]) => {
        const unread = some.filter((person) => !isRead(person)).map(({ id }) => id);
        const peopleById = new Map((await readPeople(unread, hasTeams)).map((person) => [person.id, person]));
        return (person: ActionTarget) => peopleById.get(person.id) ?? person;
      };
      const currentPeople = refuses === undefined ? part : part.map(await read(part));
      // People who are still unread no longer exist; the server reports that.
      const people = currentPeople.filter((person) => !isRead(person) || refuses?.(person) === undefined);
      if (people.length === 0) return { done: [], refused: [], people, currentPeople };
      const ids = people.map(({ id }) => id);
      const result = await sendBulkAction(bulkAction, ids);
      showChange(client, bulkAction, idsOf(result.done));
      if (bulkAction.removes === true) publishRemovedTalents(idsOf(result.done));
      const refusedIds = idsOf(result.refused);
      return {
        ...result,
        people: people.map(await read(people.filter(({ id }) => refusedIds.has(id)))),
        currentPeople,
      };
    },
    [client, hasTeams],
  );
}

/**
 * Runs an action: for a few people at once with one toast, for many with progress that stays when the page is left.
 * Resolves to the keys of those for whom it was done.
 */
export function useBulkAction(): (
  bulkAction: BulkAction,
  people: readonly ActionTarget[],
  refuses?: Refuses,
) => Promise<readonly string[]> {
  const client = useQueryClient();
  const reasonOf = useReason();
  const notifyOutcome = useNotifyOutcome();
  const atOnce = useAtOnce();
  const sendPart = useSendPart();
  const notifyNoMatch = useNotifyNoMatch();
  return useCallback(
    async (bulkAction, people, refuses) => {
      if (people.length <= AT_ONCE && people.every(isRead)) return atOnce(bulkAction, people);
      const former = new Map(people.map((person) => [person.id, person]));
      const run = await startRun(bulkAction, {
        people,
        reasonOf: (error) => reasonOf(error, bulkAction),
        async send(part) {
          const result = await sendPart(bulkAction, part, refuses);
          for (const person of result.currentPeople) former.set(person.id, person);
          return result;
        },
      });
      notifyOutcome({ bulkAction, people: [...former.values()], changes: run.changes });
      if (run.total === 0) notifyNoMatch([...former.values()], refuses);
      await refreshTalents(client, idsOf(people), bulkAction.affects);
      return run.changes.map(({ id }) => id);
    },
    [client, reasonOf, notifyOutcome, notifyNoMatch, atOnce, sendPart],
  );
}
