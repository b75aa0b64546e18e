import { timelineSvg } from '@quint/charts/timeline.ts';
import type { OwnInsights } from '@quint/contract/measures/insights.ts';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ownInsightsQuery } from '../api.ts';
import { Drawing } from '../components/drawing.tsx';
import { FacetHead } from '../components/facet-head.tsx';
import { InsightFrame, InsightSkeleton } from '../components/insight-frame.tsx';
import { MissionText } from '../components/mission-text.tsx';
import { InsightHeader } from '../components/insight-header.tsx';
import { facetKeys, type FacetKey } from '../model/facet-keys.ts';
import { levelOf, traitOfFacet, type Side, type ResultScores } from '../model/readings.ts';
import { useMission } from '../use-mission.ts';

const PROMPTS = 6;
const GENERAL = ['one', 'two', 'three'] as const;

interface NotableFacet {
  readonly facet: FacetKey;
  readonly side: Side;
}

/** The most pronounced facets, and their direction. */
function findNotableFacets(result: ResultScores, facets: readonly string[]): NotableFacet[] {
  return facetKeys(facets)
    .flatMap((facet) => {
      const level = levelOf(result, facet);
      return level === null || level === 'middle' ? [] : [{ facet, side: level }];
    })
    .slice(0, PROMPTS);
}

function Timeline({ notableFacets }: { readonly notableFacets: readonly NotableFacet[] }) {
  const { t } = useTranslation('insights-personal-mission');
  const { t: common } = useTranslation('insights');
  const stops = notableFacets.map(({ facet, side }) => ({
    trait: traitOfFacet(facet),
    name: common(`facets.${facet}`),
    note: common(`levelOf.${side}`),
  }));
  return (
    <Card title={t('picture.title')}>
      <Drawing
        title={t('picture.title')}
        text={t('picture.text')}
        draw={(look) => timelineSvg({ ...look, stops, goal: t('picture.goal') })}
      />
      <p className="pt-2 text-xs text-pretty text-third">{t('picture.text')}</p>
    </Card>
  );
}

interface PromptProps {
  readonly question: string;
  readonly facet?: NotableFacet | undefined;
  readonly isUsed: boolean;
  readonly onUse: () => void;
}

function Prompt({ question, facet, isUsed, onUse }: PromptProps) {
  const { t } = useTranslation('insights-personal-mission');
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-soft">
      {facet !== undefined && <FacetHead facet={facet.facet} level={facet.side} />}
      <p className="text-md font-medium text-pretty">{question}</p>
      <span className="mt-auto pt-1">
        {isUsed ? (
          <span className="inline-flex min-h-9 items-center text-xs font-semibold text-third">
            {t('prompts.used')}
          </span>
        ) : (
          <Button kind="secondary" size="lg" aria-label={`${t('prompts.use')}: ${question}`} onPress={onUse}>
            <PenLine aria-hidden="true" className="size-4" />
            {t('prompts.use')}
          </Button>
        )}
      </span>
    </li>
  );
}

interface MissionProps {
  readonly talentId: string;
  readonly result: ResultScores;
  readonly own: OwnInsights;
}

function Mission({ talentId, result, own }: MissionProps) {
  const { t } = useTranslation('insights-personal-mission');
  const mission = useMission(talentId, own.mission?.text ?? '');
  const input = useRef<HTMLTextAreaElement>(null);
  const notableFacets = findNotableFacets(result, own.facets);
  const use = (question: string) => {
    const before = mission.text.trimEnd();
    flushSync(() => mission.write(`${before}${before === '' ? '' : '\n\n'}${question}\n`));
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  };
  const questions = [
    ...notableFacets.map((facet) => ({ facet, question: t(`facets.${facet.facet}.${facet.side}`) })),
    ...(notableFacets.length < 3
      ? GENERAL.map((key) => ({ facet: undefined, question: t(`general.${key}`) }))
      : []),
  ];
  return (
    <>
      <InsightHeader
        step="personal-mission"
        headline={t('headline')}
        lead={t('lead')}
        picture={<Timeline notableFacets={notableFacets} />}
      >
        <MissionText
          text={mission.text}
          state={mission.state}
          inputRef={input}
          onChange={mission.write}
          onRetry={mission.retry}
        />
      </InsightHeader>
      <section aria-label={t('prompts.title')} className="flex flex-col gap-4">
        <h2 className="text-title font-semibold">{t('prompts.title')}</h2>
        {notableFacets.length === 0 && <p className="text-second">{t('prompts.none')}</p>}
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {questions.map(({ facet, question }) => (
            <Prompt
              key={question}
              facet={facet}
              question={question}
              isUsed={mission.text.includes(question)}
              onUse={() => use(question)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

function FetchedMission({ talentId, result }: Omit<MissionProps, 'own'>) {
  const { t } = useTranslation('insights-personal-mission');
  const { t: common } = useTranslation('insights');
  // The text being typed is newer than the server's.
  const own = useQuery({ ...ownInsightsQuery(talentId), refetchOnWindowFocus: false });
  const isReady = own.data !== undefined && !(own.isFetching && own.isStale);
  if (isReady) return <Mission talentId={talentId} result={result} own={own.data} />;
  return (
    <>
      <h1 className="sr-only">{common('short.personal-mission')}</h1>
      {own.isFetching ? (
        <InsightSkeleton />
      ) : (
        <Card>
          <NotLoaded title={t('text.loadFailed')} onRetry={() => void own.refetch()} />
        </Card>
      )}
    </>
  );
}

/** The person's own plan: questions from the most pronounced facets, and a text they write. */
export function PersonalMissionPage({ talentId }: { readonly talentId: string }) {
  return (
    <InsightFrame talentId={talentId} step="personal-mission">
      {(result) => <FetchedMission talentId={talentId} result={result} />}
    </InsightFrame>
  );
}
