import type { BandCounts } from '@quint/contract/vacancies/people.ts';
import { useTranslation } from 'react-i18next';
import { BandGlyph } from '#features/base/fit/components/band-glyph.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';

const BANDS = ['strong', 'partial', 'none'] as const;
const SHADE = { strong: 'bg-ink', partial: 'bg-second', none: 'bg-control' } as const;
/** Fewer people are read row by row. */
const SHOWN_FROM = 11;

/** How the people of a stage are distributed over the bands of fit. */
export function BandShares({ bands }: { readonly bands: BandCounts }) {
  const { t } = useTranslation('vacancy');
  const { t: common } = useTranslation();
  const format = useFormat();
  const total = bands.strong + bands.partial + bands.none;
  if (total < SHOWN_FROM) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-2.5 text-sm">
      <span
        aria-hidden="true"
        className="flex h-1.5 w-full max-w-60 gap-0.5 overflow-hidden rounded-full forced-color-adjust-none"
      >
        {BANDS.map((band) => (
          <span
            key={band}
            className={cx('block h-1.5', SHADE[band])}
            style={{ width: `${(bands[band] / total) * 100}%` }}
          />
        ))}
      </span>
      <ul aria-label={t('list.bands')} className="flex flex-wrap gap-x-5 gap-y-1">
        {BANDS.map((band) => (
          <li key={band} className="flex items-center gap-1.5 text-second">
            <BandGlyph band={band} />
            {common(`fit.${band}`)}
            <span className="font-semibold text-ink tabular-nums">{format.number(bands[band])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
