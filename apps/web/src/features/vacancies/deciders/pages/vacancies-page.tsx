import type { OwnVacancy } from '@quint/contract/vacancies/deciders.ts';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { isApiError } from '#lib/api-error.ts';
import { isAdmin } from '#lib/guard.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotAllowed } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ownVacanciesQuery } from '../api.ts';
import { EndedNotice } from '../components/ended-notice.tsx';
import { MentionList } from '../components/mention-list.tsx';

function VacancyLine({ vacancy }: { readonly vacancy: OwnVacancy }) {
  const { t } = useTranslation('deciders');
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to="/roles/$roleId"
        params={{ roleId: vacancy.id }}
        className="finger flex items-center gap-3 py-3 no-underline hover:text-lila-strong"
      >
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{vacancy.name}</span>
        <Badge tone={vacancy.state === 'recruiting' ? 'lila' : 'neutral'}>
          {t(`states.${vacancy.state}`)}
        </Badge>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-third" />
      </Link>
    </li>
  );
}

/** The roles that the user decides about. */
export function VacanciesPage() {
  const { t } = useTranslation('deciders');
  const user = useCurrentUser();
  const own = useQuery(ownVacanciesQuery);
  if (isApiError(own.error, 'workspace.frozen')) {
    const workspace = user.active_workspace?.name ?? '';
    return <NotAllowed level={1} title={t('paused.title')} text={t('paused.text', { workspace })} />;
  }
  if (own.data === undefined) return <RecordPlaceholder queries={[own]} />;
  const { vacancies, ended } = own.data;
  if (ended !== null) return <EndedNotice />;
  return (
    <>
      <PageHeader title={t('list.title')} />
      <MentionList />
      {vacancies.length === 0 ? (
        <EmptyState title={t('list.none')} text={t(isAdmin(user) ? 'list.noneAdmin' : 'list.noneText')} />
      ) : (
        <ul className="border-y border-line">
          {vacancies.map((vacancy) => (
            <VacancyLine key={vacancy.id} vacancy={vacancy} />
          ))}
        </ul>
      )}
      {!isAdmin(user) && <p className="max-w-[72ch] pt-6 text-sm text-pretty text-second">{t('access')}</p>}
    </>
  );
}
