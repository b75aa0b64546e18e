import type { FitOfRole } from '@quint/contract/measures/matching.ts';

const FILLED_BARS: Readonly<Record<FitOfRole['band'], number>> = { strong: 3, partial: 2, none: 1 };
const BARS = [1, 2, 3];

/** Three bars, filled as far as the band is high: the band without its colour. */
export function BandGlyph({ band }: { readonly band: FitOfRole['band'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 fill-current">
      {BARS.map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 4.5 + 0.25}
          y={11.5 - bar * 3.6}
          width="2.6"
          height={bar * 3.6}
          rx="0.8"
          opacity={bar <= FILLED_BARS[band] ? 1 : 0.3}
        />
      ))}
    </svg>
  );
}
