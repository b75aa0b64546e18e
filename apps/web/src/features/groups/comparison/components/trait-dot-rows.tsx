import type { Trait } from '@quint/psychometrics/types.ts';
import { SCALE_HIGH, SCALE_LOW } from '@quint/psychometrics/range-position.ts';
import { useTranslation } from 'react-i18next';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { cx } from '#lib/class-names.ts';
import type { ComparedPerson, ComparedTrait } from '../model/comparison.ts';
import { isFaded, type Lift } from '../use-lift.ts';
import { PERSON_BAR, PersonShape } from './person-shape.tsx';

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8];
const DOT_ROW_PX = 16;

const BAND: Readonly<Record<Trait, readonly [ground: string, edges: string]>> = {
  O: ['bg-trait-o/16', 'border-trait-o'],
  C: ['bg-trait-c/16', 'border-trait-c'],
  E: ['bg-trait-e/16', 'border-trait-e'],
  A: ['bg-trait-a/16', 'border-trait-a'],
  ES: ['bg-trait-es/16', 'border-trait-es'],
};

function share(value: number): number {
  return ((value - SCALE_LOW) / (SCALE_HIGH - SCALE_LOW)) * 100;
}

function RangeBand({
  trait,
  range,
}: {
  readonly trait: Trait;
  readonly range: { min: number; max: number };
}) {
  const from = share(range.min - 0.5);
  const to = share(range.max + 0.5);
  const [ground, edges] = BAND[trait];
  const bandStyle = { left: `${from}%`, width: `${to - from}%` };
  return (
    <>
      <span className={cx('absolute inset-y-0 print:[print-color-adjust:exact]', ground)} style={bandStyle} />
      <span
        className={cx('absolute -inset-y-1 border-x-2 forced-colors:border-[CanvasText]', edges)}
        style={bandStyle}
      />
    </>
  );
}

interface TraitDotRowsProps {
  readonly of: ComparedTrait;
  readonly people: readonly ComparedPerson[];
  readonly lift: Lift;
}

/** The reason why a person has no mark on an axis. */
function useWhyNone(): (person: ComparedPerson | undefined) => string {
  const { t } = useTranslation('comparison');
  const describeHold = useHoldLabels();
  return (person) => {
    const name = person?.short ?? '';
    const hold = person?.score === null ? person.person.hold : undefined;
    return hold === undefined
      ? t('notScored', { name })
      : t('heldBack', { name, until: describeHold(hold).short });
  };
}

/** One axis from 1 to 9 with a row for each person: point, 90 % bar, and behind them the range of the role. */
export function TraitDotRows({ of, people, lift }: TraitDotRowsProps) {
  const whyNone = useWhyNone();
  const { trait, range, dotRows } = of;
  return (
    <div
      aria-hidden="true"
      className="shape-track relative rounded-sm bg-mute/70 py-0.5 print:[print-color-adjust:exact]"
    >
      {STEPS.map((step) => (
        <span
          key={step}
          className="shape absolute inset-y-0 w-px bg-surface"
          style={{ left: `${share(step + 0.5)}%` }}
        />
      ))}
      {range !== undefined && <RangeBand trait={trait} range={range} />}
      {dotRows.map((dotRow, index) => (
        <div
          key={people[index]?.id}
          data-lane={index + 1}
          className={cx(
            'relative transition-opacity',
            isFaded(lift, index) && 'opacity-25 print:opacity-100',
          )}
          style={{ height: DOT_ROW_PX }}
        >
          {dotRow === null ? (
            <span className="absolute left-2 text-xs leading-4 text-third">{whyNone(people[index])}</span>
          ) : (
            <>
              <span
                className={cx(
                  'shape absolute top-1/2 h-[3px] -translate-y-1/2 rounded-full print:[print-color-adjust:exact]',
                  PERSON_BAR[index],
                )}
                style={{ left: `${share(dotRow.low)}%`, width: `${share(dotRow.high) - share(dotRow.low)}%` }}
              />
              <span
                className="absolute top-1/2 -translate-1/2 rounded-[4px] leading-none"
                style={{ left: `${share(dotRow.position)}%` }}
              >
                {people[index] !== undefined && (
                  <PersonShape of={people[index]} className="size-3.5" hasHalo />
                )}
              </span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** The numbers 1 to 9 under the axes. */
export function DotRowAxis() {
  return (
    <div aria-hidden="true" className="grid grid-cols-9 text-center text-xs text-third tabular-nums">
      {[...STEPS, STEPS.length + 1].map((step) => (
        <span key={step}>{step}</span>
      ))}
    </div>
  );
}
