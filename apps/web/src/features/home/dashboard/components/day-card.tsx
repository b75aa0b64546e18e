import type { NextThing, Overview } from '@quint/contract/home/overview.ts';
import { Coffee } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { noonOf } from '#lib/local-time.ts';
import { Badge } from '#ui/badge.tsx';
import { useSnooze, useTakeBack } from '../api.ts';
import { longDay } from '../model/days.ts';
import { useDayKeys } from '../use-day-keys.ts';
import { DayLine } from './day-line.tsx';

function NothingToDo({ next }: { readonly next: NextThing | null }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const day = next === null || next.date === '' ? '' : longDay(format, noonOf(next.date));
  return (
    <div className="flex flex-1 items-center gap-4 border-t border-line px-5 py-8">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-lila-soft text-lila-strong">
        <Coffee aria-hidden="true" className="size-6" />
      </span>
      <span>
        <span className="block text-md font-semibold">{t('day.empty')}</span>
        <span className="block text-third">
          {next === null ? t('day.emptyText') : t(`day.next.${next.kind}`, { day, name: next.name ?? '' })}
        </span>
      </span>
    </div>
  );
}

/** What wants the user today, one line and one press each. */
export function DayCard({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation('dashboard');
  const { lines, put_off: hiddenLines, next } = overview;
  const snooze = useSnooze();
  const takeBack = useTakeBack();
  const list = useRef<HTMLUListElement>(null);
  useDayKeys(list, snooze.mutate);
  return (
    <section className="flex min-w-0 flex-col rounded-lg border border-line bg-surface pb-1 shadow-soft">
      <div className="flex min-h-[52px] flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 max-sm:px-4">
        <h2 className="flex items-center gap-2 text-md font-semibold">
          {t('day.title')}
          {lines.length > 0 && (
            <Badge>
              <span aria-hidden="true">{lines.length}</span>
              <span className="sr-only">{t('day.count', { count: lines.length })}</span>
            </Badge>
          )}
        </h2>
        {hiddenLines.length > 0 && (
          <button
            type="button"
            className="min-h-6 rounded-[4px] text-third hover:text-ink"
            aria-label={t('day.showAgain', { count: hiddenLines.length })}
            onClick={() => takeBack.mutate('')}
          >
            {t('day.putOffCount')}{' '}
            <span className="text-ink underline underline-offset-4">{hiddenLines.length}</span>
          </button>
        )}
      </div>
      {lines.length === 0 ? (
        <NothingToDo next={hiddenLines.length > 0 && next === null ? AFTER_SNOOZED : next} />
      ) : (
        <ul ref={list}>
          {lines.map((line, index) => (
            <DayLine
              key={line.key}
              line={line}
              isFirst={index === 0}
              onSnooze={() => snooze.mutate(line.key)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Until the server has been asked again, the lines put off last are the next thing. */
const AFTER_SNOOZED: NextThing = { kind: 'put_off', date: '', name: null };
