import { zodResolver } from '@hookform/resolvers/zod';
import { PACKS } from '@quint/domain/workspace/actor.ts';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { useNavigate } from '@tanstack/react-router';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readAddresses } from '#features/base/records/model/address-list.ts';
import { FormArea, FormText } from '#features/base/records/components/form-fields.tsx';
import { RecordForm } from '#features/base/records/components/record-form.tsx';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useCreateWorkspace } from '../api.ts';
import { workspaceForm, type WorkspaceForm } from '../form.ts';

const EMPTY: WorkspaceForm = { name: '', language: 'DE', pack: 'basic', admins: '' };

function useWorkspaceForm() {
  const { t } = useTranslation('administration');
  const navigate = useNavigate();
  const create = useCreateWorkspace();
  return useRecordForm<WorkspaceForm>({
    name: 'organizations/create',
    resolver: zodResolver(workspaceForm),
    initial: EMPTY,
    async save({ name, language, pack, admins }) {
      const addresses = readAddresses(admins).map((email) => ({ email }));
      const { id, invited: invitedAdmins = [] } = await create.mutateAsync({
        name: name.trim(),
        language,
        pack: PACK_NAMES[pack],
        admins: addresses,
      });
      notify({ text: t('created', { count: invitedAdmins.length }) });
      return id ?? name;
    },
    onSaved: () => void navigate({ to: '/admin/organizations' }),
  });
}

/** Creates a workspace for a customer. */
export function CreateOrganizationPage() {
  const { t } = useTranslation('administration');
  const { t: common } = useTranslation('common');
  const recordEditor = useWorkspaceForm();
  const { control } = recordEditor.form;
  return (
    <>
      <PageHeader
        title={t('create')}
        crumbs={[{ label: t('title'), link: { to: '/admin/organizations' } }, { label: t('create') }]}
      />
      <RecordForm
        recordEditor={recordEditor}
        submit={t('create')}
        cancel={
          <ButtonLink to="/admin/organizations" kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      >
        <Card>
          <div className="flex flex-col gap-5">
            <FormText control={control} name="name" max={TITLE_MAX_CHARACTERS} label={t('name')} required />
            <Controller
              control={control}
              name="language"
              render={({ field }) => (
                <RadioGroup
                  label={t('language')}
                  hint={t('languageHint')}
                  options={[
                    { value: 'DE', label: common('language.de') },
                    { value: 'EN', label: common('language.en') },
                  ]}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
            <Controller
              control={control}
              name="pack"
              render={({ field }) => (
                <RadioGroup
                  label={t('plan')}
                  options={PACKS.map((value) => ({ value, label: PACK_NAMES[value] }))}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
            <FormArea
              control={control}
              name="admins"
              rows={3}
              label={t('admins')}
              hint={t('adminsHint')}
              required
            />
          </div>
        </Card>
      </RecordForm>
    </>
  );
}
