import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormMessage } from '#features/base/records/use-form-message.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PickList } from '#ui/pick-list.tsx';
import { goalTeamsQuery, useCreateGoalTeam } from '../api.ts';
import type { GoalForm } from '../form.ts';

/** Creates the first team when there is none to select. */
function NewTeam({ onMade }: { readonly onMade: (teamId: string) => void }) {
  const { t } = useTranslation('goals');
  const [name, setName] = useState('');
  const create = useCreateGoalTeam();
  const reportSaveError = useSaveRefused();
  const make = () => create.mutate(name.trim(), { onSuccess: onMade, onError: reportSaveError });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-[200px] flex-1">
        <TextField label={t('form.newTeam')} hint={t('form.newTeamHint')} value={name} onChange={setName} />
      </div>
      <Button kind="secondary" disabled={name.trim() === ''} isLoading={create.isPending} onPress={make}>
        {t('form.createTeam')}
      </Button>
    </div>
  );
}

/** The teams of the goal; in a workspace without teams the first one is created here. */
export function TeamFields({ control }: { readonly control: Control<GoalForm> }) {
  const { t } = useTranslation('goals');
  const { t: records } = useTranslation('records');
  const message = useFormMessage();
  const teams = useQuery(goalTeamsQuery);
  return (
    <Controller
      control={control}
      name="teams"
      render={({ field, fieldState }) => (
        <div className="flex flex-col gap-4">
          <PickList
            label={t('teams')}
            required
            error={message(fieldState.error?.message)}
            options={(teams.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            values={field.value}
            onChange={field.onChange}
            removeLabel={(name) => records('removeNamed', { name })}
          />
          {teams.data?.length === 0 && <NewTeam onMade={(id) => field.onChange([...field.value, id])} />}
        </div>
      )}
    />
  );
}
