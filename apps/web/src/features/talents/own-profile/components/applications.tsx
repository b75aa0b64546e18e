import type { ApplicationEvent, OwnApplication } from '@quint/contract/vacancies/own-applications.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ownApplicationsQuery } from '../api.ts';

function EventLine({ event }: { readonly event: ApplicationEvent }) {
  const { t } = useTranslation('applications');
  const format = useFormat();
  return (
    <li className="flex gap-2.5 text-second">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lila-strong" />
      <span>
        {t(event.kind, { date: format.date(event.date) })}
        {event.interview_at !== null && (
          <span className="block text-sm text-third">
            {t('interviewAt', { date: format.workspaceTime(event.interview_at) })}
          </span>
        )}
      </span>
    </li>
  );
}

function Application({ role, events }: OwnApplication) {
  const { t } = useTranslation('applications');
  // A filled role is the end, although its answer may arrive later.
  const newest = events.find(({ kind }) => kind === 'filled') ?? events.at(-1);
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h3 className="font-semibold wrap-anywhere">{role.name}</h3>
        {newest !== undefined && <p className="text-pretty text-second">{t(`now.${newest.kind}`)}</p>}
      </div>
      <ol aria-label={t('steps', { role: role.name })} className="flex flex-col gap-1.5">
        {events.map((event) => (
          <EventLine key={`${event.kind}:${event.date}`} event={event} />
        ))}
      </ol>
    </li>
  );
}

/** Where the applications of the person stand: only what happened and was told to them. Hidden without one. */
export function Applications() {
  const { t } = useTranslation('applications');
  const { data: applications = [] } = useQuery(ownApplicationsQuery);
  if (applications.length === 0) return null;
  return (
    <section aria-labelledby="applications" className="border-y border-line py-4">
      <h2 id="applications" className="text-lg font-semibold">
        {t(applications.length === 1 ? 'title' : 'titleSeveral')}
      </h2>
      <p className="pb-1 text-sm text-third">{t('lead')}</p>
      <ul>
        {applications.map((application) => (
          <Application key={application.role.id} {...application} />
        ))}
      </ul>
    </section>
  );
}
