import type { ApiToken } from '@quint/contract/workspace/api-tokens.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useTakeOverToken } from '../api.ts';

/** Makes the user responsible for a token of the workspace, after a confirmation. */
export function TakeOverButton({ token }: { readonly token: ApiToken }) {
  const { t } = useTranslation('api-access');
  const [isAsking, setAsking] = useState(false);
  const takeOver = useTakeOverToken();
  const { id, name, responsible } = token;
  const confirm = () =>
    takeOver.mutate(id, {
      onSuccess: () => {
        setAsking(false);
        notify({ text: t('takeOver.done', { name }) });
      },
      onError: (error) => notifyRefusal(error),
    });
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        aria-label={t('takeOver.label', { name })}
        onPress={() => setAsking(true)}
      >
        {t('takeOver.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('takeOver.title', { name })}
        text={responsible === null ? t('takeOver.textNameless') : t('takeOver.text', { person: responsible })}
        confirm={t('takeOver.action')}
        harmless
        isLoading={takeOver.isPending}
      />
    </>
  );
}
