import { useTranslation } from 'react-i18next';
import { PremiumReport } from '#features/base/premium-report/components/premium-report.tsx';
import { useSurveyDownload } from '#features/base/premium-report/api.ts';
import { PlainButton } from '#ui/plain-button.tsx';

const READER = { kind: 'survey' } as const;

function Download() {
  const { t } = useTranslation('premium');
  const download = useSurveyDownload();
  return (
    <div className="flex flex-col items-start gap-2">
      <PlainButton
        kind="primary-lila"
        aria-disabled={download.isPending}
        data-pending={download.isPending || undefined}
        onClick={() => {
          if (!download.isPending) download.mutate();
        }}
      >
        {t('download')}
      </PlainButton>
      <output className="text-sm text-third empty:hidden">
        {download.isPending ? t('downloading') : ''}
      </output>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {download.isError ? t('downloadFailed') : ''}
      </p>
    </div>
  );
}

/** The premium report after a survey that the person took for themselves: the offer, or the unlocked report. */
export function PremiumCard() {
  const { t } = useTranslation('premium');
  return (
    <section
      aria-labelledby="premium-report"
      className="flex flex-col gap-3 rounded-lg bg-lila-soft p-5 md:p-6"
    >
      <h2 id="premium-report" className="text-md font-semibold">
        {t('title')}
      </h2>
      <PremiumReport reader={READER}>
        <Download />
      </PremiumReport>
    </section>
  );
}
