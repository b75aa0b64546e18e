import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shortenersQuery } from '../api.ts';

/** Explains once for a form which data is sent where when AI shortens a text. */
export function AiDataNotice() {
  const { t } = useTranslation('role-texts');
  const ai = useQuery(shortenersQuery).data?.ai;
  if (ai?.is_on !== true) return null;
  return <p className="text-xs text-pretty text-third">{t('sent', { host: ai.host })}</p>;
}
