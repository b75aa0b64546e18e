import type { InterviewSheet } from '@quint/contract/interview.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { SCALE_HIGH, SCALE_LOW } from '@quint/psychometrics/range-position.ts';
import { cx } from '#lib/class-names.ts';
import { DoubtLegend, type WithQuality } from '#ui/doubt.tsx';

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function share(value: number): number {
  return ((value - SCALE_LOW) / (SCALE_HIGH - SCALE_LOW)) * 100;
}

/** Frame, dot and whiskers, told apart by their form alone. */
function SheetScale({ of, quality }: WithQuality & { readonly of: InterviewSheet['traits'][number] }) {
  const { range, drawn } = of;
  return (
    <span aria-hidden="true" className="relative flex h-5 w-full items-center gap-0.5">
      {STEPS.map((step) => (
        <span
          key={step}
          className="shape-track h-2 flex-1 rounded-[2px] bg-mute-strong print:[print-color-adjust:exact]"
        />
      ))}
      {range !== null && (
        <span
          className="absolute inset-y-0 rounded-[6px] border-[1.5px] border-ink"
          style={{
            left: `${share(range.min - 0.5)}%`,
            width: `${share(range.max + 0.5) - share(range.min - 0.5)}%`,
          }}
        />
      )}
      {drawn !== null && (
        <>
          <span
            className="shape absolute top-1/2 h-[3px] -translate-y-1/2 border-x-2 border-ink bg-ink print:[print-color-adjust:exact]"
            style={{ left: `${share(drawn.low)}%`, width: `${share(drawn.high) - share(drawn.low)}%` }}
          />
          {[drawn.low, drawn.high].map((end) => (
            <span
              key={end}
              className="shape absolute top-1/2 h-2.5 w-0.5 -translate-1/2 bg-ink print:[print-color-adjust:exact]"
              style={{ left: `${share(end)}%` }}
            />
          ))}
          <span
            className={cx(
              'absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 print:[print-color-adjust:exact]',
              isDoubtful(quality) ? 'border-ink bg-surface' : 'shape border-surface bg-ink',
            )}
            style={{ left: `${share(drawn.position)}%` }}
          />
        </>
      )}
    </span>
  );
}

interface SheetTraitsProps extends WithQuality {
  readonly traits: InterviewSheet['traits'];
  readonly legend: readonly string[];
}

/** The five traits beside the range: those with a topic first, with its number. */
export function SheetTraits({ traits, quality, legend }: SheetTraitsProps) {
  return (
    <>
      <ul className="flex flex-col gap-1.5">
        {traits.map((of) => (
          <li
            key={of.trait}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_1.5rem] items-center gap-x-3 sm:grid-cols-[1.75rem_9.5rem_minmax(0,18rem)_1.5rem_minmax(11rem,1fr)]"
          >
            <span className="text-sm font-bold">{of.trait}</span>
            <span>{of.name}</span>
            <span className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
              <SheetScale of={of} quality={quality} />
            </span>
            <span className="text-right font-bold tabular-nums max-sm:col-start-3 max-sm:row-start-1">
              {of.stanine ?? '–'}
            </span>
            <span
              className={cx(
                'text-sm max-sm:col-span-2 max-sm:col-start-2',
                of.topic === null ? 'text-third' : 'text-ink',
              )}
            >
              {of.topic !== null && <strong className="font-semibold">{of.topic} · </strong>}
              {of.remark}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-1 pt-2 text-xs text-third sm:pl-[13rem]">
        {legend.map((words) => (
          <span key={words}>{words}</span>
        ))}
        <DoubtLegend quality={quality} />
      </p>
    </>
  );
}
