import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { Picture } from '#ui/picture.tsx';
import { chartQuery, localeOf, type ChartOf } from '../api.ts';

/** A page with one chart of literal trait values, loaded by its route. */
export function ChartPage(chart: ChartOf) {
  const { t } = useTranslation('matching', { lng: localeOf(chart) });
  const { data: svg = '' } = useQuery(chartQuery(chart));
  const title = t(`${chart.chart}.chart`);
  useDocumentTitle(title);
  return (
    <div lang={localeOf(chart)} className="w-full max-w-[640px]">
      <h1 className="sr-only">{title}</h1>
      <Picture svg={svg} />
    </div>
  );
}
