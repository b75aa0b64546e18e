import type { FormStatistics } from '@quint/contract/measures/norms.ts';
import { LEAST_FOR_ALPHA } from '@quint/domain/measures/measurement.ts';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

const DOMAINS = ['O', 'C', 'E', 'A', 'N'] as const;

type Scale = FormStatistics['scales'][number];

interface ScalesTableProps {
  readonly form: FormStatistics;
  readonly title: string;
  readonly isRounded: boolean;
}

const EXACT = { mean: 2, alpha: 2 };

function ScalesTable({ form, title, isRounded }: ScalesTableProps) {
  const { t } = useTranslation('norms');
  const { t: personality } = useTranslation('personality');
  const format = useFormat();
  const number = (value: number | null, decimals?: number) =>
    value === null ? '–' : format.decimals(value, decimals);
  // The figures of a workspace are rounded, the more the fewer people there are. No figure gets decimals that it does
  // not have.
  const decimals = isRounded
    ? form.people < LEAST_FOR_ALPHA
      ? { mean: 0, alpha: 1 }
      : { mean: 1, alpha: 2 }
    : EXACT;
  return (
    <DataTable
      caption={title}
      columns={[
        { key: 'scale', header: t('scales.scale') },
        ...(['mean', 'sd', 'alpha', 'published'] as const).map((key) => ({
          key,
          header: t(`scales.${key}`),
          align: 'end' as const,
        })),
      ]}
      rows={DOMAINS.map((domain) => {
        const scale = form.scales.find((each) => each.scale === domain);
        const publishedValues = [scale?.published_mean, scale?.published_sd, scale?.published_alpha];
        return {
          id: domain,
          head: domain === 'N' ? t('scales.neuroticism') : personality(`traits.${domain}.name`),
          cells: [
            number(scale?.mean ?? null, decimals.mean),
            number(scale?.sd ?? null, decimals.mean),
            <strong key="alpha">{number(scale?.alpha ?? null, decimals.alpha)}</strong>,
            <span key="published" className="whitespace-nowrap">
              {publishedValues.map((value) => number(value ?? null)).join(' · ')}
            </span>,
          ],
        };
      })}
    />
  );
}

function span(scales: readonly Scale[], of: 'alpha' | 'published_alpha') {
  const values = scales.flatMap((scale) => scale[of] ?? []);
  return { low: Math.min(...values), high: Math.max(...values), isThere: values.length > 0 };
}

interface ScalesCardProps {
  readonly form: FormStatistics;
  /** The number of people from which a sentence replaces the table; without it, only the table is shown. */
  readonly firm?: number | undefined;
  readonly children?: ReactNode;
}

/** Mean, spread and alpha of the five scales of a form in a language, next to the published ones. */
export function ScalesCard({ form, firm, children }: ScalesCardProps) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const { instrument, language, norm, people, is_own: isOwn, has_own_error: hasOwnError } = form;
  const kind = hasOwnError ? 'ownError' : 'provisional';
  const title = t('scales.title', {
    form: t('scales.form', { language: t(`scales.languages.${language}`), instrument }),
  });
  const [own, publishedSpan] = [span(form.scales, 'alpha'), span(form.scales, 'published_alpha')];
  const number = (value: number) =>
    format.decimals(value, firm !== undefined && people < LEAST_FOR_ALPHA ? 1 : 2);
  const isReported = form.scales.some(({ mean }) => mean !== null) && (firm === undefined || people >= firm);
  return (
    <Card
      title={title}
      aside={<span className="text-xs text-third">{t('scales.people', { count: people })}</span>}
    >
      <p className="pb-3 text-xs text-third">
        {t('scales.norm', { norm: isOwn ? norm : `${norm} (${t(`scales.${kind}`)})` })}
      </p>
      {!isReported && <p className="text-second">{t('scales.few')}</p>}
      {isReported && firm === undefined && (
        <ScalesTable form={form} title={title} isRounded={firm !== undefined} />
      )}
      {isReported && firm !== undefined && (
        <>
          {own.isThere && (
            <p className="pb-2 text-pretty">
              {t('scales.said', {
                low: number(own.low),
                high: number(own.high),
                publishedLow: number(publishedSpan.low),
                publishedHigh: number(publishedSpan.high),
              })}
            </p>
          )}
          <Disclosure label={t('fairness.table.show')} labelOpen={t('fairness.table.hide')}>
            <ScalesTable form={form} title={title} isRounded={firm !== undefined} />
            <p className="pt-2 text-xs text-third">{t('scales.rounded')}</p>
          </Disclosure>
        </>
      )}
      {children}
    </Card>
  );
}
