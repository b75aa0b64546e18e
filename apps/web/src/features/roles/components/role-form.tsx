import { zodResolver } from '@hookform/resolvers/zod';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
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

function useMessage() {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  return (key: string | undefined, max: number) => {
    if (key === 'form.required') return common('form.required');
    return key === undefined ? undefined : t('form.tooLong', { max });
  };
}

const LONG_TEXTS = [
  { name: 'purpose', hint: 'purposeHint', rows: 2 },
  { name: 'accountabilities', hint: 'accountabilitiesHint', rows: 4 },
  { name: 'value_creation', hint: 'value_creationHint', rows: 3 },
  { name: 'description', hint: undefined, rows: 3 },
] as const;

/** Name, texts and ranges of a role. Input stays when saving fails. */
export function RoleForm({ roleId, initial, onSaved, cancel }: RoleFormProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const message = useMessage();
  const form = useForm<Values>({
    resolver: zodResolver(roleForm),
    defaultValues: initial,
    mode: 'onTouched',
  });
  const save = useSaveRole(roleId);
  const submit = (values: Values) =>
    save.mutate(toRoleChanges(values), {
      onSuccess: (id) => {
        notify({ text: t(roleId === undefined ? 'form.created' : 'form.saved') });
        onSaved(id);
      },
      onError: (error) => notifyRefusal(error),
    });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <Card title={t('form.about')}>
        <div className="flex max-w-[720px] flex-col gap-5">
          <Controller
            control={form.control}
            name="name"
            render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
              <TextField
                {...field}
                inputRef={ref}
                label={t('form.name')}
                placeholder={t('form.namePlaceholder')}
                required
                error={message(fieldState.error?.message, TITLE_MAX_CHARACTERS)}
              />
            )}
          />
          {LONG_TEXTS.map(({ name, hint, rows }) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
                <TextArea
                  {...field}
                  inputRef={ref}
                  rows={rows}
                  label={t(`form.${name}`)}
                  hint={hint === undefined ? undefined : t(`form.${hint}`)}
                  error={message(fieldState.error?.message, LONG_TEXT_MAX_CHARACTERS)}
                />
              )}
            />
          ))}
        </div>
      </Card>
      <Card title={t('form.ranges')}>
        <p className="max-w-[720px] pb-2 text-second">{t('form.rangesHint')}</p>
        <RangeFields control={form.control} />
      </Card>
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <Button type="submit" kind="primary" loading={save.isPending}>
          {roleId === undefined ? t('create') : common('action.save')}
        </Button>
      </div>
    </form>
  );
}
