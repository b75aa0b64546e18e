import { TALENT_STATUSES, type TalentStatus } from '@quint/domain/people/talents.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamNamesQuery } from '#features/base/records/api.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { FilterChip } from '#ui/filter-chip.tsx';
import type { FitFilters } from '../api.ts';

const ALL = 'all';

interface FitFilterChipsProps {
  readonly filters: FitFilters;
  readonly onFilters: (filters: FitFilters) => void;
}

/** Filters the people of a role by status and group. */
export function FitFilterChips({ filters, onFilters }: FitFilterChipsProps) {
  const { t } = useTranslation('role-people');
  const { t: talents } = useTranslation('talents');
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const teams = useQuery({ ...teamNamesQuery, enabled: hasTeams }).data ?? [];
  const all = { value: ALL, label: t('filter.all') };
  const statuses = [all, ...TALENT_STATUSES.map((value) => ({ value, label: talents(`status.${value}`) }))];
  const groups = [all, ...teams.map(({ id, name }) => ({ value: id, label: name ?? '' }))];
  const labelOf = (options: typeof groups, value: string | undefined) =>
    options.find((option) => option.value === (value ?? ALL))?.label ?? t('filter.gone');
  return (
    <div className="flex flex-wrap gap-2 pt-3 print:hidden">
      <FilterChip
        label={t('filter.status')}
        value={labelOf(statuses, filters.status)}
        active={filters.status !== undefined}
        options={statuses}
        selectedValues={[filters.status ?? ALL]}
        onChange={([value]) =>
          onFilters({ ...filters, status: value === ALL ? undefined : (value as TalentStatus) })
        }
      />
      {groups.length > 1 && (
        <FilterChip
          label={t('filter.group')}
          value={labelOf(groups, filters.team)}
          active={filters.team !== undefined}
          options={groups}
          selectedValues={[filters.team ?? ALL]}
          onChange={([value]) => onFilters({ ...filters, team: value === ALL ? undefined : value })}
        />
      )}
    </div>
  );
}
