import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format.ts';
import type { PlacedTrait } from '../model/place.ts';
import { byUrgency } from '../model/place.ts';

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Where to probe deeper in the interview, and why; the questions are the same for everybody and stand on the sheet. */
export function useAskSentence(placed: readonly PlacedTrait[]): {
  readonly where: string;
  readonly lead: string;
  readonly rest: string;
} {
  const { t, i18n } = useTranslation('record');
  const { t: words } = useTranslation('personality');
  const format = useFormat();
  const { language } = i18n;
  // Nouns within a sentence: small in English, as they are in German.
  const nameOf = ({ trait }: PlacedTrait) => {
    const name = words(`traits.${trait}.name`);
    return language.startsWith('en') ? name.toLowerCase() : name;
  };
  const namesOf = (traits: readonly PlacedTrait[]) => format.list(traits.map(nameOf));
  const urgent = byUrgency(placed);
  const outside = urgent.filter(({ place }) => place === 'outside');
  const crossing = urgent.filter(({ place }) => place === 'crosses');
  const border = urgent.filter(({ place }) => place === 'border');
  const reasons = [
    ...outside.map((one) => t(one.side === 'below' ? 'ask.below' : 'ask.above', { trait: nameOf(one) })),
    ...(border.length === 0 ? [] : [t('ask.border', { count: border.length, traits: namesOf(border) })]),
    ...(crossing.length === 0
      ? []
      : [t('ask.crosses', { count: crossing.length, traits: namesOf(crossing) })]),
  ];
  const marked = [...outside, ...border, ...crossing];
  if (marked.length === 0) {
    const lead = t('ask.nothing');
    return { where: lead, lead, rest: t('ask.inside') };
  }
  const traits = namesOf(marked);
  return {
    where: capital(traits),
    lead: t('ask.probe', { traits }),
    rest: reasons.map(capital).join(' '),
  };
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
