import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useCurrentUser } from '#lib/session.ts';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader, useDocumentTitle } from '#ui/page-header.tsx';
import { peopleQuery, pulseQuery } from '../api.ts';
import { Figures } from '../components/figures.tsx';
import { GetStarted } from '../components/get-started.tsx';
import { NewestResults } from '../components/newest-results.tsx';
import { OpenRoles } from '../components/open-roles.tsx';
import { partOfDay } from '../model/moments.ts';
import { useStrongMatches } from '../use-strong-matches.ts';
import { useInvitePath } from '../use-ways.ts';

function useGreeting(): string {
  const { t } = useTranslation('dashboard');
  const [part] = useState(() => partOfDay(new Date()));
  const name = useCurrentUser().first_name?.trim() ?? '';
  const greeting = t(`greeting.${part}`);
  return name === '' ? greeting : t('greetingTo', { greeting, name });
}

/** Below the greeting: how many finished since yesterday, or how to begin. */
function Lead() {
  const { t } = useTranslation('dashboard');
  const people = useQuery(peopleQuery);
  const pulse = useQuery(pulseQuery);
  if (people.data?.all === 0) return t('welcome');
  return pulse.data === undefined ? '\u00a0' : t('finished', { count: pulse.data.sinceYesterday });
}

/** An administrator's day at a glance: what came in, who fits, what is next. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const invite = useInvitePath();
  const matches = useStrongMatches();
  const greeting = useGreeting();
  // On a phone the first steps come before a list that is still empty.
  const stepsFirst = useQuery(peopleQuery).data?.finished === 0;
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeader
        title={greeting}
        lead={<Lead />}
        actions={
          invite === undefined ? undefined : (
            <ButtonLink to={invite} kind="primary">
              {t('invite')}
            </ButtonLink>
          )
        }
      />
      <div className="flex flex-col gap-5">
        <Figures matches={matches} />
        <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
          <NewestResults />
          <div className={cx('flex min-w-0 flex-col gap-5', stepsFirst && 'max-lg:order-first')}>
            <GetStarted />
            <OpenRoles matches={matches} />
          </div>
        </div>
      </div>
    </>
  );
}
