import type { FitOfRole } from '@quint/contract/measures/matching.ts';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { DoubtMark } from '#ui/doubt.tsx';
import { toPlacedTraits } from '../model/placed-traits.ts';
import { useInterviewHint } from './interview-hint.tsx';
import { SheetLink } from './sheet-link.tsx';

interface ProbeCardProps {
  readonly fit: FitOfRole;
  readonly result: NonNullable<TalentRecord['latestResult']>;
  readonly talentId: string;
}

/** The traits to ask further about in the interview, beside the chart; the questions are on the sheet. */
export function ProbeCard({ fit, result, talentId }: ProbeCardProps) {
  const { t } = useTranslation('record');
  const { where } = useInterviewHint(toPlacedTraits(result.result, fit));
  return (
    <section className="rounded-lg bg-lila-soft p-5">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-2">
        <h2 className="text-md font-semibold">{t('ask.title')}</h2>
        <SheetLink roleId={fit.role_id} talentId={talentId} />
      </div>
      <DoubtMark quality={fit.quality} className="pb-2" />
      <p className="font-semibold text-pretty">{where}</p>
      <p className="text-pretty text-second">{t('ask.same')}</p>
    </section>
  );
}
