import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { Link } from '@tanstack/react-router';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BandWord, FitInterval, FitLine } from '#features/base/fit/components/fit-line.tsx';
import type { RoleRow } from '#features/roles/roles/api.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { TraitBars } from '#ui/trait-bars.tsx';
import { barsOf } from '../model/traits.ts';
import { useFocusOpened } from '../use-focus-opened.ts';
import { JobSummary, Places } from './person-summary.tsx';
import { UnlockButton } from './unlock-button.tsx';

/** One grid for heading and rows; with a role there is a column for the fit. */
export const GRID_WITH_FIT =
  'grid gap-x-4 gap-y-3 xl:grid-cols-[minmax(160px,1.1fr)_minmax(220px,1.4fr)_minmax(130px,0.9fr)_minmax(150px,1.1fr)_12rem]';
export const GRID =
  'grid gap-x-6 gap-y-3 xl:grid-cols-[minmax(160px,1.1fr)_minmax(220px,1.4fr)_minmax(180px,1.1fr)_12rem]';

function FitCell({ person }: { readonly person: PoolPerson }) {
  const { t } = useTranslation('talent-pool');
  const { t: common } = useTranslation();
  const { fit } = person;
  if (person.is_left_out) return <span className="text-sm text-third">{t('platform.leftOut')}</span>;
  if (fit === null || fit.score === null) {
    return (
      <span className="text-sm text-third">{fit === null ? t('platform.noFit') : common('fit.open')}</span>
    );
  }
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="flex items-baseline justify-between gap-2">
        <span className="text-sm text-second">
          <span className="text-base font-bold text-ink tabular-nums">{fit.score}</span>{' '}
          {common('fit.ofHundred')}
        </span>
        <FitInterval interval={fit.interval} />
      </span>
      <FitLine fit={fit} size="full" />
      <BandWord fit={fit} />
    </span>
  );
}

interface PlatformRowProps {
  readonly person: PoolPerson;
  readonly role: RoleRow | undefined;
  /** The last person unlocked on this page. */
  readonly isJustOpened: boolean;
  readonly onConfirm: () => void;
}

/** Links to the record if there is one, otherwise to the masked page. */
function Name({ person, roleId }: { readonly person: PoolPerson; readonly roleId: string | undefined }) {
  const look = 'truncate rounded-[4px] font-semibold hover:underline max-md:-my-3 max-md:block max-md:py-3';
  const { id, copy_id: copyId, name } = person;
  if (copyId !== null) {
    return (
      <Link to="/talent-pool/$talentId" params={{ talentId: copyId }} className={look}>
        {name}
      </Link>
    );
  }
  const talentId = id ?? '';
  return roleId === undefined ? (
    <Link to="/talent-pool/$talentId" params={{ talentId }} search={{ of: 'platform' }} className={look}>
      {name}
    </Link>
  ) : (
    <Link
      to="/talent-pool/$talentId/roles/$roleId"
      params={{ talentId, roleId }}
      search={{ of: 'platform' }}
      className={look}
    >
      {name}
    </Link>
  );
}

function State({ person, onConfirm }: Pick<PlatformRowProps, 'person' | 'onConfirm'>) {
  const { t } = useTranslation('talent-pool');
  if (person.copy_id === null) return <UnlockButton person={person} onConfirm={onConfirm} />;
  if (person.is_own) return <Badge>{t('platform.own')}</Badge>;
  const isRemoved = person.id === null && !person.is_known;
  return (
    <Badge tone={isRemoved ? 'neutral' : 'lila'} icon={<LockOpen aria-hidden="true" className="size-3.5" />}>
      {isRemoved ? t('platform.gone') : t('platform.unlocked')}
    </Badge>
  );
}

/**
 * A person of the pool: first name and place, the five traits, the fit, the contents of the locked profile, and the
 * button.
 */
export function PlatformRow({ person, role, isJustOpened, onConfirm }: PlatformRowProps) {
  const holder = useFocusOpened(isJustOpened);
  const { t } = useTranslation('talent-pool');
  const { t: traits } = useTranslation('personality');
  return (
    <li
      className={`items-center border-t border-line px-5 py-3.5 first:border-t-0 ${role ? GRID_WITH_FIT : GRID}`}
    >
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={person.name} />
        <span ref={holder} translate="no" className="flex min-w-0 flex-col">
          <Name person={person} roleId={role?.id} />
          <Places locations={person.locations} />
        </span>
      </div>
      {person.result === null ? (
        <span className="text-sm text-third">{t('platform.noResult')}</span>
      ) : (
        <TraitBars
          quality={person.result.quality}
          label={t('platform.head.traits')}
          bars={barsOf(person.result, role?.attributes)}
          nameOf={(trait) => traits(`traits.${trait}.name`)}
        />
      )}
      {role !== undefined && <FitCell person={person} />}
      <JobSummary person={person} />
      <div className="flex xl:justify-end">
        <State person={person} onConfirm={onConfirm} />
      </div>
    </li>
  );
}
