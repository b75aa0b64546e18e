import type { HiddenPeople } from '@quint/domain/base/masking.ts';
import { HIDDEN_PEOPLE } from '@quint/domain/base/masking.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Columns3Cog, Download, Eye, EyeOff, Search as SearchIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import { listenForLetters } from '#lib/shortcuts.ts';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { ToolButton } from '#ui/tool-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import type { TalentsView } from '../model/view.ts';
import type { NamedRecord } from '../use-talents-list.ts';
import { OPTIONAL_COLUMNS, type ViewSettings } from '../view-settings.ts';
import { Filters } from './filters.tsx';

export interface ToolbarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly view: TalentsView;
  readonly onView: (view: TalentsView) => void;
  readonly settings: ViewSettings;
  readonly onSettings: (change: Partial<ViewSettings>) => void;
  readonly roles: readonly NamedRecord[];
  readonly teams: readonly NamedRecord[];
  readonly hasTeams: boolean;
  readonly onExport: () => void;
}

/** The groups of people that the user hides from their own view. People hidden by the workspace cannot be shown. */
function HideChoice() {
  const { t } = useTranslation('talents');
  const client = useQueryClient();
  const user = useCurrentUser();
  const forcedIndex = HIDDEN_PEOPLE.indexOf(user.active_workspace?.hides_people ?? 'nobody');
  const own = HIDDEN_PEOPLE.indexOf(user.hides_people);
  const effectiveSetting = HIDDEN_PEOPLE[Math.max(forcedIndex, own)] ?? 'nobody';
  const choice = useMutation({
    mutationFn: (hides_people: HiddenPeople) => changeAccount({ hides_people }),
    // Every cached answer contains names.
    onSuccess: () => client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' }),
  });
  const setting = choice.isPending ? choice.variables : effectiveSetting;
  const Icon = setting === 'nobody' ? Eye : EyeOff;
  return (
    <ChoiceMenu
      label={t('hide.label')}
      placement="bottom end"
      trigger={
        <ToolButton aria-label={`${t('hide.label')}: ${t(`hide.${setting}`)}`}>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span className="max-xl:hidden">{t(`hide.${setting}`)}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 max-xl:hidden" />
        </ToolButton>
      }
      groups={[
        {
          id: 'people',
          label: t('hide.label'),
          options: HIDDEN_PEOPLE.map((value, index) => ({
            value,
            label: t(`hide.${value}`),
            note: index < forcedIndex ? t('hide.forced') : t(`hide.note.${value}`),
            disabled: index < forcedIndex,
          })),
          selectedValues: [setting],
          onChange([people]) {
            const next = HIDDEN_PEOPLE.find((value) => value === people);
            if (next !== undefined) choice.mutate(next);
          },
        },
      ]}
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
        <ToolButton aria-label={t('view.open')}>
          <Columns3Cog aria-hidden="true" className="size-[18px]" />
        </ToolButton>
      }
      groups={[
        {
          id: 'columns',
          label: t('view.columns'),
          multiple: true,
          options: columns.map((value) => ({ value, label: t(`column.${value}`) })),
          selectedValues: columns.filter((id) => !settings.hidden.includes(id)),
          onChange: (visibleColumns) =>
            onSettings({ hidden: OPTIONAL_COLUMNS.filter((id) => !visibleColumns.includes(id)) }),
        },
        {
          id: 'density',
          label: t('view.density'),
          options: [
            { value: 'roomy', label: t('view.roomy') },
            { value: 'dense', label: t('view.dense') },
          ],
          selectedValues: [settings.density],
          onChange: ([density]) => onSettings({ density: density === 'dense' ? 'dense' : 'roomy' }),
        },
      ]}
    />
  );
}

/** On a phone the field opens from its icon, so that the active filters stay visible. */
function Search({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const { t } = useTranslation('talents');
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const fieldRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) fieldRef.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const isClosed = isMobile && !isOpen && text === '';
  useEffect(() => {
    if (!isClosed) return undefined;
    return listenForLetters((letter) => {
      if (letter === '/') setOpen(true);
      return letter === '/';
    });
  }, [isClosed]);
  if (isClosed) {
    return (
      <ToolButton aria-label={t('search')} onPress={() => setOpen(true)}>
        <SearchIcon aria-hidden="true" className="size-[18px]" />
      </ToolButton>
    );
  }
  return (
    <div ref={fieldRef} className="w-[244px] shrink-0">
      <SearchField label={t('search')} value={text} onChange={onText} />
    </div>
  );
}

/** Search, filters, and the appearance of the list. */
export function Toolbar(props: ToolbarProps) {
  const { search, onSearch, settings, onSettings, onExport } = props;
  const { t } = useTranslation('talents');
  return (
    <div className="flex shrink-0 items-start gap-3 pb-3 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
      <div className="flex min-w-0 flex-1 items-center gap-2 max-md:flex-none md:flex-wrap">
        <Search text={search} onText={onSearch} />
        <Filters {...props} />
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <HideChoice />
        <Tooltip text={t('export.do')}>
          <ToolButton aria-label={t('export.do')} onPress={onExport}>
            <Download aria-hidden="true" className="size-[18px]" />
          </ToolButton>
        </Tooltip>
        <span className="max-md:hidden">
          <ViewMenu settings={settings} onSettings={onSettings} hasTeams={props.hasTeams} />
        </span>
      </div>
    </div>
  );
}
