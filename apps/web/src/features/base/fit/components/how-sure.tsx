import { FIT_RULE } from '@quint/psychometrics/fit.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DoubtMark } from '#ui/doubt.tsx';
import { OpenPopover } from '#ui/popover.tsx';
import { FitArithmetic } from './fit-arithmetic.tsx';
import { FitLine } from './fit-line.tsx';

/** The control that opens the panel: it looks and reads the same everywhere. */
export function HowSureButton({
  label,
  onPress,
}: {
  /** For screen readers, when several of them are on the page. */
  readonly label?: string | undefined;
  readonly onPress: (anchor: HTMLElement) => void;
}) {
  const { t } = useTranslation('how-sure');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={(event) => onPress(event.currentTarget)}
      className="finger min-h-6 cursor-pointer rounded-[4px] border-b border-dotted border-second text-ink hover:text-lila-strong print:hidden"
    >
      {t('button')}
    </button>
  );
}

interface PersonSureProps {
  readonly fit: FitOfTalent;
  /** How many others cannot be told apart from this person; undefined when not all are loaded. */
  readonly tieSize?: number | undefined;
}

/** A fit in numbers: interval, base rate, arithmetic, ties, rule. */
export function PersonSure({ fit, tieSize }: PersonSureProps) {
  const { t } = useTranslation('how-sure');
  const { t: common } = useTranslation();
  const { score, interval, band, reach } = fit;
  if (score === null || interval === null) return null;
  const reachCount = reach === null || band === 'none' ? undefined : reach[band];
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="font-semibold tabular-nums">{t('number', { score, ...interval })}</p>
      <FitLine fit={fit} size="full" />
      {reachCount !== undefined && (
        <p>
          {t('reach', { count: reachCount, band: common(`fit.inLine.${band}`) })}
          {!isInformative(reach) && ` ${t('common')}`}
        </p>
      )}
      <FitArithmetic score={score} costs={fit.costs} />
      {tieSize !== undefined && (
        <p className="text-second">{tieSize === 0 ? t('alone') : t('tied', { count: tieSize })}</p>
      )}
      <DoubtMark quality={fit.quality} />
      <p className="text-xs text-third">{t('rule', { rule: FIT_RULE, norm: fit.norm })}</p>
    </div>
  );
}

interface HowSurePanelProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel beside its button. */
export function HowSurePanel({ anchor, onClose, children }: HowSurePanelProps) {
  const { t } = useTranslation('how-sure');
  return (
    <OpenPopover anchor={anchor} label={t('title')} onClose={onClose}>
      {children}
    </OpenPopover>
  );
}

/** What the order inside a group of people means. */
export function GroupSure() {
  const { t } = useTranslation('how-sure');
  return <p className="text-sm text-pretty">{t('group')}</p>;
}
