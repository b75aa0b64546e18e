import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#lib/save-file.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, shown once, to copy, download or write down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('profile');
  const { email } = useCurrentUser();
  const text = codes.join('\n');
  const file = `${t('twoFactor.fileHead', { email })}\n\n${text}\n`;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-second">{t('twoFactor.codesText')}</p>
      <ul
        translate="no"
        className="flex flex-col items-center gap-1.5 rounded-md bg-mute p-4 font-mono text-base max-md:text-xs"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text}>{t('twoFactor.copy')}</CopyButton>
          <Button
            kind="secondary"
            size="sm"
            onPress={() => saveFile(t('twoFactor.fileName'), new Blob([file], { type: 'text/plain' }))}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('twoFactor.download')}
          </Button>
        </div>
        <Button kind="primary-lila" onPress={onDone}>
          {t('twoFactor.done')}
        </Button>
      </div>
    </div>
  );
}
