import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useTraitLabels } from '#lib/trait-labels.ts';
import type { PlacedTrait } from '../model/placed-traits.ts';
import { byUrgency } from '../model/placed-traits.ts';

/**
 * The traits to ask further about in the interview, with the reason. The questions are the same for everyone and
 * printed on the sheet.
 */
export function useInterviewHint(placedTraits: readonly PlacedTrait[]): {
  readonly where: string;
  readonly lead: string;
  readonly details: string;
} {
  const { t } = useTranslation('record');
  const labels = useTraitLabels();
  const namesOf = (traits: readonly PlacedTrait[]) => labels.list(traits.map(({ trait }) => trait));
  const urgent = byUrgency(placedTraits);
  const outside = urgent.filter(({ rangePosition }) => rangePosition === 'outside');
  const crossingTraits = urgent.filter(({ rangePosition }) => rangePosition === 'crosses');
  const border = urgent.filter(({ rangePosition }) => rangePosition === 'border');
  const reasons = [
    ...outside.map((one) =>
      t(one.side === 'below' ? 'ask.below' : 'ask.above', { ...labels.one(one.trait) }),
    ),
    ...(border.length === 0 ? [] : [t('ask.border', { count: border.length, ...namesOf(border) })]),
    ...(crossingTraits.length === 0
      ? []
      : [t('ask.crosses', { count: crossingTraits.length, ...namesOf(crossingTraits) })]),
  ];
  const markedTraits = [...outside, ...border, ...crossingTraits];
  if (markedTraits.length === 0) {
    const lead = t('ask.nothing');
    return { where: lead, lead, details: t('ask.inside') };
  }
  const names = namesOf(markedTraits);
  return { where: names.traits, lead: t('ask.probe', { ...names }), details: reasons.join(' ') };
}

interface InterviewHintProps {
  readonly placedTraits: readonly PlacedTrait[];
  /** The link to the sheet. */
  readonly action?: ReactNode;
}

/** The sentence below the chart of a fit. */
export function InterviewHint({ placedTraits, action }: InterviewHintProps) {
  const { lead, details } = useInterviewHint(placedTraits);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-canvas px-4 py-3">
      <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-second">
        <strong className="font-semibold text-ink">{lead}</strong> {details}
      </p>
      {action}
    </div>
  );
}
