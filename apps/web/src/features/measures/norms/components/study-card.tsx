import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import { LEAST_FOR_ALPHA, LEAST_FOR_RETEST } from '@quint/domain/measures/measurement.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useStudyLabels } from '../use-study-labels.tsx';
import { StudyPart } from './study-part.tsx';

function Consistency({ study: { scales } }: { readonly study: MeasurementStudy }) {
  const { t } = useTranslation('norms');
  const labels = useStudyLabels();
  const format = useFormat();
  const title = t('studies.consistency.title');
  const alphas = scales.flatMap(({ alpha }) => alpha ?? []);
  if (alphas.length === 0) {
    return <StudyPart title={title} summary={t('studies.consistency.few', { least: LEAST_FOR_ALPHA })} />;
  }
  const publishedAlphas = scales.map((scale) => scale.published_alpha);
  const summary = t('studies.consistency.said', {
    low: labels.number(Math.min(...alphas)),
    high: labels.number(Math.max(...alphas)),
    publishedLow: labels.number(Math.min(...publishedAlphas)),
    publishedHigh: labels.number(Math.max(...publishedAlphas)),
  });
  return (
    <StudyPart title={title} summary={summary} note={t('studies.consistency.note')}>
      <DataTable
        caption={title}
        columns={[
          { key: 'scale', header: t('scales.scale') },
          ...(['n', 'alpha', 'omega', 'published'] as const).map((key) => ({
            key,
            header: t(`studies.consistency.${key}`),
            align: 'end' as const,
          })),
        ]}
        rows={scales.map((scale) => ({
          id: scale.scale,
          head: labels.scale(scale.scale),
          cells: [
            format.number(scale.n),
            labels.interval(scale.alpha, scale.alpha_low, scale.alpha_high),
            scale.omega_state === 'fitted'
              ? labels.interval(scale.omega, scale.omega_low, scale.omega_high)
              : t(`studies.consistency.states.${scale.omega_state}`),
            labels.number(scale.published_alpha),
          ],
        }))}
      />
    </StudyPart>
  );
}

function Retest({ study: { retest } }: { readonly study: MeasurementStudy }) {
  const { t } = useTranslation('norms');
  const labels = useStudyLabels();
  const format = useFormat();
  const title = t('studies.retest.title');
  const [first] = retest.filter(({ r }) => r !== null);
  const weeks = first?.weeks;
  if (weeks === undefined) {
    return <StudyPart title={title} summary={t('studies.retest.few', { least: LEAST_FOR_RETEST })} />;
  }
  const correlations = retest.flatMap((row) => (row.weeks === weeks ? (row.r ?? []) : []));
  const summary = t('studies.retest.said', {
    weeks: t(`studies.retest.inLine.${weeks}`),
    low: labels.number(Math.min(...correlations)),
    high: labels.number(Math.max(...correlations)),
  });
  return (
    <StudyPart title={title} summary={summary} note={t('studies.retest.note')}>
      <DataTable
        caption={title}
        columns={[
          { key: 'scale', header: t('scales.scale') },
          ...(['weeks', 'pairs', 'r'] as const).map((key) => ({
            key,
            header: t(`studies.retest.${key}`),
            align: 'end' as const,
          })),
        ]}
        rows={retest.map((row) => ({
          id: `${row.weeks} ${row.scale}`,
          head: labels.scale(row.scale),
          cells: [
            t(`studies.retest.bands.${row.weeks}`),
            format.number(row.pairs),
            labels.interval(row.r, row.low, row.high),
          ],
        }))}
      />
    </StudyPart>
  );
}

/**
 * The reliability of a form in a language: the consistency of its scales, and the results of people who answered twice.
 */
export function StudyCard({ study }: { readonly study: MeasurementStudy }) {
  const { t } = useTranslation('norms');
  const labels = useStudyLabels();
  const title = t('studies.title', { form: labels.form(study) });
  return (
    <Card
      title={title}
      aside={<span className="text-xs text-third">{t('scales.people', { count: study.people })}</span>}
    >
      <div className="flex flex-col gap-5">
        <Consistency study={study} />
        <Retest study={study} />
      </div>
    </Card>
  );
}
