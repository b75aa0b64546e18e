import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { showInStage, vacancyKey } from './api.ts';

/** Puts people on the shortlist of the role, shown at once; the toast undoes it. */
export function useMeet(roleId: string): (people: readonly VacancyPerson[]) => Promise<void> {
  const { t } = useTranslation('vacancy');
  const client = useQueryClient();
  return useCallback(
    async (people) => {
      const talents = people.map(({ id }) => id);
      const readAgain = () =>
        Promise.all(
          [vacancyKey(roleId), ['overview'], ['talents']].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        );
      const send = async (on: boolean) => {
        const revert = on ? showInStage(client, roleId, { people, stage: 'shortlist' }) : () => undefined;
        try {
          await api('/talents/shortlist', { method: 'POST', body: { talents, role: roleId, on } });
        } catch (error) {
          revert();
          notifyRefusal(error);
          return false;
        } finally {
          void readAgain();
        }
        return true;
      };
      if (!(await send(true))) return;
      notify({
        text: t('row.met', { count: people.length, name: people[0]?.name ?? '' }),
        action: { label: t('row.undo'), onPress: () => void send(false), isUndo: true },
      });
    },
    [client, roleId, t],
  );
}
