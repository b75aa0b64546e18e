import { useQuery } from '@tanstack/react-query';
import { Picture } from '#ui/picture.tsx';
import { chartQuery, type ChartOf } from '../api.ts';

/** One chart of literal traits and nothing else; its route has fetched it. */
export function ChartPage(chart: ChartOf) {
  const { data: svg = '' } = useQuery(chartQuery(chart));
  return (
    <div className="w-full max-w-[640px]">
      <Picture svg={svg} />
    </div>
  );
}
