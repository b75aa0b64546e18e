import type { SsoSettings } from '@quint/contract/workspace/single-sign-on.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormText } from '#features/base/records/components/form-fields.tsx';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { refusalText } from '#lib/failures.ts';
import { requiredText } from '#lib/form-schema.ts';
import { notify } from '#lib/notify.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useRemoveConnection, useSaveConnection } from '../api.ts';
import { CopiedValue } from './copied-value.tsx';

const connectionForm = z.object({
  issuer: requiredText(500),
  client_id: requiredText(255),
  client_secret: z.string(),
});
type ConnectionForm = z.infer<typeof connectionForm>;

interface StepProps {
  readonly organizationId: string;
  readonly settings: SsoSettings;
}

function RemoveButton({ organizationId }: Pick<StepProps, 'organizationId'>) {
  const { t } = useTranslation('single-sign-on');
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveConnection(organizationId);
  const reportSaveError = useSaveRefused();
  return (
    <>
      <Button kind="secondary" onPress={() => setAsking(true)}>
        {t('connection.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(undefined, { onSuccess: () => setAsking(false), onError: reportSaveError })
        }
        title={t('connection.removeTitle')}
        text={t('connection.removeText')}
        confirm={t('connection.remove')}
        isLoading={remove.isPending}
      />
    </>
  );
}

/** Step 1: the provider and the client. It is looked up before it is saved. */
export function ConnectionCard({ organizationId, settings }: StepProps) {
  const { t } = useTranslation('single-sign-on');
  const { connection } = settings;
  const save = useSaveConnection(organizationId);
  const values = {
    issuer: connection?.issuer ?? '',
    client_id: connection?.client_id ?? '',
    client_secret: '',
  };
  const form = useForm<ConnectionForm>({ resolver: zodResolver(connectionForm), values });
  const send = (formValues: ConnectionForm) =>
    save.mutate(formValues, { onSuccess: () => notify({ id: 'sso', text: t('saved') }) });
  return (
    <Card title={t('connection.title')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <div className="flex flex-col gap-2">
          <p className="text-pretty text-second">{t('connection.text')}</p>
          <CopiedValue label={t('connection.redirect')} value={settings.redirect_uri} />
        </div>
        <FormText
          control={form.control}
          name="issuer"
          type="url"
          max={500}
          label={t('connection.issuer')}
          hint={t('connection.issuerHint')}
          required
        />
        <FormText
          control={form.control}
          name="client_id"
          max={255}
          label={t('connection.clientId')}
          required
        />
        <FormText
          control={form.control}
          name="client_secret"
          type="password"
          autoComplete="off"
          label={t('connection.secret')}
          hint={t(connection === null ? 'connection.secretHint' : 'connection.secretKept')}
          required={connection === null}
        />
        <AlertLine>{refusalText(save.error)}</AlertLine>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" isLoading={save.isPending}>
            {t('connection.save')}
          </Button>
          {connection !== null && <RemoveButton organizationId={organizationId} />}
        </div>
        {connection !== null && <p className="text-xs text-pretty text-third">{t('connection.change')}</p>}
      </form>
    </Card>
  );
}
