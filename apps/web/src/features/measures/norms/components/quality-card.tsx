import type { FairnessReport } from '@quint/contract/measures/fairness.ts';
import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

/** How carefully surveys were answered: a sentence, and the share of each flag. */
export function QualityCard({ fairness }: { readonly fairness: FairnessReport }) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const { sheets, unremarkable, flags, least_people: least, firm_people: firm } = fairness;
  const title = t('fairness.quality.title');
  if (sheets === null) {
    return (
      <Card title={title}>
        <p className="text-second">{t('fairness.quality.fewer', { count: least })}</p>
      </Card>
    );
  }
  const rates = QUALITY_INDICES.map((index) => ({
    index,
    rate: flags.find((flag) => flag.index === index)?.rate ?? 0,
  }));
  const most = rates.toSorted((a, b) => b.rate - a.rate)[0];
  const params = { rate: format.percent(unremarkable ?? 0), people: format.number(sheets) };
  const sentence = () => {
    if (sheets < firm) return t('fairness.quality.little', { ...params, firm });
    if (most === undefined || most.rate === 0) return t('fairness.quality.none', params);
    const flag = t(`fairness.flagNames.${most.index}`);
    return t('fairness.quality.most', { ...params, flag, share: format.percent(most.rate) });
  };
  return (
    <Card title={title}>
      <p className="text-pretty">{sentence()}</p>
      <p className="pt-1 text-xs text-third">{t('fairness.quality.note')}</p>
      {sheets >= firm && (
        <div className="pt-2">
          <Disclosure label={t('fairness.table.show')} labelOpen={t('fairness.table.hide')}>
            <DataTable
              caption={t('fairness.quality.caption')}
              columns={[
                { key: 'flag', header: t('fairness.quality.flag') },
                { key: 'share', header: t('fairness.quality.share'), align: 'end' },
              ]}
              rows={rates.map(({ index, rate }) => ({
                id: index,
                head: t(`fairness.flagNames.${index}`),
                cells: [format.percent(rate)],
              }))}
            />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}
