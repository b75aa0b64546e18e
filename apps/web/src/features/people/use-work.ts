import { compareCodes } from '@quint/domain/text-order.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { hasReason, markReported } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { showLimit } from '#lib/panels.ts';
import { reportFault } from '#lib/query.ts';
import { serverTime } from '#lib/server-time.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { readPeople, sendUndo, sendWork } from './api.ts';
import { patchTalents, refreshTalents, removeTalents, tellTalentsGone } from './model/cache.ts';
import type { PersonAtWork } from './model/person.ts';
import { failedOf, showResult, startRun } from './model/runs.ts';
import type { AskedVerb } from './model/verbs.ts';
import { fieldsOf, type Done, type VerbResult, type Work } from './model/works.ts';

/** Up to here a verb is done at once, with one toast; beyond, its progress shows. */
const AT_ONCE = 20;

const idsOf = (people: readonly { readonly id: string }[]) => new Set(people.map(({ id }) => id));

/** Shows what a work changes. Returns what takes it back. */
function showChange(client: QueryClient, work: Work, ids: ReadonlySet<string>): () => void {
  if (work.removes === true) return removeTalents(client, ids);
  return work.change === undefined ? () => undefined : patchTalents(client, ids, work.change);
}

const isRead = ({ isUnread }: PersonAtWork) => isUnread !== true;

/** Shows people as they were. Returns what takes it back. */
function showFormer(client: QueryClient, people: readonly PersonAtWork[], done: readonly Done[]): () => void {
  const former = new Map(people.filter(isRead).map((person) => [person.id, fieldsOf(person)]));
  return patchTalents(client, idsOf(done), (record) => {
    const { invitation, ...fields } = former.get(String(record['id'])) ?? {};
    const held = record['invitation'];
    const isSheet = typeof held === 'object' && held !== null && typeof invitation === 'object';
    return isSheet ? { ...fields, invitation: { ...held, ...invitation } } : fields;
  });
}

