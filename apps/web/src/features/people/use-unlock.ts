import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { showInsightsLeft, showOpened, unlockTalent } from './api.ts';
import type { PersonAtWork } from './model/person.ts';

/** Spends one insight on each of these people, and says what was opened and what was not. */
export function useUnlock(): (people: readonly PersonAtWork[]) => void {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const organizationId = useCurrentUser().active_workspace?.id ?? '';
  const unlockAll = async (people: readonly PersonAtWork[]) => {
    const opened: PersonAtWork[] = [];
    let failure: unknown;
    for (const person of people) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the balance of one decides on the next
        showInsightsLeft(client, await unlockTalent(organizationId, person.id));
        opened.push(person);
      } catch (error) {
        failure = error;
        break;
      }
    }
    if (opened.length > 0) {
      await showOpened(
        client,
        opened.map(({ id }) => id),
      );
      notify({ text: t('unlock.done', { count: opened.length, name: opened[0]?.name ?? '' }) });
    }
    if (failure === undefined) return;
    const isKnown = isApiError(failure, 'record.not_found');
    notify({
      id: 'unlock-failed',
      type: 'error',
      text: isKnown && failure instanceof Error ? failure.message : t('unlock.failed'),
    });
  };
  return (people) => void unlockAll(people);
}
