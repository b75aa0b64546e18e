import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import type { RoleState } from '@quint/domain/roles/stages.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RoleInState, StateAction } from '#features/roles/roles/use-role-actions.ts';
import { useRoleState } from '#features/roles/roles/use-role-actions.ts';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';

const LOOK: Readonly<Record<RoleState, string>> = {
  draft: 'bg-partial-soft text-partial-text',
  recruiting: 'bg-lila-soft text-lila-strong',
  filled: 'bg-strong-soft text-strong-text',
  archived: 'bg-mute text-second',
};

function StatePill({ state, hasMenu }: { readonly state: RoleState; readonly hasMenu: boolean }) {
  const { t } = useTranslation('vacancy');
  return (
    <span className={cx('inline-flex items-center gap-2 rounded-full px-3 py-1 font-semibold', LOOK[state])}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t(`state.${state}`)}
      {hasMenu && <ChevronDown aria-hidden="true" className="size-4" />}
    </span>
  );
}

interface StateControlProps {
  readonly vacancy: Vacancy;
  /** The role as administrators see it; undefined for hiring managers, who do not change the state. */
  readonly role: RoleInState | undefined;
  readonly onFill: () => void;
}

/** The state of a role and since when; pressing it offers the other states. */
export function StateControl({ vacancy, role, onFill }: StateControlProps) {
  const { t } = useTranslation('vacancy');
  const format = useFormat();
  const { mutate } = useRoleState();
  const { state, date_recruiting: since } = vacancy;
  const people = Object.values(vacancy.stages).reduce((sum, count) => sum + count, 0);
  if (role === undefined) return <StatePill state={state} hasMenu={false} />;
  const act = (action: StateAction) => () => mutate({ role, action });
  const entries: Readonly<Record<RoleState, readonly MenuEntry[]>> = {
    draft: [
      { id: 'start', label: t('state.start'), note: t('state.startNote'), onAction: act('finish') },
      { id: 'archive', label: t('state.archive'), note: t('state.archiveNote'), onAction: act('archive') },
    ],
    recruiting: [
      { id: 'fill', label: t('state.fill'), note: t('state.fillNote'), onAction: onFill },
      ...(people === 0
        ? [{ id: 'draft', label: t('state.toDraft'), note: t('state.toDraftNote'), onAction: act('toDraft') }]
        : []),
      {
        id: 'publish',
        label: t(role.is_published_to_pool ? 'state.unpublish' : 'state.publish'),
        onAction: act(role.is_published_to_pool ? 'unpublish' : 'publish'),
      },
      { id: 'archive', label: t('state.archive'), note: t('state.archiveNote'), onAction: act('archive') },
    ],
    filled: [
      { id: 'archive', label: t('state.archive'), note: t('state.archiveNote'), onAction: act('archive') },
    ],
    archived: [{ id: 'unarchive', label: t('state.unarchive'), onAction: act('unarchive') }],
  };
  return (
    <span className="flex flex-wrap items-center gap-x-3 max-md:-ml-2">
      <Menu
        label={t('state.label')}
        placement="bottom start"
        entries={entries[state]}
        trigger={
          <Button kind="text" aria-label={`${t('state.label')}: ${t(`state.${state}`)}`}>
            <StatePill state={state} hasMenu />
          </Button>
        }
      />
      {state === 'recruiting' && since !== null && (
        <span className="text-second">{t('state.since', { date: format.date(since, 'dayMonthLong') })}</span>
      )}
    </span>
  );
}
