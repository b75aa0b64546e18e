import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/clipboard.ts';
import { notifyFailure } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { backupsQuery, useBackUpNow } from '../use-backups.ts';
import { BackupRuns } from './backup-runs.tsx';

/** The command that restores a file, to copy. */
function RestoreCommand({ path }: { readonly path: string }) {
  const { t } = useTranslation('backups');
  const command = `npm run restore -- '${path}' --replace`;
  const copy = async () => {
    try {
      await copyText(Promise.resolve(command));
      notify({ text: t('copied') });
    } catch {
      notify({ type: 'error', text: t('notCopied') });
    }
  };
  return (
    <div className="pt-5">
      <p className="pb-2 text-second">{t('restore')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 rounded-md bg-mute px-3 py-2 text-sm break-all">{command}</code>
        <Button kind="secondary" size="sm" onPress={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}

/** The backups of the installation: the age of the newest, a button that creates one, and the restore command. */
export function BackupsPanel() {
  const { t } = useTranslation('backups');
  const { data } = useQuery(backupsQuery);
  const backUp = useBackUpNow();
  if (data === undefined) return null;
  const isBusy = data.runs.some(({ state }) => state === 'waiting' || state === 'running');
  const newest = data.runs.find(({ state, is_removed }) => state === 'done' && !is_removed);
  const start = () =>
    backUp.mutate(undefined, {
      onSuccess: () => notify({ text: t('started') }),
      onError: (error) => notifyFailure(error, { text: t('failed') }),
    });
  return (
    <Card
      title={t('title')}
      aside={
        <Button kind="secondary" isLoading={backUp.isPending || isBusy} onPress={start}>
          {t('now')}
        </Button>
      }
    >
      <AlertLine>{data.is_late ? t('late') : null}</AlertLine>
      <p className="pb-1 text-pretty break-words text-second">
        {data.keep === null ? t('never') : t('nightly', { dir: data.dir, count: data.keep })}
      </p>
      <p className="pb-4 text-sm text-pretty text-third">{t(data.is_encrypted ? 'encrypted' : 'plain')}</p>
      <BackupRuns runs={data.runs} />
      {newest !== undefined && newest.path !== null && <RestoreCommand path={newest.path} />}
    </Card>
  );
}
