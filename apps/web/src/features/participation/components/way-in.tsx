import { MailOpen, Sparkles, Timer, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { buttonClass } from '#ui/button-style.ts';
import { useDocumentTitle } from '#ui/page-header.tsx';

export type Way =
  | 'b2c'
  | 'admin'
  | 'roleCompass'
  | 'publicCheck'
  | 'study'
  | 'signup'
  | 'talentPool'
  | 'talentProfile';

const STEPS: readonly (readonly ['link' | 'time' | 'result', LucideIcon])[] = [
  ['link', MailOpen],
  ['time', Timer],
  ['result', Sparkles],
];

function Steps() {
  const { t } = useTranslation('participation');
  return (
    <ol aria-label={t('steps.label')} className="flex flex-col gap-5">
      {STEPS.map(([step, Icon]) => (
        <li key={step} className="flex gap-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-lila-soft text-lila-strong">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span className="flex min-w-0 flex-col">
            <span className="font-semibold">{t(`steps.${step}.title`)}</span>
            <span className="text-pretty text-second">{t(`steps.${step}.text`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What somebody finds who wants to take part and came without a personal link: how to get in. */
export function WayIn({ way }: { readonly way: Way }) {
  const { t } = useTranslation('participation');
  const support = usePublicSettings()?.supportEmail;
  useDocumentTitle(t(`${way}.title`));
  return (
    <div className="flex flex-col gap-7">
      <header className="flex flex-col gap-2">
        <h1 className="text-headline font-semibold tracking-[-0.01em] text-balance">{t(`${way}.title`)}</h1>
        <p className="text-md text-pretty text-second">{t(`${way}.text`)}</p>
      </header>
      <Steps />
      <section className="flex flex-col gap-1 rounded-md bg-lila-soft p-4">
        <h2 className="font-bold">{t('lost.title')}</h2>
        <p className="text-pretty text-second">
          {t('lost.text')}{' '}
          {support !== undefined && (
            <a
              href={`mailto:${support}?subject=${encodeURIComponent(t('lost.subject'))}`}
              className="link inline-flex min-h-6 items-center"
            >
              {t('lost.write')}
            </a>
          )}
        </p>
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <a href="/" className={buttonClass({ kind: 'primary' })}>
          {t('login')}
        </a>
        <a href="/plans" className={buttonClass({ kind: 'secondary' })}>
          {t('company')}
        </a>
      </div>
    </div>
  );
}
