import { TRAITS } from '@quint/psychometrics/types.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/records/components/form-fields.tsx';
import type { WordsOf } from '#features/records/components/conflict-dialog.tsx';
import { RecordForm } from '#features/records/components/record-form.tsx';
import { useRecordForm } from '#features/records/use-record-form.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { useSaveRole } from '../api.ts';
import type { RoleForm as Values } from '../form.ts';
import { readRole, roleForm, toRoleChanges } from '../form.ts';
import { RangeFields } from './range-fields.tsx';

interface RoleFormProps {
  /** Undefined for a new role. */
  readonly roleId: string | undefined;
  readonly initial: Values;
  /** The date of the last change, as the record was read. */
  readonly seen?: string | undefined;
  readonly onSaved: (roleId: string) => void;
  readonly cancel: ReactNode;
}

const LONG_TEXTS = [
  { name: 'purpose', hint: 'purposeHint', rows: 2 },
  { name: 'accountabilities', hint: 'accountabilitiesHint', rows: 4 },
  { name: 'value_creation', hint: 'value_creationHint', rows: 3 },
  { name: 'description', hint: undefined, rows: 3 },
] as const;

function useWords(): WordsOf<Values> {
  const { t } = useTranslation('roles');
  const { t: records } = useTranslation('records');
  const text = (value: string) => (value.trim() === '' ? records('conflict.empty') : value);
  return {
    name: { label: t('form.name'), show: text },
    purpose: { label: t('form.purpose'), show: text },
    accountabilities: { label: t('form.accountabilities'), show: text },
    value_creation: { label: t('form.value_creation'), show: text },
    description: { label: t('form.description'), show: text },
    attributes: {
      label: t('form.ranges'),
      show: (ranges) =>
        TRAITS.map((trait) => `${trait} ${ranges[trait].min}–${ranges[trait].max}`).join(' · '),
    },
  };
}

/** Name, texts and ranges of a role. */
export function RoleForm({ roleId, initial, seen, onSaved, cancel }: RoleFormProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const save = useSaveRole(roleId);
  const editing = useRecordForm<Values>({
    name: `roles/${roleId ?? 'create'}`,
    resolver: zodResolver(roleForm),
    initial,
    seen,
    read: roleId === undefined ? undefined : () => readRole(client, roleId),
    save: (values, base) => save.mutateAsync({ changes: toRoleChanges(values), seen: base.seen }),
    onSaved: (id) => {
      notify({ text: t(roleId === undefined ? 'form.created' : 'form.saved') });
      onSaved(id);
    },
  });
  const { form } = editing;
  const { control } = form;
  return (
    <RecordForm
      editing={editing}
      words={useWords()}
      submit={roleId === undefined ? t('create') : common('action.save')}
      cancel={cancel}
      isLeftFreely={roleId !== undefined}
    >
      <Card title={t('form.about')}>
        <div className="flex flex-col gap-5">
          <FormText
            control={control}
            name="name"
            max={TITLE_MAX_CHARACTERS}
            label={t('form.name')}
            placeholder={t('form.namePlaceholder')}
            required
          />
          {LONG_TEXTS.map(({ name, hint, rows }) => (
            <FormArea
              key={name}
              control={control}
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
        <RangeFields control={control} />
      </Card>
    </RecordForm>
  );
}
