import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api-client.ts';
import { vacancyKey } from './api.ts';

/** Records that the reader has opened a result that is new to them, which the reader did with a key or a press. */
export function usePersonOpened(roleId: string, { id, is_new: isNew, fit }: VacancyPerson): void {
  const client = useQueryClient();
  const path = isNew && fit !== null ? `/vacancies/${roleId}/people/${id}/opened` : undefined;
  useEffect(() => {
    if (path === undefined) return;
    const record = async () => {
      await api(path, { method: 'POST', isBackground: true });
      await client.invalidateQueries({ queryKey: vacancyKey(roleId) });
    };
    // The result stays new when this fails, and is recorded when it is opened again.
    record().catch(() => undefined);
  }, [path, client, roleId]);
}
