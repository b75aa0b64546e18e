import { CirclePause } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { logout, useMaybeCurrentUser } from '#lib/session.ts';
import { reportFault } from '#lib/query.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { ButtonLink } from '#ui/link.tsx';

/** The page of a paused workspace; guests get an explanation and the login. */
export function PausedPage() {
  const { t } = useTranslation('shell');
  const user = useMaybeCurrentUser();
  const hasPlans = '/plans' in useRouter().routesByPath;
  return (
    <EmptyState
      level={1}
      icon={<CirclePause aria-hidden="true" className="size-6" />}
      title={t('paused.title')}
      text={user === undefined ? t('paused.neutral') : t('paused.text')}
      action={
        user === undefined ? (
          <ButtonLink to="/">{t('paused.login')}</ButtonLink>
        ) : (
          <span className="flex flex-wrap justify-center gap-3">
            <Button kind="secondary" onPress={() => void logout().catch(reportFault)}>
              {t('account.signOut')}
            </Button>
            {hasPlans && (
              <a href="/plans" className={buttonClass({ kind: 'primary-lila' })}>
                {t('paused.plans')}
              </a>
            )}
          </span>
        )
      }
    />
  );
}