/** Why a request failed, for people. */
function useReason(): (error: unknown, work: Work) => string {
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

interface Told {
  readonly work: Work;
  readonly people: readonly PersonAtWork[];
  readonly done: readonly Done[];
}

/** Says who stays as they are: one person by name, more as a list. */
function useTellFailed(): (
  work: Work,
  result: Pick<VerbResult, 'done' | 'refused'> & { readonly undoes?: readonly Done[] },
  people: readonly PersonAtWork[],
) => void {
  const { t } = useTranslation('people');
  return useCallback(
    (work, { undoes, ...result }, people) => {
      const failed = failedOf(result, people);
      const [first] = failed;
      if (first === undefined) return;
      const isOverLimit = result.refused.some(({ code }) => code === 'plan.limit_reached');
      if (isOverLimit) showLimit({ of: 'members' });
      if (failed.length > 1) showResult(work, { done: result.done, failed, undoes });
      else if (!isOverLimit) {
        // Of a failed unlock the catalogue fixes the whole sentence.
        const isWhole = first.reason === t('unlock.failed');
        const text = isWhole ? first.reason : t('refused', { name: first.person.name, reason: first.reason });
        notify({ id: `refused-${work.id}`, type: 'error', text });
      }
    },
    [t],
  );
}

/** Takes a work back, many people with progress, and says where that was too late. */
export function useUndo(): (told: Told) => Promise<void> {
  const client = useQueryClient();
  const reasonOf = useReason();
  const tellFailed = useTellFailed();
  return useCallback(
    async ({ work, people, done }) => {
      const ids = idsOf(done);
      const undone = people.filter((person) => ids.has(person.id));
      const hide = work.removes === true ? undefined : showFormer(client, undone, done);
      if (done.length <= AT_ONCE) {
        try {
          tellFailed(work, { ...(await sendUndo(work, done)), undoes: done }, undone);
        } catch (error) {
          // Without a network nothing is read again that would correct it.
          hide?.();
          notify({ id: `undo-${work.id}`, type: 'error', text: reasonOf(error, work) });
        }
      } else {
        const byId = new Map(done.map((one) => [one.id, one]));
        const run = await startRun(work, {
          people: undone,
          undoes: done,
          reasonOf: (error) => reasonOf(error, work),
          send: (part) =>
            sendUndo(
              work,
              part.flatMap(({ id }) => byId.get(id) ?? []),
            ),
        });
        if (run.done.length === 0) hide?.();
      }
      await refreshTalents(client, ids, work.affects);
    },
    [client, reasonOf, tellFailed],
  );
}

/** A mail that goes out later than this is planned, not on its way. */
const SOON_MS = 60_000;

/** Verbs whose answer says, as its second part, when the mail goes out. */
const DATED: ReadonlySet<Work['id']> = new Set(['remind', 'sendNow', 'reschedule']);

/** What was done, in words: by name for one person, and with the date of what goes out later. */
function useDoneWords(): (told: Told) => string {
  const { t } = useTranslation('people');
  const format = useFormat();
  return useCallback(
    ({ work, people, done }) => {
      const [first] = done;
      const name = people.find(({ id }) => id === first?.id)?.name || t('run.unread');
      const words = { count: done.length, name, target: work.target ?? '', date: '' };
      const dates = DATED.has(work.id) ? done.flatMap(({ before }) => before[1] ?? []) : [];
      const last = dates.toSorted(compareCodes).at(-1);
      if (last === undefined) return t(`done.${work.id}`, words);
      const isLater = new Date(last).getTime() - serverTime() > SOON_MS;
      const dated = { ...words, date: format.date(last, 'dateTime') };
      if (work.id === 'remind' && isLater && done.length === 1) return t('done.planned', dated);
      if (work.id === 'reschedule' || (work.id === 'sendNow' && isLater)) {
        const isOneMoment = dates.every((date) => date === last);
        return t(isOneMoment ? 'done.reschedule' : 'done.rescheduledUntil', dated);
      }
      return t(`done.${work.id}`, words);
    },
    [t, format],
  );
}

/** Says what was done, with the way back. */
function useTell(): (told: Told) => void {
  const { t } = useTranslation('people');
  const words = useDoneWords();
  const undo = useUndo();
  return useCallback(
    (told) => {
      const { work, done } = told;
      const [first] = done;
      if (first === undefined) return;
      notify({
        id: `verb-${work.id}-${first.id}`,
        text: words(told),
        action:
          work.undo === undefined
            ? undefined
            : { label: t('undo'), isUndo: true, onPress: () => void undo(told) },
      });
    },
    [t, words, undo],
  );
}

function useAtOnce(): (work: Work, people: readonly PersonAtWork[]) => Promise<boolean> {
  const client = useQueryClient();
  const reasonOf = useReason();
  const tell = useTell();
  const tellFailed = useTellFailed();
  return useCallback(
    async (work, people) => {
      const hide = showChange(client, work, idsOf(people));
      try {
        const result = await sendWork(
          work,
          people.map(({ id }) => id),
        );
        if (result.refused.length > 0) {
          hide();
          showChange(client, work, idsOf(result.done));
        }
        if (work.removes === true) tellTalentsGone(idsOf(result.done));
        tell({ work, people, done: result.done });
        tellFailed(work, result, people);
        await refreshTalents(client, idsOf(people), work.affects);
        return result.done.length > 0;
      } catch (error) {
        hide();
        if (error instanceof ApiError)
          notify({ id: `failed-${work.id}`, type: 'error', text: reasonOf(error, work) });
        else reportFault(error);
        return false;
      }
    },
    [client, reasonOf, tell, tellFailed],
  );
}

type Refuses = AskedVerb['refuses'];

/** Says why a verb fitted nobody, which shows only once they are read. */
function useTellNobody(): (people: readonly PersonAtWork[], refuses: Refuses) => void {
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

/** Does a part of a work. Who was not read is read before, where it does not fit everybody, or where it was refused. */
function useSendPart() {
  const client = useQueryClient();
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  return useCallback(
    async (work: Work, part: readonly PersonAtWork[], refuses: Refuses) => {
      const read = async (some: readonly PersonAtWork[]) => {
        const unread = some.filter((person) => !isRead(person)).map(({ id }) => id);
        const found = new Map((await readPeople(unread, hasTeams)).map((person) => [person.id, person]));
        return (person: PersonAtWork) => found.get(person.id) ?? person;
      };
      const known = refuses === undefined ? part : part.map(await read(part));
      // Who is still unread is gone, and the server says so.
      const people = known.filter((person) => !isRead(person) || refuses?.(person) === undefined);
      if (people.length === 0) return { done: [], refused: [], people, known };
      const ids = people.map(({ id }) => id);
      const result = await sendWork(work, ids);
      showChange(client, work, idsOf(result.done));
      if (work.removes === true) tellTalentsGone(idsOf(result.done));
      const refused = idsOf(result.refused);
      return { ...result, people: people.map(await read(people.filter(({ id }) => refused.has(id)))), known };
    },
    [client, hasTeams],
  );
}

/**
 * Does a verb with people: a few at once with one toast, many with progress that stays when the page is left. Resolves
 * to whether it was done with any of them.
 */
export function useWork(): (
  work: Work,
  people: readonly PersonAtWork[],
  refuses?: Refuses,
) => Promise<boolean> {
  const client = useQueryClient();
  const reasonOf = useReason();
  const tell = useTell();
  const atOnce = useAtOnce();
  const sendPart = useSendPart();
  const tellNobody = useTellNobody();
  return useCallback(
    async (work, people, refuses) => {
      if (people.length <= AT_ONCE && people.every(isRead)) return atOnce(work, people);
      const former = new Map(people.map((person) => [person.id, person]));
      const run = await startRun(work, {
        people,
        reasonOf: (error) => reasonOf(error, work),
        async send(part) {
          const result = await sendPart(work, part, refuses);
          for (const person of result.known) former.set(person.id, person);
          return result;
        },
      });
      tell({ work, people: [...former.values()], done: run.done });
      if (run.total === 0) tellNobody([...former.values()], refuses);
      await refreshTalents(client, idsOf(people), work.affects);
      return run.done.length > 0;
    },
    [client, reasonOf, tell, tellNobody, atOnce, sendPart],
  );
}
