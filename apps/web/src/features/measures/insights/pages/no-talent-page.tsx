import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { homeOf } from '#lib/guard.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';

/** Shown when the URL lacks the talent. Redirects people with a result to their pages, all others to the start page. */
export function NoTalentPage() {
  const { t } = useTranslation('insights');
  const user = useCurrentUser();
  const own = user.active_talent?.id;
  useDocumentTitle(t('noTalent.title'));
  return (
    <main className="mx-auto grid min-h-(--page-height) w-full max-w-[640px] place-items-center px-4 py-10">
      <div className="w-full">
        <Card>
          <EmptyState
            level={1}
            icon={<UserX aria-hidden="true" className="size-6" />}
            title={t('noTalent.title')}
            text={t('noTalent.text')}
            action={
              own === undefined ? (
                <ButtonLink to={homeOf(user)} kind="primary">
                  {t('noTalent.home')}
                </ButtonLink>
              ) : (
                <ButtonLink
                  to="/talent-profile/$talentId/insights/self-perception"
                  params={{ talentId: own }}
                  kind="primary"
                >
                  {t('noTalent.own')}
                </ButtonLink>
              )
            }
          />
        </Card>
      </div>
    </main>
  );
}
