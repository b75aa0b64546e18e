import type { Overview } from '@quint/contract/home/overview.ts';
import { Link } from '@tanstack/react-router';
import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { showPanel } from '#lib/panels.ts';
import { serverNow, serverTime } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { dayOf, longDay } from '../model/days.ts';
import { partOfDay } from '../model/moments.ts';
import { useInvitePath } from '../use-find-path.ts';

function useGreeting(): string {
  const { t } = useTranslation('dashboard');
  const [part] = useState(() => partOfDay(new Date()));
  const name = useCurrentUser().first_name?.trim() ?? '';
  const greeting = t(`greeting.${part}`);
  return name === '' ? greeting : t('greetingTo', { greeting, name });
}

const COUNT =
  'rounded-[4px] font-semibold text-ink underline decoration-control underline-offset-4 hover:decoration-ink';

const DAY_MS = 86_400_000;
const yesterday = () => dayOf(new Date(serverTime() - DAY_MS));

/** The numbers of new records since yesterday, each with a link. */
function Since({ since }: { readonly since: Overview['since_yesterday'] }) {
  const { t } = useTranslation('dashboard');
  const { results, messages } = since;
  if (results + messages === 0) return t('sinceNothing');
  return (
    <>
      {t('since')}{' '}
      {results > 0 && (
        <Link to="/talents" search={{ finished: yesterday() }} className={COUNT}>
          {t('sinceResults', { count: results })}
        </Link>
      )}
      {results > 0 && messages > 0 && ', '}
      {messages > 0 && (
        <button type="button" className={COUNT} onClick={() => showPanel('inbox')}>
          {t('sinceMessages', { count: messages })}
        </button>
      )}
    </>
  );
}

function QuickActions({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation('dashboard');
  const invite = useInvitePath();
  const hasAssessments = useWorkspaceFeatures().isAssessmentsEnabled;
  return (
    <>
      <ButtonLink to="/roles/create" kind="secondary" className="max-sm:hidden">
        <Plus aria-hidden="true" className="size-4" />
        {t('create.role')}
      </ButtonLink>
      {hasAssessments && (
        <ButtonLink to="/assessments/create" kind="secondary" className="max-sm:hidden">
          <Plus aria-hidden="true" className="size-4" />
          {t('create.assessment')}
        </ButtonLink>
      )}
      {invite !== undefined && (
        <ButtonLink to={invite} kind={isNew ? 'secondary' : 'primary'} className="max-sm:size-11 max-sm:p-0">
          <UserPlus aria-hidden="true" className="size-4 max-sm:size-5" />
          <span className="max-sm:sr-only">{t('invite')}</span>
        </ButtonLink>
      )}
    </>
  );
}

/**
 * The greeting, the date, new records since yesterday, and three quick actions. In a new workspace the first step is
 * the primary action.
 */
export function DayHeader({ overview }: { readonly overview: Overview | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const greeting = useGreeting();
  const [today] = useState(() => serverNow());
  const isNew = overview?.start.talents === 0;
  return (
    <PageHeader
      title={greeting}
      lead={
        isNew ? (
          t('welcome')
        ) : (
          <>
            {longDay(format, today)}
            {overview !== undefined && (
              <span className="max-sm:block">
                <span className="max-sm:hidden"> · </span>
                <Since since={overview.since_yesterday} />
              </span>
            )}
          </>
        )
      }
      actions={<QuickActions isNew={isNew} />}
    />
  );
}
