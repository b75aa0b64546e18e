import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { AriaProvider } from '#ui/aria-provider.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { ButtonLink } from '#ui/link.tsx';
import { Progress } from '#ui/progress.tsx';
import { INSIGHT_STEPS, numberOf, stepFrom, type InsightStep } from '../model/steps.ts';
import { ACTION_BAR } from '#ui/action-bar.ts';

interface InsightsLayoutProps {
  readonly talentId: string;
  readonly step: InsightStep;
  /** When the whole report is unlocked, the "next" button is more prominent. */
  readonly isReportUnlocked: boolean;
  readonly children: ReactNode;
}

/** The middle steps have a plain "next" button while the whole report is locked. */
function nextKind(number: number, isReportUnlocked: boolean) {
  return !isReportUnlocked && number >= 2 && number <= 6 ? 'secondary' : 'primary';
}

function Header({ talentId, step }: Pick<InsightsLayoutProps, 'talentId' | 'step'>) {
  const { t } = useTranslation('insights');
  const learnMore = usePublicSettings()?.links.learnMore[currentLanguage()];
  const isLast = stepFrom(step, 1) === undefined;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="grid h-14 w-full grid-cols-[1fr_minmax(0,auto)_1fr] items-center gap-4 px-4 md:px-7">
        <span>
          {!isLast && learnMore !== undefined && (
            <a
              href={learnMore}
              target="_blank"
              rel="noopener noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              {t('learnMore')}
            </a>
          )}
        </span>
        <span aria-hidden="true" className="truncate text-center font-semibold">
          {t(`short.${step}`)}
        </span>
        <span className="text-end">
          <Link
            to="/talent-profile/$talentId"
            params={{ talentId }}
            aria-label={t('close')}
            className={buttonClass({ kind: 'icon', size: 'lg' })}
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

/** The layout of the numbered result pages: learn more and close at the top, back and next at the bottom. */
export function InsightsLayout({ talentId, step, isReportUnlocked, children }: InsightsLayoutProps) {
  const { t } = useTranslation('insights');
  const { t: common } = useTranslation('common');
  const number = numberOf(step);
  const before = stepFrom(step, -1);
  const after = stepFrom(step, 1);
  return (
    <AriaProvider>
      <div className="flex min-h-(--page-height) flex-col">
        <Header talentId={talentId} step={step} />
        <main className="mx-auto w-full max-w-[1200px] flex-1 px-4 py-6 md:px-8 md:py-10">{children}</main>
        <footer
          {...ACTION_BAR}
          className="sticky bottom-(--bottom-bar,0px) z-20 border-t border-line bg-surface"
        >
          <nav
            aria-label={t('steps')}
            className="grid min-h-16 w-full grid-cols-[1fr_auto_1fr] items-center gap-4 px-4 py-3 md:px-7"
          >
            <span>
              {before === undefined ? (
                <ButtonLink to="/talent-profile/$talentId" params={{ talentId }} kind="light" size="lg">
                  {common('action.back')}
                </ButtonLink>
              ) : (
                <ButtonLink
                  to={`/talent-profile/$talentId/insights/${before}`}
                  params={{ talentId }}
                  kind="light"
                  size="lg"
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
                  size="lg"
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
