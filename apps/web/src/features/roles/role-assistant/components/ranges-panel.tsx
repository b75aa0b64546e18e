import { jobRangeOf, statementsOf, type JobAnswers } from '@quint/psychometrics/job-statements.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { TRAIT_INK, TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { cx } from '#lib/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TRAIT_FILL } from '#ui/trait-fill.ts';

const STANINES = 9;

interface GrowingTrackProps {
  readonly trait: Trait;
  readonly range: { readonly min: number; readonly max: number } | undefined;
}

/** A track from 1 to 9 whose range is animated to its new ends. */
function GrowingTrack({ trait, range }: GrowingTrackProps) {
  const offset = range === undefined ? 0.5 : (range.min - 1) / STANINES;
  const width = range === undefined ? 0 : (range.max - range.min + 1) / STANINES;
  return (
    <span aria-hidden="true" className="shape-track relative block h-2 overflow-hidden rounded-full bg-mute">
      <span
        className={cx(
          'shape absolute inset-y-0 rounded-full transition-[left,width] duration-250 ease-in-out',
          TRAIT_FILL[trait],
        )}
        style={{ left: `${offset * 100}%`, width: `${width * 100}%` }}
      />
    </span>
  );
}

/** Describes the source of a trait's range so far. */
export function useRangeDescription() {
  const { t } = useTranslation('role-assistant');
  const { t: personality } = useTranslation('personality');
  return (trait: Trait, statements: JobAnswers) => {
    const range = jobRangeOf(trait, statements);
    const all = statementsOf(trait);
    const count = all.filter(({ id }) => typeof statements[id] === 'number').length;
    return {
      range: range?.range,
      isContradictory: range?.isContradictory === true,
      span:
        range === undefined
          ? t('ranges.none')
          : personality('range', { min: range.range.min, max: range.range.max }),
      from: count === all.length ? t('ranges.fromAll') : t('ranges.from', { count }),
    };
  };
}

function TraitSoFar({ trait, statements }: { readonly trait: Trait; readonly statements: JobAnswers }) {
  const { t } = useTranslation('role-assistant');
  const { t: personality } = useTranslation('personality');
  const { range, isContradictory, span, from } = useRangeDescription()(trait, statements);
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex items-baseline justify-between gap-3">
        <TraitName trait={trait} />
        <span className={cx('tabular-nums', range === undefined ? 'text-xs text-third' : 'font-semibold')}>
          {span}
        </span>
      </span>
      <GrowingTrack trait={trait} range={range} />
      <span className="flex justify-between gap-4 text-xs text-third">
        <span>{personality(`traits.${trait}.left`)}</span>
        <span className="text-end">{personality(`traits.${trait}.right`)}</span>
      </span>
      {range !== undefined && <span className="text-xs text-second">{from}</span>}
      {isContradictory && <span className="text-xs text-partial-text">{t('ranges.contradictory')}</span>}
    </li>
  );
}

/** The five ranges from the answers so far, updated with each answer. */
export function RangesSoFar({ statements }: { readonly statements: JobAnswers }) {
  const { t } = useTranslation('role-assistant');
  return (
    <>
      {Object.keys(statements).length === 0 && (
        <p className="pb-4 text-xs text-pretty text-third">{t('ranges.later')}</p>
      )}
      <ul className="flex flex-col gap-4">
        {TRAITS.map((trait) => (
          <TraitSoFar key={trait} trait={trait} statements={statements} />
        ))}
      </ul>
    </>
  );
}

/** The ranges in one line, which expands: for screens without space beside the question. */
export function RangesLine({ statements }: { readonly statements: JobAnswers }) {
  const { t } = useTranslation('role-assistant');
  const describeRange = useRangeDescription();
  const tracks = (
    <span className="grid min-w-0 flex-1 grid-cols-5 gap-2">
      {TRAITS.map((trait) => {
        const { range, span } = describeRange(trait, statements);
        return (
          <span key={trait} className="flex min-w-0 flex-col gap-1 text-xs text-third tabular-nums">
            <GrowingTrack trait={trait} range={range} />
            <span className="whitespace-nowrap">
              <span className={cx('font-bold', TRAIT_INK[trait])}>{trait}</span>
              <span aria-hidden="true">{range === undefined ? ' –' : ` ${range.min}–${range.max}`}</span>
              <span className="sr-only">{`: ${span}`}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-1 shadow-soft">
      <Disclosure
        look="row"
        label={
          <>
            <span className="sr-only">{t('ranges.open')}</span>
            {tracks}
          </>
        }
      >
        <div className="pt-2 pb-3">
          <RangesSoFar statements={statements} />
        </div>
      </Disclosure>
    </div>
  );
}
