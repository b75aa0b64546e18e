import type { MeasurementStudy } from '@quint/contract/measurement.ts';
import { LEAST_FOR_ALPHA, LEAST_FOR_RETEST } from '@quint/domain/measurement.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useStudyWords } from '../use-study-words.tsx';
import { StudyPart } from './study-part.tsx';

function Consistency({ study: { scales } }: { readonly study: MeasurementStudy }) {
  const { t } = useTranslation('norms');
  const words = useStudyWords();
  const format = useFormat();
  const title = t('studies.consistency.title');
  const alphas = scales.flatMap(({ alpha }) => alpha ?? []);
  if (alphas.length === 0) {
    return <StudyPart title={title} said={t('studies.consistency.few', { least: LEAST_FOR_ALPHA })} />;
  }
  const published = scales.map((scale) => scale.published_alpha);
  const said = t('studies.consistency.said', {
    low: words.number(Math.min(...alphas)),
    high: words.number(Math.max(...alphas)),
    publishedLow: words.number(Math.min(...published)),
    publishedHigh: words.number(Math.max(...published)),
  });
  return (
    <StudyPart title={title} said={said} note={t('studies.consistency.note')}>
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
          head: words.scale(scale.scale),
          cells: [
            format.number(scale.n),
            words.interval(scale.alpha, scale.alpha_low, scale.alpha_high),
            scale.omega_state === 'fitted'
              ? words.interval(scale.omega, scale.omega_low, scale.omega_high)
              : t(`studies.consistency.states.${scale.omega_state}`),
            words.number(scale.published_alpha),
          ],
        }))}
      />
    </StudyPart>
  );
}

function Retest({ study: { retest } }: { readonly study: MeasurementStudy }) {
  const { t } = useTranslation('norms');
  const words = useStudyWords();
  const format = useFormat();
  const title = t('studies.retest.title');
  const [first] = retest.filter(({ r }) => r !== null);
  const weeks = first?.weeks;
  if (weeks === undefined) {
    return <StudyPart title={title} said={t('studies.retest.few', { least: LEAST_FOR_RETEST })} />;
  }
  const shown = retest.flatMap((row) => (row.weeks === weeks ? (row.r ?? []) : []));
  const said = t('studies.retest.said', {
    weeks: t(`studies.retest.inLine.${weeks}`),
    low: words.number(Math.min(...shown)),
    high: words.number(Math.max(...shown)),
  });
  return (
    <StudyPart title={title} said={said} note={t('studies.retest.note')}>
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
          head: words.scale(row.scale),
          cells: [
            t(`studies.retest.bands.${row.weeks}`),
            format.number(row.pairs),
            words.interval(row.r, row.low, row.high),
          ],
        }))}
      />
    </StudyPart>
  );
}

/** How reliably a form measures in a language: consistency of its scales, and the results of people who answered twice. */
export function StudyCard({ study }: { readonly study: MeasurementStudy }) {
  const { t } = useTranslation('norms');
  const words = useStudyWords();
  const title = t('studies.title', { form: words.form(study) });
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
