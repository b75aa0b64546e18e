import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#lib/server-time.ts';
import { toWorkspaceText } from '#lib/workspace-time.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { useMailTexts } from '../use-mail-texts.ts';

interface SendTimeProps {
  /** When the first mail goes out; undefined means at once, null that no mail does. */
  readonly at: string | null | undefined;
  /** The chosen time as text in the time zone of workspaces; empty for the usual one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** When mails go out, and a field to change it. */
export function SendTime({ at, value: chosenTime, onChange, error }: SendTimeProps) {
  const { t } = useTranslation('vacancy-mails');
  const { moment } = useMailTexts();
  const [isOpen, setOpen] = useState(chosenTime !== '');
  if (at === null && !isOpen) return null;
  if (!isOpen) {
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-second">{t('send.when')}</span>
        <strong className="font-semibold">{typeof at === 'string' ? moment(at) : t('send.now')}</strong>
        <Button
          kind="text"
          size="sm"
          onPress={() => {
            if (typeof at === 'string') onChange(toWorkspaceText(new Date(at)));
            setOpen(true);
          }}
        >
          <span className="text-lila-strong">{t('send.change')}</span>
        </Button>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <span className="min-w-0 max-w-[260px] flex-1 basis-52">
        <DateField
          label={t('send.sendAt')}
          value={chosenTime}
          hint={t('send.zone')}
          min={toWorkspaceText(serverNow())}
          withTime
          error={error}
          onChange={onChange}
        />
      </span>
      <Button
        kind="text"
        onPress={() => {
          onChange('');
          setOpen(false);
        }}
      >
        {t('send.usual')}
      </Button>
    </div>
  );
}
