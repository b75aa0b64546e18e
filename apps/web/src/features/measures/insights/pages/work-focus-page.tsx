import { levelsSvg, type LevelRow } from '@quint/charts/levels.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Drawing } from '../components/drawing.tsx';
import { FacetHead } from '../components/facet-head.tsx';
import { FacetTable } from '../components/facet-table.tsx';
import { InsightFrame } from '../components/insight-frame.tsx';
import { InsightHeader } from '../components/insight-header.tsx';
import { Sides } from '../components/sides.tsx';
import { NotScored, TraitCard } from '../components/trait-card.tsx';
import { levelOf, readTrait, type ResultScores } from '../model/readings.ts';

const CARRYING_FACETS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const;
const EXPLORING_FACETS = ['O1', 'O2', 'O3', 'O4', 'O5'] as const;
type FocusFacet = (typeof CARRYING_FACETS)[number] | (typeof EXPLORING_FACETS)[number];

const STEPS = { low: 1, middle: 2, high: 3 } as const;

function Levels({ result }: { readonly result: ResultScores }) {
  const { t } = useTranslation('insights-work-focus');
  const { t: common } = useTranslation('insights');
  const rowsOf = (facets: readonly FocusFacet[]): LevelRow[] =>
    facets.map((facet) => {
      const level = levelOf(result, facet);
      return { name: common(`facets.${facet}`), steps: level === null ? null : STEPS[level] };
    });
  const left = { trait: 'C' as const, title: t('carrying'), rows: rowsOf(CARRYING_FACETS) };
  const right = { trait: 'O' as const, title: t('exploring'), rows: rowsOf(EXPLORING_FACETS) };
  return (
    <Card title={t('picture.title')}>
      <Drawing
        title={t('picture.title')}
        text={t('picture.text')}
        draw={(look) => levelsSvg({ ...look, left, right, notScored: common('notScored') })}
      />
      <p className="text-xs text-pretty text-third">{t('picture.text')}</p>
      <FacetTable
        caption={t('picture.table')}
        result={result}
        facets={[...CARRYING_FACETS, ...EXPLORING_FACETS]}
      />
    </Card>
  );
}

/** The focus that follows from one of the two traits. */
function Focus({ result, trait }: { readonly result: ResultScores; readonly trait: 'C' | 'O' }) {
  const { t } = useTranslation('insights-work-focus');
  const reading = readTrait(result, trait);
  if (reading === null) return <NotScored trait={trait} />;
  return (
    <TraitCard reading={reading} also={(band) => t(`focus.${trait}.${band}`)}>
      <p className="text-pretty">{t(`focus.${trait}.${reading.band}`)}</p>
    </TraitCard>
  );
}

function FacetList({
  result,
  title,
  facets,
}: {
  readonly result: ResultScores;
  readonly title: string;
  readonly facets: readonly FocusFacet[];
}) {
  const { t } = useTranslation('insights-work-focus');
  return (
    <Card title={title}>
      <ul className="flex flex-col">
        {facets.map((facet) => {
          const level = levelOf(result, facet);
          return (
            <li
              key={facet}
              className="flex flex-col gap-2.5 border-t border-line py-4 first:border-t-0 first:pt-1"
            >
              <FacetHead facet={facet} level={level} />
              {level !== null && (
                <Sides upside={t(`gains.${facet}.${level}`)} downside={t(`costs.${facet}.${level}`)} />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The focus at work: finishing tasks, and new ideas. */
export function WorkFocusPage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights-work-focus');
  const { t: common } = useTranslation('insights');
  return (
    <InsightFrame talentId={talentId} step="work-focus">
      {(result) => {
        const [care, news] = [readTrait(result, 'C'), readTrait(result, 'O')];
        const isKnown = care !== null && news !== null;
        return (
          <>
            <InsightHeader
              step="work-focus"
              headline={isKnown ? t(`headline.${care.band}.${news.band}`) : common('pages.work-focus.title')}
              lead={t('lead')}
              picture={<Levels result={result} />}
            >
              <Focus result={result} trait="C" />
              <Focus result={result} trait="O" />
            </InsightHeader>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <FacetList result={result} title={t('carrying')} facets={CARRYING_FACETS} />
              <FacetList result={result} title={t('exploring')} facets={EXPLORING_FACETS} />
            </div>
          </>
        );
      }}
    </InsightFrame>
  );
}
