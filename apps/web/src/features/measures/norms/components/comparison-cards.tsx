import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import { LEAST_FOR_ALPHA } from '@quint/domain/measures/measurement.ts';
import { LEAST_PEOPLE_OF_DIF } from '@quint/psychometrics/dif.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useStudyLabels } from '../use-study-labels.tsx';
import { StudyPart } from './study-part.tsx';

/** The German study says how it differs from the English one. */
function Languages({ study: { languages, scales } }: { readonly study: MeasurementStudy }) {
  const { t } = useTranslation('norms');
  const labels = useStudyLabels();
  const format = useFormat();
  const [german, english] = [t('scales.languages.DE'), t('scales.languages.EN')];
  const title = t('studies.languages.title');
  const comparableRows = languages.flatMap((row) => (row.d === null ? [] : [{ ...row, d: row.d }]));
  const [furthest] = comparableRows.toSorted((a, b) => Math.abs(b.d) - Math.abs(a.d));
  const summary =
    furthest === undefined
      ? t('studies.languages.few', { least: LEAST_FOR_ALPHA })
      : t('studies.languages.said', {
          d: labels.number(Math.abs(furthest.d)),
          trait: labels.scale(furthest.scale),
          language: furthest.d > 0 ? german : english,
        });
  if (furthest === undefined) return <StudyPart title={title} summary={summary} />;
  return (
    <StudyPart title={title} summary={summary} note={t('studies.languages.note')}>
      <DataTable
        caption={title}
        columns={[
          { key: 'scale', header: t('scales.scale') },
          { key: 'd', header: t('studies.languages.d'), align: 'end' },
          ...[german, english].map((language) => ({
            key: `alpha ${language}`,
            header: t('studies.languages.alpha', { language }),
            align: 'end' as const,
          })),
          ...[german, english].map((language) => ({
            key: `n ${language}`,
            header: t('studies.languages.n', { language }),
            align: 'end' as const,
          })),
        ]}
        rows={languages.map((row) => {
          const alpha = scales.find(({ scale }) => scale === row.scale)?.alpha ?? null;
          return {
            id: row.scale,
            head: labels.scale(row.scale),
            cells: [
              labels.interval(row.d, row.low, row.high),
              ...[alpha, row.other_alpha].map((value) => (value === null ? '–' : labels.number(value))),
              format.number(row.n),
              format.number(row.other_n),
            ],
          };
        })}
      />
    </StudyPart>
  );
}

type Comparison = MeasurementStudy['dif'][number];

const findFlaggedItems = ({ items }: Comparison) => items.filter(({ size }) => size !== 'negligible');

/** Two groups: how many statements work differently, and which. */
function Groups({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const labels = useStudyLabels();
  const { dimension, items, focal_n: focal, reference_n: reference, left_out: excludedCount } = comparison;
  const groups = t(`studies.dif.groups.${dimension}`, {
    focal: format.number(focal),
    reference: format.number(reference),
  });
  const flaggedItems = findFlaggedItems(comparison);
  return (
    <div className="flex flex-col gap-1">
      <p>
        {flaggedItems.length === 0
          ? t('studies.dif.none', { groups, count: items.length })
          : t('studies.dif.some', { groups, count: flaggedItems.length, total: items.length })}
      </p>
      {excludedCount !== undefined && (
        <p className="text-xs text-third">
          {excludedCount === 0
            ? t('studies.dif.leftOutFew', { least: LEAST_PEOPLE_OF_DIF })
            : t('studies.dif.leftOut', { people: format.number(excludedCount) })}
        </p>
      )}
      {flaggedItems.length > 0 && (
        <Disclosure label={t('fairness.table.show')} labelOpen={t('fairness.table.hide')}>
          <p className="text-xs text-third">
            {t('studies.dif.oddsNote', { focal: t(`studies.dif.focal.${dimension}`) })}
          </p>
          <DataTable
            caption={groups}
            columns={[
              { key: 'item', header: t('studies.dif.item') },
              { key: 'scale', header: t('scales.scale') },
              { key: 'size', header: t('studies.dif.size') },
              { key: 'odds', header: t('studies.dif.odds'), align: 'end' },
              { key: 'smd', header: t('studies.dif.smd'), align: 'end' },
            ]}
            rows={flaggedItems.map(({ item, scale, size, odds, odds_low: low, odds_high: high, smd }) => ({
              id: String(item),
              head: t('studies.dif.number', { number: item }),
              cells: [
                labels.scale(scale),
                t(`studies.dif.sizes.${size}`),
                labels.interval(odds, low, high),
                labels.number(smd),
              ],
            }))}
          />
        </Disclosure>
      )}
    </div>
  );
}

function Items({ study }: { readonly study: MeasurementStudy }) {
  const { t } = useTranslation('norms');
  const title = t('studies.dif.title');
  if (study.dif.length === 0) {
    return <StudyPart title={title} summary={t('studies.dif.few', { least: LEAST_PEOPLE_OF_DIF })} />;
  }
  return (
    <StudyPart
      title={title}
      note={t('studies.dif.note')}
      summary={
        <div className="flex flex-col gap-3">
          {study.dif.map((comparison) => (
            <Groups key={comparison.dimension} comparison={comparison} />
          ))}
        </div>
      }
    />
  );
}

/** The languages beside each other, and statement by statement the groups of each. */
export function ComparisonCards({ studies }: { readonly studies: readonly MeasurementStudy[] }) {
  const { t } = useTranslation('norms');
  const labels = useStudyLabels();
  return (
    <div className="grid items-start gap-5 pt-5 xl:grid-cols-2">
      {studies.map((study) => (
        <Card
          key={`${study.instrument} ${study.language}`}
          title={t('studies.comparisons', { form: labels.form(study) })}
        >
          <div className="flex flex-col gap-5">
            {study.language === 'DE' && <Languages study={study} />}
            <Items study={study} />
          </div>
        </Card>
      ))}
    </div>
  );
}
