import type { FitOfRole } from '@quint/contract/matching.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CostWords } from '#features/fit/components/cost-words.tsx';
import { FitShown } from '#features/fit/components/fit-line.tsx';

interface RoleFitsProps {
  readonly talentId: string;
  readonly fits: readonly FitOfRole[];
  /** Each with its arithmetic in a line. */
  readonly explained?: boolean | undefined;
}

/** Roles by fit, each leading to the view of this talent in that role. */
export function RoleFits({ talentId, fits, explained = false }: RoleFitsProps) {
  const { t } = useTranslation('matching');
  if (fits.length === 0) return <p className="text-third">{t('noRoles')}</p>;
  return (
    <ul>
      {fits.map((fit) => (
        <li
          key={fit.role_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0"
        >
          <span className="flex min-w-0 flex-col">
            <Link
              to="/roles/$roleId/talents/$talentId"
              params={{ roleId: fit.role_id, talentId }}
              className="inline-flex min-h-6 items-center rounded-[4px] font-medium hover:underline"
            >
              {fit.name}
            </Link>
            {explained && fit.score !== null && (
              <span className="w-64 max-w-full text-xs">
                <CostWords score={fit.score} costs={fit.contributions} />
              </span>
            )}
          </span>
          <FitShown fit={fit} />
        </li>
      ))}
    </ul>
  );
}
