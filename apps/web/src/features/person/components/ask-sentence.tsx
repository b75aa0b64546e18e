import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useTraitWords } from '#lib/trait-words.ts';
import type { PlacedTrait } from '../model/place.ts';
import { byUrgency } from '../model/place.ts';

const SPOKEN_MAX = 3;
export const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What to ask in the interview and why, in two sentences; the questions themselves stand on the sheet. */
export function useAskSentence(placed: readonly PlacedTrait[]): { lead: string; rest: string } {
  const { t } = useTranslation('record');
  const words = useTraitWords();
  const namesOf = (traits: readonly PlacedTrait[]) => words.list(traits.map(({ trait }) => trait));
  const urgent = byUrgency(placed);
  const outside = urgent.filter(({ place }) => place === 'outside').slice(0, SPOKEN_MAX);
  const crossing = urgent.filter(({ place }) => place === 'crosses');
  const border = urgent.filter(({ place }) => place === 'border');
  const reasons = [
    ...outside.map((one) => t(one.side === 'below' ? 'ask.below' : 'ask.above', words.one(one.trait))),
    ...(crossing.length === 0 ? [] : [t('ask.crosses', { count: crossing.length, ...namesOf(crossing) })]),
    ...(border.length === 0 ? [] : [t('ask.border', { count: border.length, ...namesOf(border) })]),
  ];
  const first = outside.length > 0 ? outside : crossing;
  if (first.length === 0) {
    return {
      lead: t('ask.nothing'),
      rest: reasons.length > 0 ? reasons.join(' ') : t('ask.inside'),
    };
  }
  const [only] = first;
  const lead =
    first.length === 1 && only !== undefined
      ? t('ask.first', words.one(only.trait))
      : t('ask.several', namesOf(first));
  return { lead, rest: reasons.join(' ') };
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
