import type { FitOfRole } from '@quint/contract/measures/matching.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Badge } from '#ui/badge.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { BandGlyph } from './band-glyph.tsx';
import { ExcludedText } from './excluded-from-rankings.tsx';

/** The values that every view of a fit shows. A doubtful fit has a hollow point and a note. */
export type ShownFit = Pick<FitOfRole, 'score' | 'exact' | 'interval' | 'band' | 'reach' | 'quality'>;
export type FitTone = 'strong' | 'partial' | 'neutral';

/** The borders of the bands, marked on every line. */
export const BAND_BORDERS = [65, 85] as const;
const STRONG_FROM = 85;

/** Green only where fewer than half of the norm group reach the strong band; no colour for a doubtful result. */
export function toneOf({ band, reach, quality }: Pick<ShownFit, 'band' | 'reach' | 'quality'>): FitTone {
  if (isDoubtful(quality)) return 'neutral';
  if (band === 'partial') return 'partial';
  return band === 'strong' && isInformative(reach) ? 'strong' : 'neutral';
}

type MarkTone = FitTone | 'selected';
const POINT: Readonly<Record<MarkTone, string>> = {
  strong: 'border-strong',
  partial: 'border-partial',
  neutral: 'border-ink',
  selected: 'border-lila-strong',
};
const FILL: Readonly<Record<MarkTone, string>> = {
  strong: 'bg-strong',
  partial: 'bg-partial',
  neutral: 'bg-ink',
  selected: 'bg-lila-strong',
};
const BAR: Readonly<Record<MarkTone, string>> = {
  strong: 'bg-strong/55',
  partial: 'bg-partial/55',
  neutral: 'bg-second/65',
  selected: 'bg-lila/60',
};
const INK: Readonly<Record<FitTone, string>> = {
  strong: 'text-strong-text',
  partial: 'text-partial-text',
  neutral: 'text-second',
};
/** `sm` has a fixed width; `full` takes the width of its container. */
const WIDTH = { sm: 'w-28 shrink-0', full: 'w-full' } as const;

interface FitMarkProps {
  readonly fit: ShownFit;
  /** Selected in a list: drawn in the colour of the selection. */
  readonly isSelected?: boolean | undefined;
}

/** The point of a fit and its interval, on a line from 0 to 100 that the parent draws. */
function FitMark({ fit, isSelected = false }: FitMarkProps) {
  const { score, interval, quality } = fit;
  if (score === null) return null;
  const tone = isSelected ? 'selected' : toneOf(fit);
  return (
    <>
      {interval !== null && (
        <span
          aria-hidden="true"
          className={cx('shape absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full', BAR[tone])}
          style={{ left: `${interval.low}%`, width: `${interval.high - interval.low}%` }}
        />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 outline-2 outline-surface forced-color-adjust-none',
          POINT[tone],
          isDoubtful(quality) ? 'bg-surface' : cx('shape', FILL[tone]),
        )}
        style={{ left: `${score}%` }}
      />
    </>
  );
}

interface FitLineProps {
  readonly fit: ShownFit;
  readonly size?: keyof typeof WIDTH | undefined;
}

function Line({ size, children }: { readonly size: keyof typeof WIDTH; readonly children?: ReactNode }) {
  return (
    <span aria-hidden="true" className={cx('relative inline-block h-3.5', WIDTH[size])}>
      <span className="shape-track absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-mute" />
      {BAND_BORDERS.map((border) => (
        <span
          key={border}
          className="shape absolute inset-y-0 w-px bg-control"
          style={{ left: `${border}%` }}
        />
      ))}
      {children}
    </span>
  );
}

/** A fit as a point with its 90 % interval on a line from 0 to 100; `FitText` beside it has the words. */
export function FitLine({ fit, size = 'sm' }: FitLineProps) {
  if (fit.score === null) return null;
  return (
    <Line size={size}>
      <FitMark fit={fit} />
    </Line>
  );
}

/** The line without a point, when there is no result yet. */
export function EmptyFitLine() {
  return <Line size="full" />;
}

interface BandWordProps {
  readonly fit: Pick<ShownFit, 'band' | 'reach' | 'quality'>;
  /** "High" instead of "High agreement", below a heading that says it is about agreement. */
  readonly short?: boolean | undefined;
  /** The note about a doubtful result is shown below, outside of this component. */
  readonly hidesDoubtMark?: boolean | undefined;
}

/**
 * The word of the band with its glyph of three, two or one bars, coloured only where the colour carries information. A
 * note below marks a doubtful result.
 */
