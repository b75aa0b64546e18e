import { compareText } from '@quint/domain/base/text-order.ts';
import { textMatcher } from '@quint/domain/base/search-text.ts';
import type { Row } from '@quint/contract/items.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete, Menu, MenuItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { items } from '#lib/items.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { TextField } from '#ui/field.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';

const FIELDS = ['id', 'name', 'is_freezed'] as const;
type Workspace = Row<'organizations', typeof FIELDS>;

/** The workspaces to switch to: the user's own, or all for platform administrators. Deleted ones are left out. */
function useOtherWorkspaces(): readonly Workspace[] | undefined {
  const user = useCurrentUser();
  const mayGoAnywhere = user.role.name === 'APP_ADMIN' || user.role.admin_access;
  const all = useQuery({
    queryKey: ['workspaces'],
    queryFn: ({ signal }) => items('organizations').list({ fields: FIELDS, sort: 'name', limit: -1, signal }),
    enabled: mayGoAnywhere,
  });
  const own = user.organizations
    .map(({ organization }) => organization)
    .filter((organization) => organization.date_deleted === null);
  // If loading fails, the user's own workspaces remain.
  if (mayGoAnywhere && all.isPending) return undefined;
  return (all.data ?? own)
    .filter((workspace) => workspace.id !== user.active_workspace?.id)
    .toSorted((left, right) => compareText(left.name, right.name));
}

function WorkspaceItem({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation('shell');
  const { name, is_freezed: isFrozen } = workspace;
  return (
    <MenuItem
      id={workspace.id}
      textValue={name}
      aria-label={isFrozen ? `${name}, ${t('workspace.frozen')}` : name}
      className="flex min-h-10 cursor-default items-center gap-2.5 rounded-sm px-2 py-1.5 outline-none data-focused:bg-mute forced-colors:data-focused:outline-2"
    >
      <Avatar name={name} look="tile" size="sm" />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {isFrozen && <Lock aria-hidden="true" className="size-3.5 shrink-0 text-third" />}
    </MenuItem>
  );
}

const hasText = (name: string, query: string) => textMatcher(query)(name);

/** The other workspaces, filtered by input. */
export function WorkspaceList({ onChoose }: { readonly onChoose: (workspaceId: string) => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const workspaces = useOtherWorkspaces();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isReady = workspaces !== undefined;
  useEffect(() => input.current?.focus(), [isReady]);
  if (!isReady) return <LinesSkeleton label={common('state.loading')} />;
  if (workspaces.length === 0) return <p className="text-second">{t('workspace.only')}</p>;
  return (
    <Autocomplete filter={hasText} inputValue={text} onInputChange={setText}>
      <div className="flex flex-col gap-2">
        <TextField
          label={t('workspace.find')}
          hideLabel
          placeholder={t('workspace.find')}
          inputRef={input}
          before={<Search aria-hidden="true" className="size-4" />}
        />
        <Menu
          aria-label={t('workspace.others')}
          items={workspaces}
          onAction={(key) => onChoose(String(key))}
          renderEmptyState={() => <p className="px-2 py-2 text-third">{t('workspace.noMatch')}</p>}
          className="-mx-2 max-h-[min(320px,50dvh)] overflow-y-auto outline-none"
        >
          {(workspace) => <WorkspaceItem workspace={workspace} />}
        </Menu>
      </div>
    </Autocomplete>
  );
}
