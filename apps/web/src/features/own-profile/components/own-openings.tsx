import type { SurveyOpening } from '@quint/contract/privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { ownOpeningsQuery } from '../api.ts';

function OpeningRow({ opening }: { readonly opening: SurveyOpening }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { what, opened_by: by, device, is_proved: isProved } = opening;
  const notes = [
    device === null ? undefined : t(`own.openings.devices.${device}`),
    what === 'opened' && !isProved ? t('own.openings.unproved') : undefined,
  ].filter((note) => note !== undefined);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">
          {what === 'copied' ? t('own.openings.copied') : t(`own.openings.by.${by}`)}
        </span>
        {notes.length > 0 && <span className="text-xs text-third">{notes.join(' · ')}</span>}
      </span>
      <span className="text-sm tabular-nums text-second">{format.date(opening.date, 'dateTime')}</span>
    </li>
  );
}

/** When and how the own survey was opened; hidden when it never was. */
export function OwnOpenings() {
  const { t } = useTranslation('profile');
  const openings = useQuery(ownOpeningsQuery);
  if (openings.data === undefined || openings.data.length === 0) return null;
  return (
    <Card title={t('own.openings.title')}>
      <p className="pb-3 text-sm text-pretty text-second">{t('own.openings.text')}</p>
      <ul>
        {openings.data.map((opening) => (
          <OpeningRow key={opening.id} opening={opening} />
        ))}
      </ul>
    </Card>
  );
}
