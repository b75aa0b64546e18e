import { useTranslation } from 'react-i18next';
import { featuresOf } from '#lib/workspace-features.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { NotAllowed } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GuideSteps } from '../components/guide-steps.tsx';

/** How a role is described: a public page for visitors without a session. */
export function PublicAssistantPage() {
  const { t } = useTranslation('role-creation');
  const user = useMaybeCurrentUser();
  return (
    <div className="mx-auto max-w-[720px]">
      <PageHeader title={t('public.title')} lead={t('public.lead')} />
      <Card>
        {user === undefined || featuresOf(user).hasRoleAssistant ? (
          <GuideSteps guide="assistant" />
        ) : (
          <NotAllowed title={t('notAllowed.title')} text={t('notAllowed.text')} />
        )}
        <div className="flex flex-wrap justify-end gap-3 pt-6">
          {user === undefined ? (
            <>
              <a href="/plans" className={buttonClass({ kind: 'secondary' })}>
                {t('public.plans')}
              </a>
              <a
                href={`/?redirectTo=${encodeURIComponent('/roles/create/empty')}`}
                className={buttonClass({ kind: 'primary' })}
              >
                {t('public.login')}
              </a>
            </>
          ) : (
            <ButtonLink to="/roles/create/empty" kind="primary">
              {t('write')}
            </ButtonLink>
          )}
        </div>
      </Card>
    </div>
  );
}
