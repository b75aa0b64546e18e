import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { InboxButton } from '#features/shell/inbox/components/inbox-button.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { NAVIGATION, type NavigationEntry } from '#features/shell/navigation/model/entries.ts';
import { useEntryName } from '#features/shell/navigation/use-entry-name.ts';

/** Only for the platform. */
const RequestsBadge = lazy(async () => ({
  default: (await import('./requests-badge.tsx')).RequestsBadge,
}));

const ENTRY =
  'flex min-h-9 items-center gap-3 rounded-md px-2.5 py-1.5 font-medium text-second no-underline transition-colors hover:bg-mute hover:text-ink';
const ACTIVE = 'shape-selected bg-lila-soft text-lila-strong hover:bg-lila-soft hover:text-lila-strong';

function Entry({ entry }: { readonly entry: NavigationEntry }) {
  const nameOf = useEntryName();
  const user = useCurrentUser();
  return (
    <li>
      <Link
        to={entry.path}
        {...(entry.params === undefined ? {} : { params: entry.params(user) })}
        activeOptions={{ exact: entry.exact === true }}
        className={ENTRY}
        activeProps={{ className: ACTIVE }}
      >
        <entry.icon aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
        {nameOf(entry)}
        {entry.labelKey === 'platform' && (
          <Suspense fallback={null}>
            <RequestsBadge />
          </Suspense>
        )}
      </Link>
    </li>
  );
}

/** The links to the main pages, with the current one marked; the settings are last. */
export function Navigation() {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const routes: object = useRouter().routesByPath;
  const entries = NAVIGATION.filter((entry) => entry.path in routes && entry.shownTo?.(user) !== false);
  const isLast = ({ labelKey }: NavigationEntry) => labelKey === 'settings';
  return (
    <nav aria-label={t('navigation.label')}>
      <ul className="flex flex-col gap-0.5">
        {entries.map((entry) => !isLast(entry) && <Entry key={entry.path} entry={entry} />)}
        <li className="empty:hidden">
          <InboxButton look="entry" />
        </li>
        {entries.map((entry) => isLast(entry) && <Entry key={entry.path} entry={entry} />)}
      </ul>
    </nav>
  );
}
