import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#lib/class-names.ts';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import type { OwnTalent } from '../api.ts';

type NamedRecord = { readonly id: string; readonly name: string };

interface NamesProps {
  readonly title: string;
  readonly named: readonly (NamedRecord | null)[];
  /** Links to a page about one of them. */
  readonly linkTo?: ((id: string) => LinkProps) | undefined;
}

function Names({ title, named, linkTo }: NamesProps) {
  const shown = named.filter((entry) => entry !== null);
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 className="pb-1.5 text-xs font-semibold text-third">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {shown.map((entry) => (
          <li key={entry.id}>
            {linkTo === undefined ? (
              <Badge>{entry.name}</Badge>
            ) : (
              <Link
                {...linkTo(entry.id)}
                className={cx(buttonClass({ kind: 'light', size: 'xs' }), 'max-md:min-h-11')}
              >
                {entry.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The roles and groups the person is considered for, read-only; hidden when there are none. */
export function ContextCard({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('profile');
  const roles = talent.roles.map((link) => link.roles_id);
  const teams = (talent.teams ?? []).map((link) => link.teams_id);
  if ([...roles, ...teams].every((entry) => entry === null)) return null;
  return (
    <Card title={t('own.context')}>
      <div className="flex flex-col gap-4">
        <Names
          title={t('own.roles')}
          named={roles}
          linkTo={(roleId) => ({
            to: '/talent-profile/$talentId/roles/$roleId',
            params: { talentId: talent.id, roleId },
          })}
        />
        <Names title={t('own.teams')} named={teams} />
      </div>
    </Card>
  );
}
