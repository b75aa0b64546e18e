import { zodResolver } from '@hookform/resolvers/zod';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DraftLine } from '#features/records/components/draft-line.tsx';
import { FormText } from '#features/records/components/form-fields.tsx';
import { LeaveForm } from '#features/records/components/leave-form.tsx';
import { useFirstWrong } from '#features/records/use-first-wrong.ts';
import { useRecordForm } from '#features/records/use-record-form.ts';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { requiredText } from '#lib/form-schema.ts';
import { notify } from '#lib/notify.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useSaveLogo, useSaveSettings, type WorkspaceSettings } from '../api.ts';

const LOGO_MEGABYTES_MAX = 10;

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
  const { form, draft, leaving, onSubmit } = useRecordForm<GeneralForm>({
    name: `settings/${settings.id}`,
    resolver: zodResolver(generalForm),
    initial: { name: settings.name, language: settings.language },
    stays: true,
    async save(values) {
      await save.mutateAsync(values);
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
          <Button type="submit" kind="primary" loading={isSubmitting}>
            {common('action.save')}
          </Button>
          <DraftLine draft={draft} />
        </div>
        <LeaveForm leaving={leaving} />
      </form>
    </Card>
  );
}

/** The logo of the workspace: view, replace, remove. */
export function LogoCard({ settings }: { readonly settings: WorkspaceSettings }) {
  const { t } = useTranslation('organization');
  const { t: common } = useTranslation('common');
  const save = useSaveSettings(settings.id);
  const upload = useSaveLogo(settings.id);
  const refused = useSaveRefused();
  const done = () => notify({ text: t('saved') });
  return (
    <Card
      title={t('logo.title')}
      aside={
        settings.logo !== null && (
          <Button
            kind="light"
            size="sm"
            loading={save.isPending}
            onPress={() => save.mutate({ logo: null }, { onSuccess: done, onError: refused })}
          >
            {common('action.remove')}
          </Button>
        )
      }
    >
      <div className="flex flex-wrap items-center gap-5">
        <Avatar
          name={settings.name}
          src={
            settings.logo === null
              ? undefined
              : `/api/assets/${settings.logo}?width=192&height=192&fit=contain`
          }
          size="xl"
          look="tile"
        />
        <div className="min-w-[220px] flex-1">
          <FileDrop
            label={t('logo.label')}
            hint={t('logo.hint', { megabytes: LOGO_MEGABYTES_MAX })}
            accept={['image/png', 'image/jpeg']}
            maxMegabytes={LOGO_MEGABYTES_MAX}
            disabled={upload.isPending}
            onFile={(file) => upload.mutate(file, { onSuccess: done, onError: refused })}
          />
        </div>
      </div>
    </Card>
  );
}
