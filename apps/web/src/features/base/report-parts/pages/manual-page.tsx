import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { buttonClass } from '#ui/button-style.ts';
import { ReportPage } from './report-page.tsx';

/** The manual of the questionnaire, for everybody. */
export function ManualPage() {
  const { t } = useTranslation('documents');
  const language = currentLanguage();
  return (
    <ReportPage
      address={{ path: 'manual', query: { language } }}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <a
            href={`/api/reports/manual.pdf?language=${language}`}
            className={buttonClass({ kind: 'secondary', size: 'sm' })}
          >
            <FileDown aria-hidden="true" className="size-4" />
            {t('download')}
          </a>
          <a
            href="/api/reports/manual.json"
            download="big-five-manual.json"
            className={buttonClass({ kind: 'secondary', size: 'sm' })}
          >
            <FileDown aria-hidden="true" className="size-4" />
            {t('dataFile')}
          </a>
        </div>
      }
    />
  );
}
