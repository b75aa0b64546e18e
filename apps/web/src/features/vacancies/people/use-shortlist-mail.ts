import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyRefusal } from '#lib/failures.ts';
import { listStagePeople, type StageView } from './api.ts';
import type { StageRows } from './use-people-rows.ts';

export interface ShortlistMail {
  /** The number of people on the shortlist who match the filters. */
  readonly count: number;
  readonly isLoading: boolean;
  /** Calls back with all of them, after reading those who are not loaded. */
  readonly onPress: () => void;
}

/** A mail to everybody on the shortlist who matches the filters, loaded or not. */
export function useShortlistMail(
  roleId: string,
  loadedRows: StageRows | undefined,
  {
    filters,
    onWrite,
  }: {
    readonly filters: Pick<StageView, 'assessment' | 'search' | 'isMust'>;
    readonly onWrite: (people: readonly VacancyPerson[]) => void;
  },
): ShortlistMail {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const { total = 0, people = [] } = loadedRows ?? {};
  const onPress = () => {
    if (people.length >= total) {
      onWrite(people);
      return;
    }
    setLoading(true);
    listStagePeople(client, roleId, { ...filters, stage: 'shortlist', total })
      .then(onWrite, notifyRefusal)
      .finally(() => setLoading(false));
  };
  return { count: total, isLoading, onPress };
}
