import { closeAnswerOffer, useAnswerOffer } from '#features/people/people/model/answer-offer.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';

const AnswerOffer = onDemand(async () => {
  const [offer] = await Promise.all([
    import('#features/vacancies/mails/components/answer-offer.tsx'),
    loadPhrases('vacancy-mails', 'records'),
  ]);
  return offer.AnswerOffer;
});

/** The offer to answer people who were just marked as not moving forward, above any page. */
export function AnswerOffers() {
  const offer = useAnswerOffer();
  return offer === undefined ? null : <AnswerOffer offer={offer} onClose={closeAnswerOffer} />;
}
