import { INVITATION_STATUSES } from '@quint/domain/base/invitation-status.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ActiveFilter, ActiveFlag } from '#ui/active-filter.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Option } from '#ui/option.tsx';
import { ToolButton } from '#ui/tool-button.tsx';
import { tagsQuery } from '../api.ts';
import {
  BY_FIT,
  BY_NAME,
  FILTER_STATUSES,
  isFiltered,
  MOST_FITS,
  sortedFit,
  withoutFilter,
  type TalentsView,
} from '../model/view.ts';
import type { NamedRecord } from '../use-talents-list.ts';

interface FiltersProps {
  readonly view: TalentsView;
  readonly onView: (view: TalentsView) => void;
  readonly roles: readonly NamedRecord[];
  readonly teams: readonly NamedRecord[];
  readonly hasTeams: boolean;
}

/** The filters with options, in the order of their chips. */
const LISTS = ['survey', 'status', 'considered', 'groups', 'tags', 'roles'] as const;
type ListFilter = (typeof LISTS)[number];
const FLAGS = ['quiet', 'undelivered', 'fresh'] as const;

function toOptions(records: readonly NamedRecord[]): Option[] {
  return records.map(({ id, name }) => ({ value: id, label: name }));
}

const NO_TAGS: readonly string[] = [];

/** The options of each filter; a selected one that was deleted stays, without a name. */
function useOptions({ view, roles, teams }: FiltersProps): Readonly<Record<ListFilter, readonly Option[]>> {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const { data: tags = NO_TAGS } = useQuery(tagsQuery);
  const { considered, groups, tags: chosenTags } = view;
  return useMemo(() => {
    const addMissingOptions = (options: readonly Option[], chosenValues: readonly string[]): Option[] => [
      ...options,
      ...chosenValues
        .filter((value) => options.every((option) => option.value !== value))
        .map((value) => ({ value, label: t('filter.gone') })),
    ];
    const allTags = new Set([...tags, ...chosenTags]);
    return {
      survey: INVITATION_STATUSES.map((value) => ({ value, label: common(`surveyStates.${value}`) })),
      status: FILTER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      considered: addMissingOptions(toOptions(roles), considered),
      groups: addMissingOptions(toOptions(teams), groups),
      tags: [...allTags].map((tag) => ({ value: tag, label: tag })),
      roles: toOptions(roles),
    };
  }, [t, common, tags, roles, teams, considered, groups, chosenTags]);
}

/** The view with another selection in a filter. */
function choose(view: TalentsView, filter: ListFilter, chosenValues: readonly string[]): TalentsView {
  if (filter !== 'roles') return { ...view, [filter]: chosenValues };
  // A newly selected role sorts the list; the previous ones keep their order.
  const remainingRoles = view.roles.filter((id) => chosenValues.includes(id));
  const roles = [...remainingRoles, ...chosenValues.filter((id) => !view.roles.includes(id))].slice(
    -MOST_FITS,
  );
  const isAdded = roles.length > remainingRoles.length;
  const fit = sortedFit(view.sort);
  const sort = isAdded
    ? { ...BY_FIT, column: `fit${roles.length - 1}` }
    : roles.length === 0 && fit !== undefined
      ? BY_NAME
      : fit !== undefined && fit >= roles.length
        ? BY_FIT
        : view.sort;
  return { ...view, roles, sort };
}

/** Adds a filter of a kind that is not in use. */
function AddFilter(props: FiltersProps & { readonly onAdd: (filter: ListFilter) => void }) {
  const { view, onView, onAdd, hasTeams } = props;
  const { t } = useTranslation('talents');
  const lists = LISTS.filter((filter) => view[filter].length === 0 && (hasTeams || filter !== 'groups'));
  const flags = FLAGS.filter((flag) => !view[flag]);
  return (
    <Menu
      label={t('filter.add')}
      trigger={
        <ToolButton>
          <Plus aria-hidden="true" className="size-4" />
          {t('filter.add')}
        </ToolButton>
      }
      entries={[
        ...lists.map((filter) => ({
          id: filter,
          label: t(`filter.${filter}`),
          onAction: () => onAdd(filter),
        })),
        ...flags.map((flag, index) => ({
          id: flag,
          label: t(`filter.${flag}`),
          startsGroup: index === 0,
          onAction: () => onView({ ...view, [flag]: true }),
        })),
      ]}
    />
  );
}

/** The filters of the list as chips that can be changed and removed, and the roles whose fit is shown. */
export function Filters(props: FiltersProps) {
  const { view, onView } = props;
  const { t } = useTranslation('talents');
  const format = useFormat();
  const options = useOptions(props);
  const [addedFilter, setAddedFilter] = useState<ListFilter>();
  const formatFilter = (filter: ListFilter) => {
    const labels = options[filter].filter(({ value }) => (view[filter] as readonly string[]).includes(value));
    const [first] = labels;
    if (first === undefined) return '…';
    return labels.length <= 2
      ? labels.map(({ label }) => label).join(', ')
      : t('filter.several', { count: labels.length });
  };
  const visibleFilters = LISTS.filter((filter) => view[filter].length > 0 || filter === addedFilter);
  return (
    <>
      {visibleFilters.map((filter) => (
        <ActiveFilter
          key={filter}
          label={t(`filter.${filter}`)}
          value={formatFilter(filter)}
          multiple
          options={options[filter]}
          selectedValues={view[filter]}
          onChange={(chosenValues) => onView(choose(view, filter, chosenValues))}
          defaultOpen={filter === addedFilter}
          onOpenChange={(open) => {
            if (!open) setAddedFilter(undefined);
          }}
          clear={{
            label: t('filter.remove', { filter: t(`filter.${filter}`) }),
            onPress: () => onView(choose(view, filter, [])),
          }}
        />
      ))}
      {FLAGS.filter((flag) => view[flag]).map((flag) => (
        <ActiveFlag
          key={flag}
          label={t(`filter.${flag}`)}
          clear={{
            label: t('filter.remove', { filter: t(`filter.${flag}`) }),
            onPress: () => onView({ ...view, [flag]: false }),
          }}
        />
      ))}
      {view.finishedSince !== undefined && (
        <ActiveFlag
          label={t('filter.finishedSince', { date: format.date(`${view.finishedSince}T12:00:00`) })}
          clear={{
            label: t('filter.remove', { filter: t('filter.finished') }),
            onPress: () => onView({ ...view, finishedSince: undefined }),
          }}
        />
      )}
      <AddFilter {...props} onAdd={setAddedFilter} />
      {isFiltered(view) && (
        <button
          type="button"
          className="link shrink-0 px-1"
          onClick={() => onView({ ...withoutFilter(view), savedViewId: view.savedViewId })}
        >
          {t('filter.clear')}
        </button>
      )}
    </>
  );
}
