import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { reportMissingPart } from '#lib/missing-part.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { TextRow } from '../rows.ts';

/** Downloads the listed texts as a file. */
export function ExportMenu({ rows }: { readonly rows: readonly TextRow[] }) {
  const { t } = useTranslation('translations');
  const save = async (format: 'csv' | 'json') => {
    // Loaded on export: most visits do not need it.
    const { writeFile } = await import('../model/exchange.ts');
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`${t('export.file')}-${day}.${format}`, writeFile(rows, format, currentLanguage()));
    notify({ id: 'texts-exported', text: t('export.done', { count: rows.length }) });
  };
  return (
    <Menu
      label={t('export.label')}
      header={<span className="text-xs text-third">{t('export.note', { count: rows.length })}</span>}
      trigger={
        <Button kind="secondary" disabled={rows.length === 0}>
          <Download aria-hidden="true" className="size-4" />
          {t('export.action')}
        </Button>
      }
      entries={(['csv', 'json'] as const).map((format) => ({
        id: format,
        label: t(`export.${format}`),
        onAction: () => void save(format).catch(reportMissingPart),
      }))}
    />
  );
}
