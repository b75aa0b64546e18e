import { zodResolver } from '@hookform/resolvers/zod';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/records/components/form-fields.tsx';
import { RecordForm } from '#features/records/components/record-form.tsx';
import { RECORD_FORM } from '#features/records/model/form-options.ts';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { useSaveRole } from '../api.ts';
import type { RoleForm as Values } from '../form.ts';
import { roleForm, toRoleChanges } from '../form.ts';
import { RangeFields } from './range-fields.tsx';

interface RoleFormProps {
  /** Undefined for a new role. */
  readonly roleId: string | undefined;
  readonly initial: Values;
  readonly onSaved: (roleId: string) => void;
  readonly cancel: ReactNode;
}

const LONG_TEXTS = [
  { name: 'purpose', hint: 'purposeHint', rows: 2 },
  { name: 'accountabilities', hint: 'accountabilitiesHint', rows: 4 },
  { name: 'value_creation', hint: 'value_creationHint', rows: 3 },
  { name: 'description', hint: undefined, rows: 3 },
] as const;

/** Name, texts and ranges of a role. */
export function RoleForm({ roleId, initial, onSaved, cancel }: RoleFormProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const form = useForm<Values>({ resolver: zodResolver(roleForm), defaultValues: initial, ...RECORD_FORM });
  const save = useSaveRole(roleId);
  const refused = useSaveRefused();
  const submit = (values: Values) =>
    save.mutate(toRoleChanges(values), {
      onSuccess: (id) => {
        notify({ text: t(roleId === undefined ? 'form.created' : 'form.saved') });
        onSaved(id);
      },
      onError: refused,
    });
  return (
    <RecordForm
      form={form}
      onSubmit={submit}
      saving={save.isPending}
      submit={roleId === undefined ? t('create') : common('action.save')}
      cancel={cancel}
    >
      <Card title={t('form.about')}>
        <div className="flex flex-col gap-5">
          <FormText
            control={form.control}
            name="name"
            max={TITLE_MAX_CHARACTERS}
            label={t('form.name')}
            placeholder={t('form.namePlaceholder')}
            required
          />
          {LONG_TEXTS.map(({ name, hint, rows }) => (
            <FormArea
              key={name}
              control={form.control}
              name={name}
              max={LONG_TEXT_MAX_CHARACTERS}
              rows={rows}
              label={t(`form.${name}`)}
              hint={hint === undefined ? undefined : t(`form.${hint}`)}
            />
          ))}
        </div>
      </Card>
      <Card title={t('form.ranges')}>
        <p className="max-w-[720px] pb-2 text-second">{t('form.rangesHint')}</p>
        <RangeFields control={form.control} />
      </Card>
    </RecordForm>
  );
}
