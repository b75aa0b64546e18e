import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { RoleMatches, StrongMatches } from '../use-strong-matches.ts';

const SHOWN = 6;

function RoleRow({ role, strong }: RoleMatches) {
  const { t } = useTranslation('dashboard');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5">
      <Link
        to="/roles/$roleId"
        params={{ roleId: role.id }}
        className="inline-flex min-h-6 min-w-0 items-center rounded-[4px] font-semibold no-underline wrap-anywhere hover:underline"
      >
        {role.name}
      </Link>
      {strong !== undefined && (
        <span className="text-xs text-third tabular-nums">{t('roles.strong', { count: strong })}</span>
      )}
    </li>
  );
}

/** The first few roles of the workspace with the number of talents with high agreement. */
export function OpenRoles({ matches }: { readonly matches: StrongMatches }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation('common');
  const { roles } = matches;
  const isEmpty = roles?.length === 0;
  return (
    <Card
      title={t('roles.title')}
      aside={roles !== undefined && roles.length > SHOWN && <TextLink to="/roles">{t('roles.all')}</TextLink>}
    >
      {roles === undefined &&
        (matches.isError ? (
          <p className="text-third">{common('fault.loading')}</p>
        ) : (
          [1, 2, 3].map((line) => <Skeleton key={line} className="my-3 h-5 w-full" />)
        ))}
      {isEmpty && (
        <div className="flex flex-col items-start gap-3 border-t border-line pt-3">
          <p className="text-third">{t('roles.empty')}</p>
          <ButtonLink to="/roles/create" kind="secondary" size="sm">
            {t('roles.create')}
          </ButtonLink>
        </div>
      )}
      <ul>
        {roles?.slice(0, SHOWN).map((entry) => (
          <RoleRow key={entry.role.id} {...entry} />
        ))}
      </ul>
    </Card>
  );
}
