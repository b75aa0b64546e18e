import { useTranslation } from 'react-i18next';
import { MASK } from '@quint/domain/base/masking.ts';
import type { Preferences } from '#features/profile/job-profile/api.ts';
import { cx } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar.tsx';
import { TraitBars } from '#ui/trait-bars.tsx';
import type { OwnTalent } from '../api.ts';
import { barsOf } from '../model/bars.ts';

interface CompanyCardProps {
  readonly talent: OwnTalent;
  readonly preferences: Preferences | null;
  /** Companies do not see the card while the switch is off. */
  readonly isOff: boolean;
}

/** The card that companies see of the person before an unlock. */
export function CompanyCard({ talent, preferences, isOff }: CompanyCardProps) {
  const { t: job } = useTranslation('job-profile');
  const { t: personality } = useTranslation('personality');
  const name = talent.first_name ?? '';
  const places = (preferences?.locations ?? []).map(({ location, radius: km }) =>
    km === 0 ? location : `${location} ${job('places.around', { km })}`,
  );
  const bars = talent.latestResult === null ? [] : barsOf(talent.latestResult);
  return (
    <div
      className={cx(
        'flex flex-col gap-3 rounded-md border border-dashed p-3.5',
        isOff ? 'border-control bg-surface grayscale' : 'border-lila/50 bg-lila-soft/40',
      )}
    >
      <div className="flex items-center gap-3">
        <Avatar name={name} size="base" />
        <p className="min-w-0">
          <span className="block font-semibold wrap-anywhere">
            {name} {MASK}
          </span>
          <span className="block text-xs text-second wrap-anywhere">
            {places.length === 0 ? job('open.noPlaces') : places.join(', ')}
          </span>
        </p>
      </div>
      {bars.length === 0 ? (
        <p className="text-xs text-second">{job('open.noResult')}</p>
      ) : (
        <>
          <TraitBars
            quality={talent.latestResult?.result.quality.verdict ?? null}
            bars={bars}
            nameOf={(trait) => personality(`traits.${trait}.name`)}
            label={job('short.title')}
          />
          <p aria-hidden="true" className="text-xs text-second md:hidden">
            {job('open.legend')}
          </p>
        </>
      )}
    </div>
  );
}
