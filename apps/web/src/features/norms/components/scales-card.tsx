import type { FormFigures } from '@quint/contract/norms.ts';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';

const DOMAINS = ['O', 'C', 'E', 'A', 'N'] as const;

interface ScalesCardProps {
  readonly form: FormFigures;
  readonly children?: ReactNode;
}

/** Mean, spread and alpha of the five scales of a form in a language, beside the published ones. */
export function ScalesCard({ form, children }: ScalesCardProps) {
  const { t } = useTranslation('norms');
  const { t: words } = useTranslation('personality');
  const format = useFormat();
  const { instrument, language, norm, people } = form;
  const number = (value: number | null) => (value === null ? '–' : format.number(value, 2));
  const title = t('scales.form', { instrument, language: t(`scales.languages.${language}`) });
  return (
    <Card
      title={title}
      aside={<span className="text-xs text-third">{t('scales.people', { count: people })}</span>}
    >
      <p className="pb-3 text-xs text-third">{t('scales.norm', { norm })}</p>
      {form.scales.every(({ mean }) => mean === null) ? (
        <p className="text-third">{t('scales.few')}</p>
      ) : (
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
            const published = [scale?.published_mean, scale?.published_sd, scale?.published_alpha];
            return {
              id: domain,
              head: domain === 'N' ? t('scales.neuroticism') : words(`traits.${domain}.name`),
              cells: [
                number(scale?.mean ?? null),
                number(scale?.sd ?? null),
                <strong key="alpha">{number(scale?.alpha ?? null)}</strong>,
                <span key="published" className="whitespace-nowrap">
                  {published.map((value) => number(value ?? null)).join(' · ')}
                </span>,
              ],
            };
          })}
        />
      )}
      {children}
    </Card>
  );
}
