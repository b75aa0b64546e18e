import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '#features/shell/components/brand-mark.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { ButtonLink } from '#ui/link.tsx';
import { Progress } from '#ui/progress.tsx';
import { INSIGHT_STEPS, numberOf, stepFrom, type InsightStep } from '../steps.ts';

interface InsightsLayoutProps {
  readonly talentId: string;
  readonly step: InsightStep;
  /** Somebody with the whole report is led on more strongly. */
  readonly isReportUnlocked: boolean;
  readonly children: ReactNode;
}

/** A plain way forward on the steps in the middle, while the whole report is not unlocked. */
function nextKind(number: number, isReportUnlocked: boolean) {
  return !isReportUnlocked && number >= 2 && number <= 6 ? 'secondary' : 'primary-lila';
}

function Header({ talentId, step }: Pick<InsightsLayoutProps, 'talentId' | 'step'>) {
  const { t } = useTranslation('insights');
  const { t: common } = useTranslation('common');
  const learnMore = usePublicSettings()?.links.learnMore[currentLanguage()];
  const isLast = stepFrom(step, 1) === undefined;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex h-14 w-full max-w-[1120px] items-center justify-between gap-4 px-4 md:px-8">
        <span className="flex items-center gap-2.5 text-md font-bold">
          <BrandMark />
          <span className="max-sm:sr-only">{common('product')}</span>
        </span>
        <span className="flex items-center gap-2">
          {!isLast && learnMore !== undefined && (
            <a
              href={learnMore}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ kind: 'light', size: 'sm' })}
            >
              {t('learnMore')}
            </a>
          )}
          <Link
            to="/talent-profile/$talentId"
            params={{ talentId }}
            aria-label={t('close')}
            className={buttonClass({ kind: 'icon' })}
          >
            <X aria-hidden="true" className="size-5" />
          </Link>
        </span>
      </div>
      <Progress
        look="edge"
        label={t('progress')}
        value={numberOf(step)}
        max={INSIGHT_STEPS.length}
        valueText={t('page', { index: numberOf(step), total: INSIGHT_STEPS.length })}
      />
    </header>
  );
}

/** The frame of the numbered pages about the own result: learn more and close above, back and next below. */
export function InsightsLayout({ talentId, step, isReportUnlocked, children }: InsightsLayoutProps) {
  const { t } = useTranslation('insights');
  const { t: common } = useTranslation('common');
  const number = numberOf(step);
  const before = stepFrom(step, -1);
  const after = stepFrom(step, 1);
  return (
    <AriaProvider>
      <div className="flex min-h-dvh flex-col">
        <Header talentId={talentId} step={step} />
        <main className="mx-auto w-full max-w-[880px] flex-1 px-4 py-8 md:px-8 md:py-10">{children}</main>
        <footer className="sticky bottom-(--bottom-bar,0px) z-20 border-t border-line bg-surface">
          <nav
            aria-label={t('steps')}
            className="mx-auto grid min-h-16 w-full max-w-[1120px] grid-cols-[1fr_auto_1fr] items-center gap-4 px-4 py-3 md:px-8"
          >
            <span>
              {before === undefined ? (
                <ButtonLink to="/talent-profile/$talentId" params={{ talentId }} kind="secondary">
                  {common('action.back')}
                </ButtonLink>
              ) : (
                <ButtonLink
                  to={`/talent-profile/$talentId/insights/${before}`}
                  params={{ talentId }}
                  kind="secondary"
                >
                  {common('action.back')}
                </ButtonLink>
              )}
            </span>
            <span className="text-xs text-third tabular-nums">
              {t('page', { index: number, total: INSIGHT_STEPS.length })}
            </span>
            <span className="text-end">
              {after !== undefined && (
                <ButtonLink
                  to={`/talent-profile/$talentId/insights/${after}`}
                  params={{ talentId }}
                  kind={nextKind(number, isReportUnlocked)}
                >
                  {common('action.next')}
                </ButtonLink>
              )}
            </span>
          </nav>
        </footer>
      </div>
    </AriaProvider>
  );
}
