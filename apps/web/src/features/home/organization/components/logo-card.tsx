import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useSaveLogo, useSaveSettings, type WorkspaceSettings } from '../api.ts';

const LOGO_MEGABYTES_MAX = 10;

/** The logo of the workspace: view, replace, remove. */
export function LogoCard({ settings }: { readonly settings: WorkspaceSettings }) {
  const { t } = useTranslation('organization');
  const { t: common } = useTranslation('common');
  const save = useSaveSettings(settings.id);
  const upload = useSaveLogo(settings.id);
  const reportSaveError = useSaveRefused();
  const notifySuccess = () => notify({ text: t('saved') });
  return (
    <Card
      title={t('logo.title')}
      aside={
        settings.logo !== null && (
          <Button
            kind="light"
            size="sm"
            isLoading={save.isPending}
            onPress={() =>
              save.mutate({ logo: null }, { onSuccess: notifySuccess, onError: reportSaveError })
            }
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
            onFile={(file) => upload.mutate(file, { onSuccess: notifySuccess, onError: reportSaveError })}
          />
        </div>
      </div>
    </Card>
  );
}
