import type { EvaluationTexts } from '@quint/contract/measures/reports.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { DoubtMark } from '#ui/doubt.tsx';

type Section = EvaluationTexts['sections'][number];
type Bar = EvaluationTexts['report']['style']['bars'][number];

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

interface PersonalityTextsProps {
  readonly texts: EvaluationTexts;
  /** The sections to show, in this order; by default all. */
  readonly only?: readonly Section['key'][] | undefined;
}

/** The texts of the traits, with their facets in three levels. */
export function PersonalityTexts({ texts, only }: PersonalityTextsProps) {
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

/** A note about how the survey was answered, without a verdict. */
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

/** The position on the track: stanine 1 begins at its left end, stanine 9 ends at its right one. */
const percentOf = (stanine: number) => `${((stanine - 0.5) / 9) * 100}%`;

/** A style on the scale of nine steps, at its exact position with its 90 % error bar. */
function StyleScale({ bar, isHollow }: { readonly bar: Bar; readonly isHollow: boolean }) {
  const [low, high] = [Math.min(bar.low, bar.position), Math.max(bar.high, bar.position)];
  return (
    <span aria-hidden="true" className="relative col-span-2 block h-4">
      <span className="shape-track absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 rounded-full bg-mute" />
      <span
        className="shape absolute top-1/2 h-[3px] -translate-y-1/2 rounded-full bg-lila"
        style={{ left: percentOf(low), right: `calc(100% - ${percentOf(high)})` }}
      />
      <span
        className={cx(
          'absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 forced-color-adjust-none',
          isHollow ? 'border-lila bg-surface' : 'shape border-surface bg-lila',
        )}
        style={{ left: percentOf(bar.position) }}
      />
    </span>
  );
}

/** The derived styles: four bars, and the limits of their meaning. */
export function StyleCard({ texts }: { readonly texts: EvaluationTexts }) {
  const { t } = useTranslation('matching');
  const format = useFormat();
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
            <span className="tabular-nums">
              <span className="font-semibold">{bar.stanine}</span>{' '}
              <span className="text-xs text-third">
                {t('style.bar', { low: format.number(bar.low, 1), high: format.number(bar.high, 1) })}
              </span>
            </span>
            <StyleScale bar={bar} isHollow={isDoubtful(quality.verdict)} />
            <span className="col-span-2 text-sm text-pretty text-second">{bar.text}</span>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-xs text-third">{style.caption}</p>
    </Card>
  );
}
