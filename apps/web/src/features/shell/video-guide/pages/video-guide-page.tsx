import type { Language } from '@quint/phrases/base/languages.ts';
import { useEffect } from 'react';
import { isAdmin } from '#lib/guard.ts';
import { i18n } from '#lib/i18n.ts';
import { useKnownSettings } from '#lib/public-settings.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { GuideStep } from '../components/guide-step.tsx';
import { GuideVideo } from '../components/guide-video.tsx';
import { GUIDE_STEPS } from '../model/steps.ts';
import { useGuideLanguage, useGuideTexts } from '../use-guide.ts';

interface VideoGuidePageProps {
  /** Called when the reader switches the screen to another language than the URL's. */
  readonly onLanguage: (language: Language) => void;
}

/** Links to the steps, beside them on wide screens. */
function Contents() {
  const { t } = useGuideTexts();
  return (
    <nav aria-labelledby="guide-contents" className="sticky top-20 hidden self-start md:block">
      <h2 id="guide-contents" className="pb-2 text-xs font-semibold text-third">
        {t('contents')}
      </h2>
      <ol className="flex flex-col border-l border-line">
        {GUIDE_STEPS.map(({ name }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-3 text-sm text-second no-underline hover:border-lila hover:text-ink"
            >
              {t(`steps.${name}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The guide from the first role to a good conversation, as a video and as text with pictures. */
export function VideoGuidePage({ onLanguage }: VideoGuidePageProps) {
  const { t } = useGuideTexts();
  const language = useGuideLanguage();
  const user = useMaybeCurrentUser();
  const video = useKnownSettings()?.links.videoGuide ?? null;
  useEffect(() => {
    const follow = (next: string) => onLanguage(next === 'de' ? 'de' : 'en');
    i18n.on('languageChanged', follow);
    return () => i18n.off('languageChanged', follow);
  }, [onLanguage]);
  const canOpen = user !== undefined && isAdmin(user);
  return (
    <div lang={language}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {video !== null && (
        <div className="max-w-[820px] pb-8">
          <GuideVideo key={video[language]} address={video[language]} />
          <p className="pt-2 text-sm text-third">{t('writtenBelow')}</p>
        </div>
      )}
      <div className="grid gap-10 md:grid-cols-[180px_minmax(0,1fr)]">
        <Contents />
        <section aria-labelledby="guide-steps" className="min-w-0">
          <h2 id="guide-steps" className="sr-only">
            {t('written')}
          </h2>
          <ol>
            {GUIDE_STEPS.map((step, index) => (
              <GuideStep key={step.name} step={step} number={index + 1} canOpen={canOpen} />
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
