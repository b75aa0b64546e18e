import type { FitOfRole } from '@quint/contract/measures/matching.ts';
import { FIT_RULE } from '@quint/psychometrics/fit.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FitArithmetic } from '#features/base/fit/components/fit-arithmetic.tsx';
import { ExcludedCard } from '#features/base/fit/components/excluded-from-rankings.tsx';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { talentFitsQuery, type TalentRecord } from '#features/measures/matching/api.ts';
import { ProfileShape } from '#features/measures/matching/components/profile-shape.tsx';
import { ProfileTable } from '#features/measures/matching/components/profile-table.tsx';
import { LazyReportsCard } from '#features/base/report-parts/components/lazy-reports-card.tsx';
import type { RoleDetail } from '#features/roles/roles/api.ts';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { RecommendedTrainings } from '#features/profile/trainings/components/recommended-trainings.tsx';
import { Card } from '#ui/card.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { byUrgency, toPlacedTraits } from '../model/placed-traits.ts';
import { useInterviewHint } from './interview-hint.tsx';
import { ConsideredBadge, FitPicture, FitRow, FitSummary } from './fit-role-card.tsx';
import { PersonDoubt } from './person-doubt.tsx';
import { RangePositionLabel } from './trait-line.tsx';
import { useResultOpened } from '../use-result-opened.ts';

const ProbeCard = lazy(async () => ({ default: (await import('./probe-card.tsx')).ProbeCard }));

const OTHERS_SHOWN = 4;
const COLUMN = 'flex min-w-0 flex-col gap-5 max-xl:contents';
type Result = NonNullable<TalentRecord['latestResult']>;

/** Explains the fit: each trait with its position and cost. */
function FitExplanation({ fit, result }: { readonly fit: FitOfRole; readonly result: Result }) {
  const { t } = useTranslation('record');
  const { t: matching } = useTranslation('matching');
  const placedTraits = toPlacedTraits(result.result, fit);
  const { details } = useInterviewHint(placedTraits);
  if (fit.score === null) return null;
  return (
    <Card title={t('why.title', { score: fit.score })} aside={<DoubtMark quality={fit.quality} />}>
      <p className="pb-3 text-second">{details}</p>
      <ul>
        {byUrgency(placedTraits).map((one) => (
          <li
            key={one.trait}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2"
          >
            <TraitName trait={one.trait} isAligned />
            <RangePositionLabel placedTrait={one} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line py-3">
        <FitArithmetic score={fit.score} costs={fit.contributions} />
      </div>
      <div className="flex flex-col gap-1 border-t border-line pt-3 text-xs text-third">
        {fit.reach !== null && <p>{t('why.reach', { ...fit.reach })}</p>}
        <p>{matching('normGroup')}</p>
        <p>{matching('why.caveat', { version: FIT_RULE })}</p>
      </div>
    </Card>
  );
}

interface RoleFitProps {
  readonly talent: TalentRecord;
  readonly role: RoleDetail;
  readonly result: Result;
}

/** A person compared with one role: traits and ranges, explanation, interview hints, and other fitting roles. */
export function RoleFit({ talent, role, result }: RoleFitProps) {
  const { t } = useTranslation('matching');
  const { t: record } = useTranslation('record');
  const fits = useQuery(talentFitsQuery(talent.id));
  useResultOpened(fits.data && result.id);
  const fit = fits.data?.data.find(({ role_id }) => role_id === role.id);
  const others =
    fits.data?.data
      .filter(({ role_id, is_in_use, is_rejected }) => is_in_use && !is_rejected && role_id !== role.id)
      .slice(0, OTHERS_SHOWN) ?? [];
  if (fits.data?.meta.is_left_out_of_rankings === true) return <ExcludedCard />;
  const link = talent.roles.find(({ roles_id }) => roles_id === role.id);
  // On a phone the parts are below each other, in reading order.
  return (
    <div className="flex flex-col gap-5 xl:grid xl:grid-cols-[3fr_2fr] xl:items-start">
      <div className={COLUMN}>
        <FitNotice isRecalculating={fits.data?.meta.state === 'recalculating'} />
        {fit === undefined ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <Card
            title={t('spectrum.againstRole')}
            aside={link !== undefined && <ConsideredBadge isRejected={link.rejected_at !== null} />}
          >
            <FitSummary fit={fit} doubt={<PersonDoubt talent={talent} result={result} />} />
            <FitPicture fit={fit} result={result} talent={talent} isWide />
          </Card>
        )}
        {fit !== undefined && (
          <div className="max-xl:order-2">
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <ProbeCard fit={fit} result={result} talentId={talent.id} />
            </Suspense>
          </div>
        )}
        <div className="max-xl:order-4">
          <LazyReportsCard subjects={[{ kind: 'role', result: result.id, role: role.id }]} />
        </div>
        <div className="max-xl:order-4 empty:hidden">
          <RecommendedTrainings
            talentId={talent.id}
            roleId={role.id}
            quality={result.result.quality.verdict}
            isOwn={false}
          />
        </div>
      </div>
      <div className={COLUMN}>
        <div className="max-xl:order-1">
          {fit === undefined ? (
            <Skeleton className="h-96 w-full" />
          ) : (
            <FitExplanation fit={fit} result={result} />
          )}
        </div>
        <div className="max-xl:order-3">
          <Card title={t('radar.title')}>
            <ProfileShape sheet={result.result} ranges={role.attributes} />
            <ProfileTable sheet={result.result} ranges={role.attributes} />
          </Card>
        </div>
        {others.length > 0 && (
          <section className="rounded-lg border border-line bg-surface shadow-soft max-xl:order-5">
            <h2 className="px-5 pt-5 pb-2 text-md font-semibold">{record('fit.otherRoles')}</h2>
            <ul>
              {others.map((other) => (
                <FitRow key={other.role_id} fit={other} talentId={talent.id} isNarrow />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
