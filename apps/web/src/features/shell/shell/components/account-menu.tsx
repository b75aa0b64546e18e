import { avatarOf } from '#lib/avatar.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { rowButtonClass } from '#ui/row-button.ts';

/** The code of the menu; most visits never open it. */
const fetchAccountList = () => import('./account-list.tsx');
const AccountList = onDemand(async () => (await fetchAccountList()).AccountList);

const PLACEMENT = { row: 'top start', pill: 'bottom end' } as const;

/** The current user with the account menu: `row` in the sidebar, `pill` in the top bar. */
export function AccountMenu({ look }: { readonly look: keyof typeof PLACEMENT }) {
  const user = useCurrentUser();
  const name = user.fullname.trim() === '' ? user.email : user.fullname;
  return (
    <MenuButton
      fetchMenu={fetchAccountList}
      menu={(anchor, close) => (
        <AccountList name={name} anchor={anchor} onClose={close} placement={PLACEMENT[look]} />
      )}
      className={rowButtonClass(look)}
    >
      <Avatar name={name} src={avatarOf(user)} />
      {look === 'pill' ? (
        <span translate="no" className="truncate font-semibold max-sm:sr-only">
          {name}
        </span>
      ) : (
        <span translate="no" className="flex min-w-0 flex-col">
          <span className="truncate font-bold">{name}</span>
          <span className="truncate text-xs text-third">{user.email}</span>
        </span>
      )}
    </MenuButton>
  );
}
