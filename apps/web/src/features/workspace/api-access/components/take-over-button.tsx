import type { ApiToken } from '@quint/contract/workspace/api-tokens.ts';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { useTakeOverToken } from '../api.ts';

/** Makes the user responsible for a token of the workspace, after a confirmation. */
export function TakeOverButton({ token }: { readonly token: ApiToken }) {
  const { t } = useTranslation('api-access');
  const takeOver = useTakeOverToken();
  const { id, name, responsible } = token;
  const confirm = (close: () => void) =>
    takeOver.mutate(id, {
      onSuccess: () => {
        close();
        notify({ text: t('takeOver.done', { name }) });
      },
      onError: (error) => notifyRefusal(error),
    });
  return (
    <ConfirmButton
      kind="secondary"
      size="sm"
      aria-label={t('takeOver.label', { name })}
      onConfirm={confirm}
      title={t('takeOver.title', { name })}
      text={responsible === null ? t('takeOver.textNameless') : t('takeOver.text', { person: responsible })}
      confirm={t('takeOver.action')}
      harmless
      isLoading={takeOver.isPending}
    >
      {t('takeOver.action')}
    </ConfirmButton>
  );
}
