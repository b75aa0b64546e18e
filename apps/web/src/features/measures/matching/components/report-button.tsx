import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { notifyFailure } from '#lib/failures.ts';
import { Button } from '#ui/button.tsx';
import { useDownloadReport } from '../api.ts';

interface Report {
  readonly resultId: string;
  readonly roleId?: string | undefined;
  readonly onDownloaded?: (() => void) | undefined;
}

function useReport() {
  const { t } = useTranslation('matching');
  const download = useDownloadReport();
  const start = ({ resultId, roleId, onDownloaded }: Report) =>
    download.mutate(
      { resultId, role: roleId, language: currentLanguage() },
      {
        onSuccess: () => onDownloaded?.(),
        onError: (error) => notifyFailure(error, { id: 'report', text: t('reportFailed') }),
      },
    );
  return { start, isPending: download.isPending };
}

/** Downloads the PDF report of a result, in the language of the screen. */
export function useReportDownload(): (report: Report) => void {
  return useReport().start;
}

/** The download as a button. */
export function ReportButton(report: Report) {
  const { t } = useTranslation('matching');
  const { start, isPending } = useReport();
  return (
    <Button kind="secondary" isLoading={isPending} onPress={() => start(report)}>
      <FileDown aria-hidden="true" className="size-4" />
      {t('report')}
    </Button>
  );
}