export function BandWord({ fit, short = false, hidesDoubtMark = false }: BandWordProps) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex flex-col items-start">
      <span
        className={cx(
          'inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap',
          INK[toneOf(fit)],
        )}
      >
        <BandGlyph band={fit.band} />
        {short ? t(`fit.short.${fit.band}`) : t(`fit.${fit.band}`)}
      </span>
      {!hidesDoubtMark && <DoubtMark quality={fit.quality} />}
    </span>
  );
}

/** The interval, labelled for screen readers. */
export function FitInterval({ interval }: { readonly interval: ShownFit['interval'] }) {
  const { t } = useTranslation();
  if (interval === null) return null;
  return (
    <span className="text-xs whitespace-nowrap text-third tabular-nums">
      <span aria-hidden="true">{t('fit.interval', interval)}</span>
      <span className="sr-only">{t('fit.intervalSpoken', interval)}</span>
    </span>
  );
}

/** How many people of the norm group reach the band. Nothing for low agreement, which everybody reaches. */
function ReachText({ fit }: { readonly fit: Pick<ShownFit, 'band' | 'reach'> }) {
  const { t } = useTranslation();
  if (fit.reach === null || fit.band === 'none') return null;
  const reachCount = fit.reach[fit.band];
  return (
    <span
      title={t('fit.reachLong', { count: reachCount })}
      className="text-xs whitespace-nowrap text-third tabular-nums"
    >
      {t('fit.reach', { count: reachCount })}
    </span>
  );
}

/** Whether one trait far outside its range keeps a fit this high from being high agreement. */
export function isBlocked({ exact, band }: Pick<ShownFit, 'exact' | 'band'>): boolean {
  return band === 'partial' && exact !== null && exact >= STRONG_FROM;
}

function BlockedText({ fit }: { readonly fit: ShownFit }) {
  const { t } = useTranslation();
  if (!isBlocked(fit)) return null;
  return <span className="text-xs text-third">{t('fit.blocked')}</span>;
}

interface FitTextProps {
  readonly fit: ShownFit;
  /**
   * `block`: two columns of two lines each. `line`: one line, without the norm group, which a heading names. `number`:
   * the number and the short word.
   */
  readonly layout?: 'block' | 'line' | 'number' | undefined;
}

/** A fit in words: n of 100 with its interval, the band, and how many of the norm group reach it. */
export function FitText({ fit, layout = 'block' }: FitTextProps) {
  const { t } = useTranslation();
  if (fit.score === null) return <Badge>{t('fit.open')}</Badge>;
  const number = (
    <span className="text-base font-bold tabular-nums">
      {fit.score}
      <span className="sr-only"> {t('fit.ofHundred')}</span>
    </span>
  );
  if (layout === 'number') {
    return (
      <span className="inline-flex items-baseline gap-2">
        {number}
        <BandWord fit={fit} short />
      </span>
    );
  }
  if (layout === 'line') {
    return (
      <span className="inline-grid grid-cols-[2rem_3.75rem_auto] items-baseline gap-x-2">
        <span className="text-right">{number}</span>
        <span className="text-right">
          <FitInterval interval={fit.interval} />
        </span>
        <span className="flex flex-col">
          <BandWord fit={fit} />
          <BlockedText fit={fit} />
        </span>
      </span>
    );
  }
  return (
    <span className="inline-grid grid-cols-[2.75rem_auto] items-baseline gap-x-2.5">
      <span className="text-right">{number}</span>
      <BandWord fit={fit} />
      <span className="text-right">
        <FitInterval interval={fit.interval} />
      </span>
      <span className="flex flex-col">
        <ReachText fit={fit} />
        <BlockedText fit={fit} />
      </span>
    </span>
  );
}

interface FitShownProps {
  /** Undefined: there is no result yet, or the person asked to be left out of rankings. */
  readonly fit: ShownFit | undefined;
  readonly isExcluded?: boolean | undefined;
  readonly layout?: FitTextProps['layout'];
}

/** The line and the text of a fit beside each other, with all lines of a list aligned. */
export function FitShown({ fit, isExcluded = false, layout }: FitShownProps) {
  const { t } = useTranslation();
  if (isExcluded) return <ExcludedText />;
  if (fit === undefined) return <Badge>{t('fit.pending')}</Badge>;
  if (fit.score === null) return <Badge>{t('fit.open')}</Badge>;
  return (
    <span className="inline-flex items-center gap-3">
      <FitLine fit={fit} />
      <FitText fit={fit} layout={layout} />
    </span>
  );
}
