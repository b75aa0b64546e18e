import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';
import type { GoalRow, Priority } from '../api.ts';

const BERLIN = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The current day in Berlin: 2026-11-24. */
function todayInBerlin(): string {
  return BERLIN.format(serverNow());
}

const TONE: Readonly<Record<Priority, BadgeTone>> = { high: 'danger', medium: 'partial', low: 'neutral' };

export function PriorityBadge({ priority }: { readonly priority: Priority }) {
  const { t } = useTranslation('goals');
  return <Badge tone={TONE[priority]}>{t(`priorities.${priority}`)}</Badge>;
}

/** The progress of a goal, or a word when nothing measures it. */
export function GoalProgress({
  progress,
  name,
}: {
  readonly progress: number | null;
  readonly name: string;
}) {
  const { t } = useTranslation('goals');
  const format = useFormat();
  if (progress === null) return <span className="text-third">{t('noProgress')}</span>;
  const percentText = format.percent(progress / 100);
  return (
    <span className="flex items-center gap-3">
      <span className="w-24">
        <Progress label={t('progressOf', { name })} value={progress} valueText={percentText} />
      </span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {percentText}
      </span>
    </span>
  );
}

/** The due date of a goal; says "overdue" until the goal is reached. */
export function GoalDue({ goal }: { readonly goal: Pick<GoalRow, 'due_date' | 'progress'> }) {
  const { t } = useTranslation('goals');
  const format = useFormat();
  if (goal.due_date === null) return <span className="text-third">{t('noDue')}</span>;
  const day = format.date(goal.due_date);
  const isLate = goal.due_date < todayInBerlin() && goal.progress !== 100;
  return isLate ? <Badge tone="danger">{t('overdue', { day })}</Badge> : <span>{day}</span>;
}
