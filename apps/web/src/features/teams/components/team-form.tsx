import { zodResolver } from '@hookform/resolvers/zod';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/records/components/form-fields.tsx';
import { PeopleField } from '#features/records/components/people-fields.tsx';
import { RecordForm } from '#features/records/components/record-form.tsx';
import { RECORD_FORM } from '#features/records/model/form-options.ts';
import { ReportsCard } from '#features/report-parts/components/reports-card.tsx';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { rolesQuery } from '#features/roles/api.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { PickList } from '#ui/pick-list.tsx';
import { useSaveTeam } from '../api.ts';
import type { TeamForm as Values } from '../form.ts';
import { teamForm, toTeamChanges } from '../form.ts';

interface TeamFormProps {
  /** Undefined for a new team. */
  readonly teamId: string | undefined;
  readonly initial: Values;
  readonly onSaved: (teamId: string) => void;
  readonly cancel: ReactNode;
}

/** Name, members, roles and the text of the report. */
export function TeamForm({ teamId, initial, onSaved, cancel }: TeamFormProps) {
  const { t } = useTranslation('teams');
  const { t: records } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const { t: documents } = useTranslation('documents');
  const roles = useQuery(rolesQuery).data ?? [];
  const form = useForm<Values>({
    resolver: zodResolver(teamForm),
    defaultValues: initial,
    ...RECORD_FORM,
  });
  const save = useSaveTeam(teamId);
  const refused = useSaveRefused();
  const submit = (values: Values) =>
    save.mutate(toTeamChanges(values, initial), {
      onSuccess: (id) => {
        notify({ text: t(teamId === undefined ? 'form.created' : 'form.saved') });
        onSaved(id);
      },
      onError: refused,
    });
  const removeLabel = (name: string) => records('removeNamed', { name });
  return (
    <RecordForm
      form={form}
      onSubmit={submit}
      saving={save.isPending}
      submit={teamId === undefined ? t('create') : common('action.save')}
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
          <FormArea
            control={form.control}
            name="report_text"
            max={LONG_TEXT_MAX_CHARACTERS}
            rows={4}
            label={t('form.reportText')}
            hint={t('form.reportTextHint')}
          />
        </div>
      </Card>
      {teamId !== undefined && (
        <ReportsCard
          subjects={[{ kind: 'team', team: teamId }]}
          blocked={form.formState.isDirty ? documents('saveFirst') : undefined}
        />
      )}
      <Card title={t('form.who')}>
        <div className="flex flex-col gap-5">
          <Controller
            control={form.control}
            name="talents"
            render={({ field }) => (
              <PeopleField
                label={t('members')}
                hint={t('form.membersHint')}
                chosen={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={form.control}
            name="roles"
            render={({ field }) => (
              <PickList
                label={t('roles')}
                options={roles.map(({ id, name }) => ({ value: id, label: name }))}
                chosen={field.value}
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
