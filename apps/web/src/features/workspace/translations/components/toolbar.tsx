import { useTranslation } from 'react-i18next';
import { FilterChip } from '#ui/filter-chip.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SHOW_FILTERS, type ShowFilter, type TextsSearch } from '../search.ts';
import type { TextRow } from '../rows.ts';
import { useAreaName } from '../use-area-name.ts';

const EVERY_AREA = 'all';

interface ToolbarProps {
  readonly rows: readonly TextRow[];
  readonly view: TextsSearch;
  readonly onView: (change: { search?: string; area?: string | undefined; show?: ShowFilter }) => void;
}

/** The filters of the list. */
export function Toolbar({ rows, view, onView }: ToolbarProps) {
  const { t } = useTranslation('translations');
  const areaName = useAreaName();
  const areas = [...new Set(rows.map(({ area }) => area))].filter((area) => area !== '');
  const hasIdle = rows.some(({ state }) => state === 'idle');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full md:max-w-[320px]">
        <SearchField
          label={t('search')}
          value={view.search ?? ''}
          onChange={(search) => onView({ search })}
        />
      </div>
      <FilterChip
        label={t('filter.area')}
        value={view.area === undefined ? t('filter.allAreas') : areaName(view.area)}
        active={view.area !== undefined}
        options={[
          { value: EVERY_AREA, label: t('filter.allAreas') },
          ...areas.map((area) => ({ value: area, label: areaName(area) })),
        ]}
        selectedValues={[view.area ?? EVERY_AREA]}
        onChange={([area]) => onView({ area: area === EVERY_AREA ? undefined : area })}
      />
      <SegmentedControl
        label={t('filter.show')}
        value={view.show ?? 'all'}
        onChange={(show) => onView({ show })}
        options={SHOW_FILTERS.filter((show) => show !== 'idle' || hasIdle || view.show === 'idle').map(
          (show) => ({
            value: show,
            label: t(`filter.${show}`),
          }),
        )}
      />
    </div>
  );
}
