import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '#features/base/records/components/form-fields.tsx';
import { refusalText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { useAddDecider } from '../api.ts';
import { deciderForm, type DeciderForm } from '../form.ts';
import { toNameOf } from '../model/names.ts';

/** Adds a person to those who decide about a role, by address. */
export function AddDeciderForm({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('deciders');
  const format = useFormat();
  const addition = useAddDecider(roleId);
  const form = useForm<DeciderForm>({ resolver: zodResolver(deciderForm), defaultValues: { email: '' } });
  const refusal = refusalText(addition.error);
  const send = ({ email }: DeciderForm) =>
    addition.mutate(
      { email },
      {
        onSuccess: ({ decider, outcome, send_at: sendAt }) => {
          const name = toNameOf(email)(decider);
          notify({
            text:
              sendAt === null
                ? t(`add.${outcome}`, { name })
                : t('add.waiting', { name, date: format.date(sendAt, 'dateTime') }),
          });
          form.reset();
        },
      },
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {refusal !== undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
          {refusal}
        </p>
      )}
      <FormText
        control={form.control}
        name="email"
        type="email"
        label={t('add.label')}
        hint={t('add.hint')}
        required
      />
      <div>
        <Button type="submit" kind="secondary" isLoading={addition.isPending}>
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}
