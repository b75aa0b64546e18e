import type {
  CatalogueAnswer,
  ChangeTextsAnswer,
  ChangeTextsBody,
} from '@quint/contract/workspace/translations.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { refreshOwnTexts } from '#lib/i18n.ts';
import { toRows, type TextRow } from './rows.ts';

/** Every text of the product with its replacements. */
export const textsQuery = queryOptions({
  queryKey: ['texts'],
  queryFn: async ({ signal }): Promise<readonly TextRow[]> => {
    const { data } = await api<CatalogueAnswer>('/translations/catalogue', { signal });
    return toRows(data);
  },
});

/** Saves and deletes replacements; this page shows them at once. */
export function useChangeTexts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeTextsBody) => api<ChangeTextsAnswer>('/translations/changes', { body }),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: textsQuery.queryKey }), refreshOwnTexts()]);
    },
  });
}
