import { selfOtherDotsSvg } from '@quint/charts/self-other-dots.ts';
import { Eye, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Drawing } from '../components/drawing.tsx';
import { InsightFrame } from '../components/insight-frame.tsx';
import { InsightHeader } from '../components/insight-header.tsx';
import { NotScored, TraitCard } from '../components/trait-card.tsx';
import { toDrawnTrait, readTrait, type ResultScores, type TraitReading } from '../model/readings.ts';

const SEEN_TRAITS = ['E', 'A', 'ES'] as const;
type SeenTrait = (typeof SEEN_TRAITS)[number];

function SelfOtherDots({ result }: { readonly result: ResultScores }) {
  const { t } = useTranslation('insights-external-perception');
  const { t: common } = useTranslation('insights');
  const { t: personality } = useTranslation('personality');
  const rows = SEEN_TRAITS.map((trait) => {
    const drawnTrait = toDrawnTrait(result, trait);
    return {
      trait,
      name: personality(`traits.${trait}.name`),
      lowPole: personality(`traits.${trait}.left`),
      highPole: personality(`traits.${trait}.right`),
      position:
        drawnTrait === null ? null : { at: drawnTrait.position, low: drawnTrait.low, high: drawnTrait.high },
    };
  });
  return (
    <Card title={t('picture.title')}>
      <Drawing
        title={t('picture.title')}
        text={t('picture.text')}
        draw={(look) => selfOtherDotsSvg({ ...look, rows, notScored: common('notScored') })}
      />
      <p className="pt-2 text-xs text-pretty text-third">{t('picture.text')}</p>
    </Card>
  );
}

function SeenCard({ trait, reading }: { readonly trait: SeenTrait; readonly reading: TraitReading }) {
  const { t } = useTranslation('insights-external-perception');
  const { t: personality } = useTranslation('personality');
  const { band } = reading;
  return (
    <TraitCard reading={reading} also={(other) => t(`traits.${trait}.${other}.first`)}>
      <p className="text-md text-pretty">
        <span className="sr-only">{t('first')}: </span>
        {t(`traits.${trait}.${band}.first`)}
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {(['left', 'right'] as const).map((side) => (
          <li key={side} className="flex flex-col gap-1.5 rounded-md border border-line px-4 py-3.5">
            <span className="flex items-center gap-2 text-xs font-semibold text-third">
              <Eye aria-hidden="true" className="size-4 shrink-0" />
              {t('from', { pole: personality(`traits.${trait}.${side}`) })}
            </span>
            <span className="text-pretty">{t(`traits.${trait}.${band}.${side}`)}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-2.5 rounded-md bg-lila-soft px-4 py-3 text-pretty">
        <MessageCircle aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lila-strong" />
        <span>
          <span className="block text-xs font-semibold text-lila-strong">{t('say')}</span>
          {t(`traits.${trait}.${band}.say`)}
        </span>
      </p>
    </TraitCard>
  );
}

/** The perception of the person by others, from either pole of three traits. */
export function ExternalPerceptionPage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights-external-perception');
  const { t: common } = useTranslation('insights');
  return (
    <InsightFrame talentId={talentId} step="external-perception">
      {(result) => {
        const [contact, manner] = [readTrait(result, 'E'), readTrait(result, 'A')];
        const isKnown = contact !== null && manner !== null;
        return (
          <>
            <InsightHeader
              step="external-perception"
              headline={
                isKnown
                  ? t(`headline.${contact.band}.${manner.band}`)
                  : common('pages.external-perception.title')
              }
              lead={t('lead')}
              picture={<SelfOtherDots result={result} />}
            />
            <div className="flex flex-col gap-4">
              {SEEN_TRAITS.map((trait) => {
                const reading = readTrait(result, trait);
                return reading === null ? (
                  <NotScored key={trait} trait={trait} />
                ) : (
                  <SeenCard key={trait} trait={trait} reading={reading} />
                );
              })}
            </div>
          </>
        );
      }}
    </InsightFrame>
  );
}
