import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FitSummary } from '#features/talents/person/components/fit-role-card.tsx';
import { TraitLegend, TraitLine, TraitSteps } from '#features/talents/person/components/trait-line.tsx';
import { offeredRolesQuery, type RoleRow } from '#features/roles/roles/api.ts';
import { Card } from '#ui/card.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { TraitBars } from '#ui/trait-bars.tsx';
import { barsOf, placedOf } from '../model/traits.ts';

const NONE = 'none';

interface PlatformFitProps {
  readonly person: PoolPerson;
  readonly roleId: string | undefined;
  readonly onRole: (roleId: string | undefined) => void;
}

/** The five traits on their scale, with the ranges of a role if one is selected. */
function Traits({
  result,
  role,
  fit,
}: {
  readonly result: NonNullable<PoolPerson['result']>;
  readonly role: RoleRow | undefined;
  readonly fit: PoolPerson['fit'];
}) {
  const { t } = useTranslation('talent-pool');
  const { t: traits } = useTranslation('personality');
  if (role === undefined || fit === null) {
    return (
      <>
        <TraitBars
          quality={result.quality}
          label={t('platform.head.traits')}
          bars={barsOf(result, role?.attributes)}
          nameOf={(trait) => traits(`traits.${trait}.name`)}
        />
        <p className="pt-3 text-sm text-third">{t('person.scale')}</p>
      </>
    );
  }
  return (
    <>
      <ul className="pt-3">
        {placedOf(result, role.attributes, fit).map((placedTrait) => (
          <TraitLine key={placedTrait.trait} placedTrait={placedTrait} quality={result.quality} />
        ))}
      </ul>
      <TraitSteps />
      <TraitLegend quality={result.quality} />
    </>
  );
}

/** The reason why there is no number. */
function NoNumber({ person, roleId }: Pick<PlatformFitProps, 'person' | 'roleId'>) {
  const { t } = useTranslation('talent-pool');
  const formatReason = () => {
    if (person.is_left_out) return t('platform.leftOut');
    if (person.result === null) return t('platform.noResult');
    return roleId === undefined ? t('person.choose') : t('platform.noFit');
  };
  return <p className="pb-4 text-second">{formatReason()}</p>;
}

/** The result of a person of the platform and, with a role, the fit, as for own people. */
export function PlatformFit({ person, roleId, onRole }: PlatformFitProps) {
  const { t } = useTranslation('talent-pool');
  const roles = useQuery(offeredRolesQuery).data ?? [];
  const role = roles.find(({ id }) => id === roleId);
  const options = [
    { value: NONE, label: t('filter.noRole') },
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const { fit, result } = person;
  return (
    <Card
      title={roleId === undefined ? t('person.traits') : t('person.fit')}
      aside={
        <FilterChip
          label={t('filter.fit')}
          value={roleId === undefined ? t('filter.noRole') : (role?.name ?? t('filter.gone'))}
          active={roleId !== undefined}
          options={options}
          selectedValues={[roleId ?? NONE]}
          onChange={([value]) => onRole(value === NONE ? undefined : value)}
        />
      }
    >
      {fit === null || roleId === undefined ? (
        <NoNumber person={person} roleId={roleId} />
      ) : (
        <FitSummary fit={{ ...fit, role_id: roleId }} />
      )}
      {result !== null && <Traits result={result} role={role} fit={fit} />}
    </Card>
  );
}
