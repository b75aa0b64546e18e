import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '#ui/progress.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';

interface SurveyLayoutProps {
  readonly children: ReactNode;
  /** The inviting workspace; undefined until it is loaded. */
  readonly workspaceName?: string | undefined;
  /** The text at the end of the page about who sees the answers; by default that of the survey. */
  readonly promise?: string | undefined;
  /** On the right of the bar: saving status, minutes left, pause. */
  readonly status?: ReactNode;
  readonly progress?: { readonly value: number; readonly max: number; readonly text: string } | undefined;
}

/**
 * The layout of the survey: workspace, progress, and who sees the answers. It does not use the component library,
 * because the first question must load quickly on a slow phone.
 */
export function SurveyLayout({ children, workspaceName, promise, status, progress }: SurveyLayoutProps) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  return (
    <div className="flex min-h-(--page-height) flex-col bg-surface">
      <header className="sticky top-0 z-20 bg-surface">
        <div className="flex min-h-[68px] items-center justify-between gap-4 px-4 py-3 md:px-7 in-data-framed:min-h-12 in-data-framed:py-2">
          <span className="flex min-w-0 items-center gap-3 text-base font-bold in-data-framed:text-sm">
            <BrandMark />
            <span translate="no" className="truncate">
              {workspaceName ?? common('product')}
            </span>
          </span>
          <div className="flex items-center gap-3 text-xs text-third">{status}</div>
        </div>
        {progress === undefined ? (
          <div className="h-1 bg-mute" />
        ) : (
          <Progress
            look="edge"
            label={t('survey.progress')}
            value={progress.value}
            max={progress.max}
            valueText={progress.text}
          />
        )}
      </header>
      <main className="mx-auto flex w-full max-w-[720px] flex-1 flex-col justify-center px-4 py-8">
        {children}
      </main>
      <footer className="px-4 pb-5 text-center text-xs text-third">
        {promise ??
          (workspaceName === undefined
            ? t('survey.promiseNobody')
            : t('survey.promise', { workspace: workspaceName }))}
        <span aria-hidden="true"> · </span>
        <a
          href="/privacy"
          className="finger inline-flex min-h-6 items-center rounded-[4px] underline underline-offset-2 hover:text-ink"
        >
          {common('footer.privacy')}
        </a>
      </footer>
    </div>
  );
}
