import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FitShown } from '#features/base/fit/components/fit-line.tsx';
import { useIsMobile } from '#lib/media.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { ownFitQuery, type OwnTalent } from '../api.ts';

interface RoleRowProps {
  readonly talentId: string;
  readonly role: { readonly id: string; readonly name: string };
  readonly hasResult: boolean;
}

/** A role with the own fit, leading to how it comes about. */
function RoleRow({ talentId, role, hasResult }: RoleRowProps) {
  const isMobile = useIsMobile();
  const { data: answer } = useQuery({
    ...ownFitQuery(role.id),
    enabled: hasResult,
    meta: { isSilent: true },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <Link
        to="/talent-profile/$talentId/roles/$roleId"
        params={{ talentId, roleId: role.id }}
        className="inline-flex min-h-6 items-center rounded-[4px] font-semibold wrap-anywhere hover:underline max-md:min-h-11"
      >
        {role.name}
      </Link>
      {answer !== undefined && (
        <FitShown
          fit={answer.data ?? undefined}
          isExcluded={answer.meta.is_left_out_of_rankings}
          layout={isMobile ? 'number' : 'block'}
        />
      )}
    </li>
  );
}

/** The roles and groups the person is considered for, read-only; hidden when there are none. */
export function ContextCard({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('profile');
  const roles = talent.roles.flatMap((link) => link.roles_id ?? []);
  const teams = (talent.teams ?? []).flatMap((link) => link.teams_id ?? []);
  if (roles.length + teams.length === 0) return null;
  return (
    <Card title={t('own.context')}>
      <div className="flex flex-col gap-4">
        {roles.length > 0 && (
          <div>
            <h3 className="text-xs font-semibold text-third">{t('own.roles')}</h3>
            <ul>
              {roles.map((role) => (
                <RoleRow
                  key={role.id}
                  talentId={talent.id}
                  role={role}
                  hasResult={talent.latestResult !== null}
                />
              ))}
            </ul>
          </div>
        )}
        {teams.length > 0 && (
          <div>
            <h3 className="pb-1.5 text-xs font-semibold text-third">{t('own.teams')}</h3>
            <ul className="flex flex-wrap gap-2">
              {teams.map((team) => (
                <li key={team.id}>
                  <Badge>{team.name}</Badge>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
