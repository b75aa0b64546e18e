import type { EvaluationTexts } from '@quint/contract/reports.ts';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { DoubtMark } from '#ui/doubt.tsx';

type Section = EvaluationTexts['sections'][number];

function TraitArticle({ section }: { readonly section: Section }) {
  const { t } = useTranslation('matching');
  return (
    <article className="flex flex-col gap-2 border-t border-line py-5 first:border-t-0 first:pt-0">
      <h3 className="text-md font-semibold">
        <TraitName trait={section.key} />
        {section.headline !== '' && (
          <span className="block pt-0.5 text-base font-medium text-second">{section.headline}</span>
        )}
      </h3>
      <p className="max-w-[70ch] text-pretty text-second">{section.text}</p>
      {section.both_readings !== null && (
        <p className="max-w-[70ch] text-pretty text-second">{section.both_readings}</p>
      )}
      {section.strengths !== '' && (
        <dl className="grid max-w-[70ch] gap-3 pt-1 sm:grid-cols-2">
          <div>
            <dt className="text-xs font-semibold text-third">{t('strengths')}</dt>
            <dd className="text-second">{section.strengths}</dd>
          </div>
          <div>
            <dt className="text-xs font-semibold text-third">{t('watchouts')}</dt>
            <dd className="text-second">{section.watchouts}</dd>
          </div>
        </dl>
      )}
      <div className="pt-1">
        <h4 className="pb-1.5 text-xs font-semibold text-third">{t('facets')}</h4>
        <ul className="flex flex-wrap gap-2">
          {section.facets.map((facet) => (
            <li key={facet.name}>
              <Badge tone={facet.level === null || facet.level === 'middle' ? 'neutral' : 'lila'}>
                {facet.name}: {facet.label}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

interface PersonalityWordsProps {
  readonly texts: EvaluationTexts;
  /** These traits in this order; all of them unless told otherwise. */
  readonly only?: readonly Section['key'][] | undefined;
}

/** The traits in words, with their facets in three levels. */
export function PersonalityWords({ texts, only }: PersonalityWordsProps) {
  const { t } = useTranslation('matching');
  const sections =
    only === undefined
      ? texts.sections
      : only.flatMap((trait) => texts.sections.find(({ key }) => key === trait) ?? []);
  return (
    <Card title={t('words')} aside={<DoubtMark quality={texts.report.quality.verdict} />}>
      {sections.map((section) => (
        <TraitArticle key={section.key} section={section} />
      ))}
    </Card>
  );
}

/** How the sheet was answered: a note, never a verdict. */
export function QualityCard({ texts }: { readonly texts: EvaluationTexts }) {
  const { t } = useTranslation('matching');
  const { quality } = texts.report;
  return (
    <Card
      title={t('quality')}
      aside={<Badge tone={quality.verdict === 'ok' ? 'strong' : 'partial'}>{quality.label}</Badge>}
    >
      <p className="text-second">{quality.text}</p>
      {quality.notes.length > 0 && (
        <ul className="list-disc pt-2 pl-5 text-second">
          {quality.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const STANINES = 9;

/** The derived style view: four bars and what it is not. */
export function StyleCard({ texts }: { readonly texts: EvaluationTexts }) {
  const { t } = useTranslation('matching');
  const { style, quality } = texts.report;
  if (style.bars.length === 0) return null;
  return (
    <Card title={t('style.title')} aside={<DoubtMark quality={quality.verdict} />}>
      <ul className="flex flex-col gap-3">
        {style.bars.map((bar) => (
          <li key={bar.style} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <span className="font-medium">
              <span className="font-bold">{bar.style}</span> {bar.name}
            </span>
            <span className="font-semibold tabular-nums">{bar.stanine}</span>
            <span
              aria-hidden="true"
              className="shape-track col-span-2 h-2 overflow-hidden rounded-full bg-mute"
            >
              <span
                className="shape block h-2 rounded-full bg-lila"
                style={{ width: `${(bar.stanine / STANINES) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-xs text-third">{style.caption}</p>
    </Card>
  );
}
