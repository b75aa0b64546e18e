import type { AssessmentProgress } from '@quint/contract/people/assessment-progress.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { noonOf } from '#lib/local-time.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { progressQuery } from '../api.ts';
import { cumulate } from '../model/progress.ts';
import { ProgressLines } from './progress-lines.tsx';

const STEPS = ['invited', 'opened', 'started', 'finished'] as const;

/** The participants who are not invited, in words; empty when all are. */
function useRest(): (progress: AssessmentProgress) => string {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  return ({ total, invited, scheduled, withdrawn }) => {
    const uninvitedCount = total - invited - scheduled - withdrawn;
    const parts = [
      ['scheduled', scheduled] as const,
      ['withdrawn', withdrawn] as const,
      ['uninvited', uninvitedCount] as const,
    ].filter(([, count]) => count > 0);
    return format.list(parts.map(([key, count]) => t(`progress.${key}`, { count })));
  };
}

function Steps({ progress }: { readonly progress: AssessmentProgress }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const { invited: invitedCount, last_opened: lastOpening, last_finished: lastFinish } = progress;
  const notes = { invited: undefined, opened: lastOpening, started: undefined, finished: lastFinish };
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 lg:grid-cols-2">
      {STEPS.map((step) => {
        const last = notes[step];
        return (
          <div key={step}>
            <dt className="text-xs text-third">{t(`progress.${step}`)}</dt>
            <dd>
              <span className="text-number font-semibold tabular-nums">{format.number(progress[step])}</span>
              {step !== 'invited' && invitedCount > 0 && (
                <span className="pl-1.5 text-third tabular-nums">
                  {format.percent(progress[step] / invitedCount)}
                </span>
              )}
              {last !== null && last !== undefined && (
                <span className="block text-xs text-third">
                  {t('progress.last', { when: format.relative(last) })}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function DaysTable({ progress }: { readonly progress: AssessmentProgress }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const columns = ['invited', 'opened', 'finished'] as const;
  return (
    <DataTable
      caption={t('progress.table')}
      columns={[
        { key: 'day', header: t('progress.day') },
        ...columns.map((key) => ({ key, header: t(`progress.${key}`), align: 'end' as const })),
      ]}
      rows={cumulate(progress.days).map((row) => ({
        id: row.day,
        head: format.date(noonOf(row.day)),
        cells: columns.map((key) => format.number(row[key])),
      }))}
    />
  );
}

/** The progress of the round: invited, opened, started and finished, and how that grew. */
export function ProgressCard({ assessmentId }: { readonly assessmentId: string }) {
  const { t } = useTranslation('assessments');
  const describeUninvited = useRest();
  const { data: progress } = useQuery(progressQuery(assessmentId));
  // The lists below show the same for each person, so an error need not be shown.
  if (progress === undefined || progress.invited + progress.scheduled === 0) return null;
  const others = describeUninvited(progress);
  return (
    <Card
      title={t('progress.title')}
      aside={others !== '' && <span className="text-xs text-third">{others}</span>}
    >
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(240px,2fr)_3fr]">
        <Steps progress={progress} />
        {progress.days.length > 1 && <ProgressLines days={progress.days} invitedCount={progress.invited} />}
      </div>
      {progress.days.length > 1 && (
        <div className="pt-3">
          <Disclosure label={t('progress.show')} labelOpen={t('progress.hide')}>
            <DaysTable progress={progress} />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}
