import type { Overview } from '@quint/contract/home/overview.ts';
import { findPack, PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { showPanel } from '#lib/panels.ts';
import { serverNow } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { DoubtBesides } from '#ui/doubt.tsx';
import { dayOf } from '../model/days.ts';

interface SparklineProps {
  /** Oldest first; the last is the current number. */
  readonly numbers: readonly number[];
}

const WIDTH = 128;
const HEIGHT = 28;
const MARGIN = 4;

/** The history of a number as a line without an axis; the number and its label are beside it. */
function Sparkline({ numbers }: SparklineProps) {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const steps = Math.max(1, numbers.length - 1);
  const spread = high - low;
  const points = numbers.map((number, index) => {
    const share = spread === 0 ? 0.5 : (number - low) / spread;
    return {
      x: MARGIN + (index / steps) * (WIDTH - 2 * MARGIN),
      y: HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN),
    };
  });
  const last = points.at(-1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-auto w-full max-w-36 overflow-visible text-lila forced-color-adjust-none"
    >
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last !== undefined && <circle cx={last.x} cy={last.y} r="3" fill="currentColor" />}
    </svg>
  );
}

interface FigureLinkProps {
  readonly title: string;
  readonly value: number;
  readonly note: string | undefined;
  /** The number of doubtful results that the value excludes. */
  readonly doubtful?: number | undefined;
  readonly weeks: readonly number[];
  /** A link to the counted list, or a function that opens something else. */
  readonly opens: Pick<LinkProps, 'to' | 'search'> | (() => void);
}

const FRAME =
  'group flex min-w-0 flex-1 flex-col rounded-lg border border-line bg-surface px-4 py-3.5 text-left no-underline shadow-soft transition-colors hover:border-control max-sm:p-3';

/** A figure with its history, linked to the records it counts. */
function FigureLink({ title, value, note, doubtful = 0, weeks, opens }: FigureLinkProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const numbers = weeks.map((number) => format.number(number)).join(', ');
  const content = (
    <>
      <span className="flex items-center justify-between gap-1 text-xs text-third sm:min-h-5">
        {title}
        <ArrowUpRight
          aria-hidden="true"
          className="size-4 shrink-0 text-third group-hover:text-ink max-sm:hidden"
        />
      </span>
      <span className="grid flex-1 items-center max-sm:grid-cols-[auto_minmax(0,80px)] max-sm:justify-between max-sm:gap-x-3 sm:grid-rows-[auto_auto_1fr]">
        <span className="text-number leading-8 font-bold tracking-[-0.01em] max-sm:text-title">
          {format.number(value)}
        </span>
        <span className="flex flex-col text-xs text-pretty text-second max-sm:col-span-2 max-sm:row-start-2">
          {note}
          <DoubtBesides count={doubtful} />
        </span>
        <span className="self-end pt-2 max-sm:pt-0">
          <Sparkline numbers={weeks} />
          <span className="sr-only">{t('figures.past', { numbers })}</span>
          <span
            aria-hidden="true"
            className="flex max-w-36 justify-between pt-1 text-[11px] text-third max-sm:hidden"
          >
            <span>{t('figures.weeks')}</span>
            <span>{t('figures.now')}</span>
          </span>
        </span>
      </span>
    </>
  );
  return (
    <li className="flex min-w-0">
      {typeof opens === 'function' ? (
        <button type="button" className={FRAME} onClick={opens}>
          {content}
        </button>
      ) : (
        <Link {...opens} className={FRAME}>
          {content}
        </Link>
      )}
    </li>
  );
}

type ComparisonKey = 'figures.invitations' | 'figures.week';

/** For example "4 fewer than last week". */
function useComparison(): (textKey: ComparisonKey, now: number, before: number) => string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (textKey, now, before) => {
    if (now === before) return t(`${textKey}.same`);
    const number = format.number(Math.abs(now - before));
    return now > before ? t(`${textKey}.more`, { number }) : t(`${textKey}.fewer`, { number });
  };
}

function useInsightsNote(): (figure: Overview['figures']['insights']) => string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const pack = findPack(useCurrentUser().active_workspace?.pack.name);
  const total = pack === undefined ? 0 : PLAN_LIMITS[pack].startReports;
  return ({ now, used_this_month: count }) => {
    const usageText = t('figures.insights.used', { count, month: format.date(serverNow(), 'monthName') });
    // With purchased packages the limit of the plan no longer applies.
    return total > 0 && now <= total ? `${t('figures.insights.of', { total })} · ${usageText}` : usageText;
  };
}

const OPEN = 'INVITED,SENT,OPENED,PENDING';

/** Four figures: open invitations, finished this week, high agreement, insights left. */
export function Statistics({ statistics }: { readonly statistics: Overview['figures'] }) {
  const { t } = useTranslation('dashboard');
  const compare = useComparison();
  const formatInsightsNote = useInsightsNote();
  const { open, finished, agreement, insights } = statistics;
  const { telling: conclusiveCount, doubtful } = agreement;
  return (
    <ul aria-label={t('figures.label')} className="grid grid-cols-2 gap-3 sm:gap-4">
      <FigureLink
        title={t('figures.invitations.title')}
        value={open.now}
        note={compare('figures.invitations', open.now, open.before)}
        weeks={open.weeks}
        opens={{ to: '/talents', search: { survey: OPEN } }}
      />
      <FigureLink
        title={t('figures.week.title')}
        value={finished.now}
        note={compare('figures.week', finished.now, finished.before)}
        weeks={finished.weeks}
        opens={{ to: '/talents', search: { finished: dayOf(finished.week_start) } }}
      />
      <FigureLink
        title={t('figures.matches.title')}
        value={agreement.now}
        note={conclusiveCount === 0 ? t('figures.matches.none') : undefined}
        doubtful={doubtful}
        weeks={agreement.weeks}
        opens={{ to: '/roles', search: { sort: '-strong' } }}
      />
      <FigureLink
        title={t('figures.insights.title')}
        value={insights.now}
        note={formatInsightsNote(insights)}
        weeks={insights.weeks}
        opens={() => showPanel('packages')}
      />
    </ul>
  );
}
