import { INVITATION_STATUSES } from '@quint/domain/invitation-status.ts';
import { TALENT_STATUSES } from '@quint/domain/talents.ts';
import { Columns3, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/choice.tsx';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { BY_FIT, BY_NAME, type TalentsView } from '../search.ts';
import type { ViewSettings } from '../view-settings.ts';
import { OPTIONAL_COLUMNS } from './use-columns.tsx';

interface RoleChoice {
  readonly id: string;
  readonly name: string;
}

export interface ToolbarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly view: TalentsView;
  readonly onView: (view: TalentsView) => void;
  readonly settings: ViewSettings;
  readonly onSettings: (change: Partial<ViewSettings>) => void;
  readonly roles: readonly RoleChoice[];
  readonly hasTeams: boolean;
  /** The server hides personal data already, so the user's switch would change nothing. */
  readonly isHidden: boolean;
  readonly onExport: () => void;
}

/** The value of the entry for no role. */
const NO_ROLE = 'none';

function useFilterWords(): (chosen: readonly string[], words: (value: string) => string) => string {
  const { t } = useTranslation('talents');
  return (chosen, words) => {
    if (chosen.length === 0) return t('filter.all');
    const [only = ''] = chosen;
    return chosen.length === 1 ? words(only) : t('filter.several', { count: chosen.length });
  };
}

function StatusFilters({ view, onView }: Pick<ToolbarProps, 'view' | 'onView'>) {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const inWords = useFilterWords();
  const surveys = INVITATION_STATUSES.map((value) => ({ value, label: common(`surveyStates.${value}`) }));
  const statuses = TALENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }));
  const labelIn = (options: typeof surveys | typeof statuses) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  return (
    <>
      <FilterChip
        label={t('filter.survey')}
        value={inWords(view.survey, labelIn(surveys))}
        active={view.survey.length > 0}
        multiple
        options={surveys}
        selected={view.survey}
        onChange={(chosen) =>
          onView({ ...view, survey: INVITATION_STATUSES.filter((status) => chosen.includes(status)) })
        }
      />
      <FilterChip
        label={t('filter.status')}
        value={inWords(view.status, labelIn(statuses))}
        active={view.status.length > 0}
        multiple
        options={statuses}
        selected={view.status}
        onChange={(chosen) =>
          onView({ ...view, status: TALENT_STATUSES.filter((status) => chosen.includes(status)) })
        }
      />
    </>
  );
}

function RoleFilter({ view, onView, roles }: Pick<ToolbarProps, 'view' | 'onView' | 'roles'>) {
  const { t } = useTranslation('talents');
  const chosen = roles.find((role) => role.id === view.role);
  const choose = (id: string | undefined) => {
    const role = id === NO_ROLE ? undefined : id;
    const usual = role === undefined ? BY_NAME : BY_FIT;
    // A newly chosen role sorts by fit; without a role there is no fit to sort by.
    const sort = role !== undefined || view.sort.column === 'fit' ? usual : view.sort;
    onView({ ...view, role, sort });
  };
  return (
    <FilterChip
      label={t('filter.role')}
      value={chosen?.name ?? t('filter.noRole')}
      active={chosen !== undefined}
      options={[
        { value: NO_ROLE, label: t('filter.noRole') },
        ...roles.map((role) => ({ value: role.id, label: role.name })),
      ]}
      selected={[chosen?.id ?? NO_ROLE]}
      onChange={([id]) => choose(id)}
    />
  );
}

function ViewMenu({
  settings,
  onSettings,
  hasTeams,
}: Pick<ToolbarProps, 'settings' | 'onSettings' | 'hasTeams'>) {
  const { t } = useTranslation('talents');
  const columns = OPTIONAL_COLUMNS.filter((id) => hasTeams || id !== 'teams');
  return (
    <ChoiceMenu
      label={t('view.open')}
      placement="bottom end"
      trigger={
        <Button kind="icon" aria-label={t('view.open')}>
          <Columns3 aria-hidden="true" className="size-[18px]" />
        </Button>
      }
      groups={[
        {
          id: 'columns',
          label: t('view.columns'),
          multiple: true,
          options: columns.map((value) => ({
            value,
            label: value === 'fit' ? t('column.fitShort') : t(`column.${value}`),
          })),
          selected: columns.filter((id) => !settings.hidden.includes(id)),
          onChange: (shown) => onSettings({ hidden: OPTIONAL_COLUMNS.filter((id) => !shown.includes(id)) }),
        },
        {
          id: 'density',
          label: t('view.density'),
          options: [
            { value: 'roomy', label: t('view.roomy') },
            { value: 'dense', label: t('view.dense') },
          ],
          selected: [settings.density],
          onChange: ([density]) => onSettings({ density: density === 'dense' ? 'dense' : 'roomy' }),
        },
      ]}
    />
  );
}

/** Search, filters, and how the list looks. */
export function Toolbar(props: ToolbarProps) {
  const { search, onSearch, settings, onSettings, isHidden, onExport } = props;
  const { t } = useTranslation('talents');
  const hide = (
    <Switch
      checked={isHidden || settings.hide}
      disabled={isHidden}
      onChange={(checked) => onSettings({ hide: checked })}
    >
      <span className="text-xs text-third">{t(isHidden ? 'hideForced' : 'hide')}</span>
    </Switch>
  );
  return (
    <div className="flex flex-wrap items-center gap-3 pb-4">
      <div className="w-full md:max-w-[320px] md:min-w-[180px] md:flex-1">
        <SearchField label={t('search')} value={search} onChange={onSearch} />
      </div>
      <StatusFilters view={props.view} onView={props.onView} />
      <RoleFilter view={props.view} onView={props.onView} roles={props.roles} />
      <div className="ml-auto flex items-center gap-1 max-md:w-full max-md:justify-between">
        <span className="md:mr-3">{hide}</span>
        <span className="flex">
          <Tooltip text={t('export.do')}>
            <Button kind="icon" aria-label={t('export.do')} onPress={onExport}>
              <Download aria-hidden="true" className="size-[18px]" />
            </Button>
          </Tooltip>
          <span className="max-md:hidden">
            <ViewMenu settings={settings} onSettings={onSettings} hasTeams={props.hasTeams} />
          </span>
        </span>
      </div>
    </div>
  );
}
