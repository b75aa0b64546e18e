import type { Interview } from '@quint/contract/vacancies/interviews.ts';
import { CalendarClock, CalendarX, Ellipsis, FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { isAdmin } from '#lib/guard.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useInterviewDate, usePrintDecision } from '../api.ts';

const DateDialog = onDemand(async () => (await import('./date-dialog.tsx')).DateDialog);

interface InterviewHeaderProps {
  readonly interview: Interview;
  /** Whether there is a decision note to print. */
  readonly hasNote: boolean;
}

/** "Thursday 26 November, 14:00 · both done at 15:20". */
function useStamp({ interview_at: date, opened_at: openedAt, raters }: Interview): string {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const doneCount = raters.filter(({ state }) => state === 'done').length;
  const key = doneCount === 1 ? 'onlyDone' : doneCount === 2 ? 'bothDone' : 'allDone';
  return [
    ...(date === null
      ? []
      : [`${format.workspaceTime(date, 'dayLong')}, ${format.workspaceTime(date, 'time')}`]),
    ...(openedAt === null ? [] : [t(key, { time: format.date(openedAt, 'time') })]),
  ].join(' · ');
}

/** Title, date, print and PDF of an interview. */
export function InterviewHeader({ interview, hasNote }: InterviewHeaderProps) {
  const { t } = useTranslation('interview');
  const { role, person, interview_at: date } = interview;
  const key = { roleId: role.id, talentId: person.id };
  const user = useCurrentUser();
  const stamp = useStamp(interview);
  const print = usePrintDecision(key);
  const setDate = useInterviewDate(key);
  const [isDating, setDating] = useState(false);
  const isRunning = role.state === 'recruiting' || role.state === 'draft';
  const entries = [
    {
      id: 'date',
      label: t(date === null ? 'date.set' : 'date.change'),
      icon: <CalendarClock className="size-4" />,
      onAction: () => setDating(true),
    },
    ...(date === null
      ? []
      : [
          {
            id: 'no-date',
            label: t('date.remove'),
            icon: <CalendarX className="size-4" />,
            onAction: () => setDate.mutate(null),
          },
        ]),
  ];
  return (
    <div className="print:hidden">
      <PageHeader
        title={t('title', { name: person.name })}
        badge={<span className="text-second">{stamp}</span>}
        crumbs={[
          // Hiring managers have no list of roles.
          ...(isAdmin(user) ? [{ label: t('roles'), link: { to: '/roles' } as const }] : []),
          { label: role.name, link: { to: '/roles/$roleId', params: { roleId: role.id } } as const },
          { label: person.name, isName: true },
        ]}
        actions={
          <>
            <Button kind="secondary" onPress={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </Button>
            {hasNote && (
              <Button kind="secondary" isLoading={print.isPending} onPress={() => print.mutate()}>
                <FileDown aria-hidden="true" className="size-4" />
                {t('pdf')}
              </Button>
            )}
            {isRunning && (
              <Menu
                label={t('more')}
                placement="bottom end"
                entries={entries}
                trigger={
                  <Button kind="icon" aria-label={t('more')}>
                    <Ellipsis aria-hidden="true" className="size-4" />
                  </Button>
                }
              />
            )}
          </>
        }
      />
      <AlertLine>
        {print.isError && failureText(print.error, t('pdfFailed'))}
        {setDate.isError && failureText(setDate.error, t('date.failed'))}
      </AlertLine>
      {isDating && <DateDialog interviewKey={key} date={date} onClose={() => setDating(false)} />}
    </div>
  );
}
