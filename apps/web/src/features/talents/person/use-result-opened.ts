import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { openedPath } from '#features/measures/matching/api.ts';
import { api } from '#lib/api-client.ts';
import { useFirstInput } from '#lib/use-first-input.ts';

/** Records with the first input that the reader has opened a result, which is no longer new in lists of people. */
export function useResultOpened(resultId: string | undefined): void {
  const client = useQueryClient();
  const record = useCallback(
    async (path: string) => {
      await api(path, { method: 'POST', isBackground: true });
      await client.invalidateQueries({ queryKey: ['vacancies'] });
    },
    [client],
  );
  useFirstInput(resultId === undefined ? undefined : openedPath(resultId), record);
}
