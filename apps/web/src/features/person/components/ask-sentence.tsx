import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useTraitWords } from '#lib/trait-words.ts';
import type { PlacedTrait } from '../model/place.ts';
import { byUrgency } from '../model/place.ts';

/** Where to probe deeper in the interview, and why; the questions are the same for everyone and stand on the sheet. */
export function useAskSentence(placed: readonly PlacedTrait[]): {
  readonly where: string;
  readonly lead: string;
  readonly rest: string;
} {
  const { t } = useTranslation('record');
  const words = useTraitWords();
  const namesOf = (traits: readonly PlacedTrait[]) => words.list(traits.map(({ trait }) => trait));
  const urgent = byUrgency(placed);
  const outside = urgent.filter(({ place }) => place === 'outside');
  const crossing = urgent.filter(({ place }) => place === 'crosses');
  const border = urgent.filter(({ place }) => place === 'border');
  const reasons = [
    ...outside.map((one) => t(one.side === 'below' ? 'ask.below' : 'ask.above', { ...words.one(one.trait) })),
    ...(border.length === 0 ? [] : [t('ask.border', { count: border.length, ...namesOf(border) })]),
    ...(crossing.length === 0 ? [] : [t('ask.crosses', { count: crossing.length, ...namesOf(crossing) })]),
  ];
  const marked = [...outside, ...border, ...crossing];
  if (marked.length === 0) {
    const lead = t('ask.nothing');
    return { where: lead, lead, rest: t('ask.inside') };
  }
  const names = namesOf(marked);
  return { where: names.traits, lead: t('ask.probe', { ...names }), rest: reasons.join(' ') };
}

interface AskSentenceProps {
  readonly placed: readonly PlacedTrait[];
  /** The way to the sheet. */
  readonly action?: ReactNode;
}

/** The sentence under the picture of a fit. */
export function AskSentence({ placed, action }: AskSentenceProps) {
  const { lead, rest } = useAskSentence(placed);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-canvas px-4 py-3">
      <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-second">
        <strong className="font-semibold text-ink">{lead}</strong> {rest}
      </p>
      {action}
    </div>
  );
}
