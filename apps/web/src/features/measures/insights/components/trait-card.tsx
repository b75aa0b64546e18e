import type { FacetLevel } from '@quint/psychometrics/types.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import type { TraitReading } from '../model/readings.ts';

const STANINES = 9;

interface TraitCardProps {
  readonly reading: TraitReading;
  /** The text for the neighbouring band, which the error of measurement reaches. */
  readonly also: (band: FacetLevel) => string;
  readonly children: ReactNode;
}

/** A trait in words, with both texts where the error of measurement crosses a border. */
export function TraitCard({ reading, also, children }: TraitCardProps) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const { trait, score } = reading;
  const params = {
    value: score.stanine,
    most: STANINES,
    low: format.number(score.low, 1),
    high: format.number(score.high, 1),
  };
  return (
    <Card title={<TraitName trait={trait} />}>
      <div className="flex flex-col gap-3">
        <p className="-mt-2 text-xs text-third">{t('place', params)}</p>
        {children}
        {reading.also !== null && (
          <div className="rounded-md bg-mute px-3.5 py-3 text-sm">
            <p className="font-semibold">{t('both.title', { band: t(`bands.${reading.also}`) })}</p>
            <p className="pt-1 text-pretty text-second">
              {t('both.text')} {also(reading.also)}
            </p>
          </div>
        )}
      </div>
    </Card>
  );
}

/** A trait that was not scored. */
export function NotScored({ trait }: Pick<TraitReading, 'trait'>) {
  const { t } = useTranslation('insights');
  return (
    <Card title={<TraitName trait={trait} />}>
      <p className="text-third">{t('notScored')}</p>
    </Card>
  );
}
