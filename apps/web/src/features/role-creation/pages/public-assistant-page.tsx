import { useTranslation } from 'react-i18next';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const STEPS = ['one', 'two', 'three', 'four', 'five'] as const;

/** How a role is described, for everybody; the way in for those without a session. */
export function PublicAssistantPage() {
  const { t } = useTranslation('role-creation');
  const user = useMaybeCurrentUser();
  return (
    <div className="mx-auto max-w-[720px]">
      <PageHeader title={t('public.title')} lead={t('public.lead')} />
      <Card>
        <ol className="flex flex-col gap-5">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-lila-soft font-bold text-lila-strong tabular-nums"
              >
                {index + 1}
              </span>
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="font-semibold">{t(`assistant.steps.${step}.title`)}</span>
                <span className="text-pretty text-second">{t(`assistant.steps.${step}.text`)}</span>
              </span>
            </li>
          ))}
        </ol>
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
