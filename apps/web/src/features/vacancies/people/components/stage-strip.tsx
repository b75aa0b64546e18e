import type { StageCounts } from '@quint/contract/vacancies/people.ts';
import { STAGES, type Stage } from '@quint/domain/roles/stages.ts';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';

/** Up to this many people of a role, each is a dot; above, a bar shows the share. */
const MOST_DOTS = 40;

const DOT: Readonly<Record<Stage, string>> = {
  invited: 'border border-second',
  opened: 'border border-second bg-linear-90 from-second from-50% to-transparent to-50%',
  finished: 'bg-second',
  shortlist: 'bg-lila',
  decided: 'bg-control',
};

function Dots({ stage, count }: { readonly stage: Stage; readonly count: number }) {
  return (
    <span aria-hidden="true" className="flex min-h-2 flex-wrap gap-1.5 forced-color-adjust-none">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={cx('size-2 rounded-full', DOT[stage])} />
      ))}
    </span>
  );
}

function Bar({ stage, share }: { readonly stage: Stage; readonly share: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 w-full max-w-36 rounded-full bg-mute">
      <span
        className={cx('block h-1.5 rounded-full', stage === 'shortlist' ? 'bg-lila' : 'bg-second')}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}

interface StageStripProps {
  readonly counts: StageCounts;
  /** The only stage that is shown. */
  readonly selected: Stage | undefined;
  readonly onSelect: (stage: Stage | undefined) => void;
}

/** The stages of the people of a role; pressing a number shows only that stage, pressing it again shows all. */
export function StageStrip({ counts, selected, onSelect }: StageStripProps) {
  const { t } = useTranslation('vacancy');
  const format = useFormat();
  const total = STAGES.reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <fieldset
      aria-label={t('stages.label')}
      className="grid min-w-0 grid-cols-[repeat(5,auto)] gap-x-1.5 md:grid-cols-5 md:gap-x-6"
    >
      {STAGES.map((stage, index) => {
        const count = counts[stage];
        const isSelected = selected === stage;
        return (
          <div key={stage} className="relative min-w-0">
            {index > 0 && (
              <ChevronRight
                aria-hidden="true"
                className="absolute top-3 -left-5 size-4 text-third max-md:hidden"
              />
            )}
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => onSelect(isSelected ? undefined : stage)}
              className={cx(
                'flex w-full min-w-0 cursor-pointer flex-col gap-1.5 rounded-[4px] border-b-2 py-1.5 text-left',
                isSelected ? 'border-lila' : 'border-transparent hover:border-line',
              )}
            >
              <span className="flex flex-wrap items-baseline gap-x-2 max-md:flex-col max-md:items-start">
                <span className="text-number font-semibold tabular-nums max-md:text-title">
                  {format.number(count)}
                </span>{' '}
                <span className="min-w-0 wrap-break-word text-second max-md:text-xs max-md:hyphens-auto">
                  {t(`stages.${stage}`)}
                </span>
              </span>
              {total <= MOST_DOTS ? (
                <Dots stage={stage} count={count} />
              ) : (
                <Bar stage={stage} share={count / total} />
              )}
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
