import { Names, PeopleNames } from '#features/base/records/components/names.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/base/records/components/form-fields.tsx';
import { PeopleField } from '#features/base/records/components/people-fields.tsx';
import type { FormLabels } from '#features/base/records/components/conflict-dialog.tsx';
import { RecordForm } from '#features/base/records/components/record-form.tsx';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { isOffered, rolesQuery } from '#features/roles/roles/api.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { PickList } from '#ui/pick-list.tsx';
import { useSaveTeam } from '../api.ts';
import type { TeamForm as Values } from '../form.ts';
import { readTeam, teamForm, toTeamChanges } from '../form.ts';

interface TeamFormProps {
  /** Undefined for a new team. */
  readonly teamId: string | undefined;
  readonly initial: Values;
  /** The date of the last change of the record that was read. */
  readonly baseVersion?: string | undefined;
  readonly onSaved: (teamId: string) => void;
  readonly cancel: ReactNode;
}

function useLabels(): FormLabels<Values> {
  const { t } = useTranslation('teams');
  const { t: records } = useTranslation('records');
  const roles = useQuery(rolesQuery).data ?? [];
  const text = (value: string) => (value.trim() === '' ? records('conflict.empty') : value);
  return {
    name: { label: t('form.name'), show: text },
    report_text: { label: t('form.reportText'), show: text },
    talents: { label: t('members'), show: (ids) => <PeopleNames ids={ids} /> },
    roles: {
      label: t('roles'),
      show: (ids) => <Names names={roles.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))} />,
    },
  };
}

/** Name, members, roles and the text of the report. */
export function TeamForm({ teamId, initial, baseVersion, onSaved, cancel }: TeamFormProps) {
  const { t } = useTranslation('teams');
  const { t: records } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const roles = useQuery(rolesQuery).data ?? [];
  const client = useQueryClient();
  const save = useSaveTeam(teamId);
  const recordEditor = useRecordForm<Values>({
    name: `teams/${teamId ?? 'create'}`,
    resolver: zodResolver(teamForm),
    initial,
    baseVersion,
    read: teamId === undefined ? undefined : () => readTeam(client, teamId),
    save: (values, base) =>
      save.mutateAsync({ changes: toTeamChanges(values, base.initial), baseVersion: base.seen }),
    onSaved: (id) => {
      notify({ text: t(teamId === undefined ? 'form.created' : 'form.saved') });
      onSaved(id);
    },
  });
  const { form } = recordEditor;
  const { control } = form;
  const removeLabel = (name: string) => records('removeNamed', { name });
  return (
    <RecordForm
      recordEditor={recordEditor}
      fieldLabels={useLabels()}
      submit={teamId === undefined ? t('create') : common('action.save')}
      cancel={cancel}
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
          <FormArea
            control={control}
            name="report_text"
            max={LONG_TEXT_MAX_CHARACTERS}
            rows={4}
            label={t('form.reportText')}
            hint={t('form.reportTextHint')}
          />
        </div>
      </Card>
      <Card title={t('form.who')}>
        <div className="flex flex-col gap-5">
          <Controller
            control={control}
            name="talents"
            render={({ field }) => (
              <PeopleField
                label={t('members')}
                hint={t('form.membersHint')}
                selectedIds={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="roles"
            render={({ field }) => (
              <PickList
                label={t('roles')}
                options={roles
                  .filter((role) => isOffered(role, field.value))
                  .map(({ id, name }) => ({ value: id, label: name }))}
                values={field.value}
                onChange={field.onChange}
                removeLabel={removeLabel}
              />
            )}
          />
        </div>
      </Card>
    </RecordForm>
  );
}
