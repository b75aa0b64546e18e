import { zodResolver } from '@hookform/resolvers/zod';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { FormText } from '#features/base/records/components/form-fields.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { changedValues } from '#features/base/records/model/conflicts.ts';
import { useFirstWrong } from '#features/base/records/use-first-wrong.ts';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { requiredText } from '#lib/form-schema.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useSaveSettings, type WorkspaceSettings } from '../api.ts';

const generalForm = z.object({
  name: requiredText(TITLE_MAX_CHARACTERS),
  language: z.enum(['DE', 'EN']),
});
type GeneralForm = z.infer<typeof generalForm>;

/** Name of the workspace, and the language of its invitations. */
export function GeneralCard({ settings }: { readonly settings: WorkspaceSettings }) {
  const { t } = useTranslation('organization');
  const { t: common } = useTranslation('common');
  const save = useSaveSettings(settings.id);
  const { form, draft, leaveActions, onSubmit } = useRecordForm<GeneralForm>({
    name: `settings/${settings.id}`,
    resolver: zodResolver(generalForm),
    initial: { name: settings.name, language: settings.language },
    stays: true,
    async save(values, { initial }) {
      const change = changedValues(values, initial);
      if (Object.keys(change).length > 0) await save.mutateAsync(change);
      return settings.id;
    },
    onSaved: () => notify({ text: t('saved') }),
  });
  const { isSubmitting, submitCount } = form.formState;
  const element = useFirstWrong(submitCount);
  return (
    <Card title={t('general.title')}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        <FormText
          control={form.control}
          name="name"
          max={TITLE_MAX_CHARACTERS}
          label={t('general.name')}
          required
        />
        <Controller
          control={form.control}
          name="language"
          render={({ field }) => (
            <RadioGroup
              label={t('general.language')}
              hint={t('general.languageHint')}
              options={[
                { value: 'DE', label: common('language.de') },
                { value: 'EN', label: common('language.en') },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" isLoading={isSubmitting}>
            {common('action.save')}
          </Button>
          <DraftLine draft={draft} />
        </div>
        <LeaveForm leaveActions={leaveActions} />
      </form>
    </Card>
  );
}
