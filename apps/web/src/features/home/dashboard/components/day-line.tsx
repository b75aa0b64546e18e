import { DATA_REQUESTS_PATH } from '@quint/domain/home/overview.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import {
  AlarmClock,
  AtSign,
  BellRing,
  CalendarClock,
  Check,
  ClipboardCheck,
  Inbox,
  MailX,
  PencilLine,
  Target,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import type { Line } from '../api.ts';
import { notesLinkOf } from '#features/people/notes/model/notes-link.ts';
import { useLineTexts } from '../use-line-texts.ts';
import { useStillQuiet } from '../use-still-quiet.ts';
import { LineAction } from './line-action.tsx';

const ICONS: Readonly<Record<Line['kind'], typeof BellRing>> = {
  requests: PencilLine,
  undelivered: MailX,
  mention: AtSign,
  waiting: BellRing,
  results: Inbox,
  assessment: ClipboardCheck,
  ending: AlarmClock,
  planned: CalendarClock,
  goal: Target,
};

/** The page with what a line counts. */
function linkOf(line: Line): LinkProps {
  switch (line.kind) {
    case 'requests':
    case 'ending':
      return { to: DATA_REQUESTS_PATH };
    case 'undelivered':
      return { to: '/talents', search: { undelivered: 'true' } };
    case 'mention':
      return notesLinkOf(line);
    case 'waiting':
      return { to: '/talents', search: { quiet: 'true' } };
    case 'results':
      return { to: '/talents', search: { new: 'true' } };
    case 'planned':
      return { to: '/talents', search: { survey: 'SCHEDULED' } };
    case 'assessment':
      return { to: '/assessments/$assessmentId', params: { assessmentId: line.id } };
    case 'goal':
      return { to: '/goals/$goalId', params: { goalId: line.id } };
  }
}

interface DayLineProps {
  readonly line: Line;
  readonly isFirst: boolean;
  readonly onSnooze: () => void;
}

/** One task: its text, its age, and one button. Once done, it stays in place until the page is left. */
export function DayLine({ line, isFirst, onSnooze }: DayLineProps) {
  const { t } = useTranslation('dashboard');
  const texts = useLineTexts()(line);
  const [remindedIds, setRemindedIds] = useState<readonly string[]>();
  const stillQuiet = useStillQuiet(remindedIds);
  const remindedCount = line.kind === 'waiting' && stillQuiet !== undefined ? line.count - stillQuiet : 0;
  const isDone = remindedCount > 0;
  const Icon = isDone ? Check : ICONS[line.kind];
  return (
    <li
      data-line={line.key}
      className="group flex items-center gap-x-3 border-t border-line px-4 py-2.5 max-sm:px-3 transition-colors hover:bg-selected has-focus-visible:bg-selected sm:px-5"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-md max-sm:size-8',
          isFirst && !isDone ? 'bg-lila-soft text-lila-strong' : 'bg-mute text-second',
        )}
      >
        <Icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block font-semibold text-pretty wrap-anywhere', isDone && 'text-third')}>
          <Link {...linkOf(line)} className="finger inline-block rounded-[4px] no-underline hover:underline">
            {texts.title}
          </Link>
        </span>
        <span className="block text-third wrap-anywhere">
          <span className="max-sm:hidden">{texts.detail}</span>
          <span className="sm:hidden">{texts.short}</span>
        </span>
      </span>
      {isDone ? (
        <output className="text-sm font-semibold text-strong-text">
          {t('day.waiting.done', { count: remindedCount })}
        </output>
      ) : (
        <>
          <span className="opacity-0 transition-opacity group-hover:opacity-100 group-has-focus-visible:opacity-100 focus-within:opacity-100 max-md:hidden">
            <Button
              kind="icon"
              size="sm"
              aria-label={t('day.putOffLine', { line: texts.title })}
              onPress={onSnooze}
            >
              <AlarmClock aria-hidden="true" className="size-4" />
            </Button>
          </span>
          <span data-verb="" className="flex justify-end sm:min-w-31 sm:*:w-full">
            <LineAction line={line} texts={texts} isFirst={isFirst} onReminded={setRemindedIds} />
          </span>
        </>
      )}
    </li>
  );
}
