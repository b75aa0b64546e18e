import { FileUp } from 'lucide-react';
import { DropZone, FileTrigger, type FileDropItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import type { Problem } from '../use-resume-upload.ts';

interface UploadCardProps {
  readonly problem: Problem | undefined;
  readonly onFile: (file: File) => void;
}

/** Accepts a resume by drop, paste or file dialog. */
export function UploadCard({ problem, onFile }: UploadCardProps) {
  const { t } = useTranslation('resume');
  const textOf = (kind: Problem) =>
    kind === 'document' || kind === 'picture'
      ? `${t('upload.notPdf')}. ${t(`upload.${kind}`)}`
      : t(`upload.${kind}`);
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-soft max-md:p-4">
      <DropZone
        aria-label={t('upload.label')}
        onDrop={(event) => {
          const fileItem = event.items.find((item): item is FileDropItem => item.kind === 'file');
          void fileItem?.getFile().then(onFile);
        }}
        className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-control px-6 py-10 text-center transition-colors data-drop-target:border-lila data-drop-target:bg-lila-soft max-md:border-0 max-md:p-0"
      >
        <FileUp aria-hidden="true" className="size-7 text-lila-strong max-md:hidden" />
        <span className="text-md font-semibold max-md:hidden">{t('upload.drop')}</span>
        <span className="max-md:w-full max-md:[&>*]:w-full">
          <FileTrigger
            acceptedFileTypes={['application/pdf', '.pdf']}
            onSelect={(files) => {
              const file = files?.[0];
              if (file !== undefined) onFile(file);
            }}
          >
            <Button kind="primary" size="lg">
              {t('upload.choose')}
            </Button>
          </FileTrigger>
        </span>
        <span className="text-sm text-third">{t('upload.hint')}</span>
      </DropZone>
      <div className="pt-3 text-center empty:hidden">
        <AlertLine>{problem === undefined ? undefined : textOf(problem)}</AlertLine>
      </div>
    </section>
  );
}
