import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { downloadRoles } from '../api.ts';
import type { RolesView } from '../search.ts';

/** Downloads the roles of the list, with their ranges, as a workbook. */
export function ExportRoles({ view }: { readonly view: RolesView }) {
  const { t } = useTranslation('roles');
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadRoles(view),
    onSuccess: () => notify({ id: 'export', text: t('exported') }),
  });
  return (
    <Button kind="secondary" isLoading={isPending} onPress={() => mutate()}>
      <Download aria-hidden="true" className="size-4" />
      {t('export')}
    </Button>
  );
}
