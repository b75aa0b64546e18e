import { Upload } from 'lucide-react';
import { useState } from 'react';
import { DropZone, FileTrigger, type FileDropItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { AlertLine } from './alert-line.tsx';
import { Button } from './button.tsx';

const BYTES_PER_MEGABYTE = 1_048_576;

interface FileDropProps {
  readonly label: string;
  /** MIME types: `application/pdf`, `image/*`. Without them any file is accepted, and its contents decide. */
  readonly accept?: readonly string[] | undefined;
  readonly maxMegabytes: number;
  readonly onFile: (file: File) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

function isAccepted(type: string, accept: readonly string[] | undefined): boolean {
  if (accept === undefined) return true;
  return accept.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );
}

/** A drop zone for one file: drop, paste, or select it. An unsuitable file is rejected with the reason. */
export function FileDrop({ label, accept, maxMegabytes, onFile, hint, disabled }: FileDropProps) {
  const { t } = useTranslation();
  const [error, setError] = useState<string>();
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    if (!isAccepted(file.type, accept)) return setError(t('file.wrongType'));
    if (file.size > maxMegabytes * BYTES_PER_MEGABYTE)
      return setError(t('file.tooLarge', { megabytes: maxMegabytes }));
    setError(undefined);
    onFile(file);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <DropZone
        isDisabled={disabled === true}
        aria-label={label}
        onDrop={(event) => {
          const fileItem = event.items.find((item): item is FileDropItem => item.kind === 'file');
          void fileItem?.getFile().then(take);
        }}
        className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-control bg-surface px-6 py-8 text-center transition-colors data-disabled:opacity-45 data-drop-target:border-lila data-drop-target:bg-lila-soft"
      >
        <Upload aria-hidden="true" className="size-5 text-third" />
        <span className="flex flex-wrap items-center justify-center gap-2">
          {t('file.drop')}
          <FileTrigger
            {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
            onSelect={(files) => take(files?.[0])}
          >
            <Button kind="secondary" size="sm" disabled={disabled}>
              {t('file.choose')}
            </Button>
          </FileTrigger>
        </span>
        {hint !== undefined && <span className="text-xs text-third">{hint}</span>}
      </DropZone>
      <AlertLine size="sm">{error}</AlertLine>
    </div>
  );
}
