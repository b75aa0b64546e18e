import type { AiShortener } from '@quint/contract/roles/role-texts.ts';
import type { TextVersion } from '@quint/domain/roles/role-texts.ts';
import { useTranslation } from 'react-i18next';

interface VersionOriginProps {
  readonly version: TextVersion;
  readonly ai: AiShortener | null | undefined;
  /** How many e-mail addresses and phone numbers were not sent for it. */
  readonly withheldCount: number;
}

/** What made a short version, and that others will read it. */
export function VersionOrigin({ version, ai, withheldCount }: VersionOriginProps) {
  const { t } = useTranslation('role-texts');
  const { origin, text } = version;
  const model = origin?.model ?? '';
  const describeOrigin = () => {
    if (origin === null) return t('made.unknown');
    if (origin.by === 'local') return t('made.local');
    return ai?.model === model ? t('made.aiAt', { model, host: ai.host }) : t('made.ai', { model });
  };
  return (
    <p className="text-xs text-pretty text-third">
      <span className="font-medium text-second">
        {describeOrigin()}
        {origin?.is_edited === true && `, ${t('edited')}`}.
      </span>{' '}
      {withheldCount > 0 && `${t('withheld', { count: withheldCount })} `}
      {text.trim() === '' ? t('emptied') : t('othersShort')}
    </p>
  );
}
