import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import { PEOPLE_PER_REQUEST } from '@quint/domain/people/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { items } from '#lib/items.ts';
import { notify } from '#lib/notify.ts';
import { chooseFromTies, undoDraw, type Span } from './api.ts';

interface WayActions {
  readonly isSaving: boolean;
  /** Saves another range for one trait as the next version. */
  readonly narrow: (span: Span, reason: string) => Promise<void>;
  readonly choose: (way: 'first' | 'draw', number: number, reason: string | null) => Promise<void>;
}

interface WayOutcome {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** Runs a change of the people of a role, reports it with an undo, and reads again what depends on it. */
function useRun(roleId: string): {
  readonly isSaving: boolean;
  readonly run: (work: () => Promise<WayOutcome>) => Promise<void>;
} {
  const { t } = useTranslation('ways');
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const run = useCallback(
    async (work: () => Promise<WayOutcome>) => {
      const readAgain = () =>
        Promise.all(
          [['vacancies', roleId], ['roles'], ['talents'], ['overview']].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        );
      setSaving(true);
      try {
        const { text, undo } = await work();
        const onPress = () => void undo().catch(notifyRefusal).then(readAgain);
        notify({ text, action: { label: t('undo'), onPress, isUndo: true } });
      } catch (error) {
        notifyRefusal(error);
      } finally {
        await readAgain();
        setSaving(false);
      }
    },
    [client, roleId, t],
  );
  return { isSaving, run };
}

/** Takes people off the shortlist of a role, as many at once as a request may contain. */
async function takeOffShortlist(roleId: string, talents: readonly string[]): Promise<void> {
  for (let first = 0; first < talents.length; first += PEOPLE_PER_REQUEST) {
    const some = talents.slice(first, first + PEOPLE_PER_REQUEST);
    await api('/talents/shortlist', { method: 'POST', body: { talents: some, role: roleId, on: false } });
  }
}

/** Goes one of the ways; each can be undone from its toast. */
export function useWays({ id: roleId, ranges }: Pick<Vacancy, 'id' | 'ranges'>, isMust: boolean): WayActions {
  const { t } = useTranslation('ways');
  const { isSaving, run } = useRun(roleId);
  return {
    isSaving,
    narrow: ({ trait, min, max }, reason) =>
      run(async () => {
        const before = ranges[trait];
        const save = (span: { readonly min: number; readonly max: number }, why: string) =>
          items('roles').update(roleId, { attributes: { [trait]: span }, range_reason: why });
        await save({ min, max }, reason);
        return {
          text: t('done.narrow'),
          undo: () => save({ min: before.min, max: before.max }, t('undoReason')),
        };
      }),
    choose: (way, number, reason) =>
      run(async () => {
        const { draw, talents } = await chooseFromTies(roleId, { way, number, reason, must_haves: isMust });
        return {
          text: t(`done.${way}`, { count: talents.length }),
          undo: () => (draw === null ? takeOffShortlist(roleId, talents) : undoDraw(roleId, draw)),
        };
      }),
  };
}
