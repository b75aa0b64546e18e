import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** The numbers of the chart. */
export function TraitTable({ traits }: { readonly traits: SurveyResult['traits'] }) {
  const { t } = useTranslation('survey');
  const format = useFormat();
  return (
    <table className="w-full text-left">
      <caption className="pb-2 text-left font-semibold">{t('result.table')}</caption>
      <thead className="text-xs text-third">
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-2 pr-3 font-medium">
            {t('result.columns.trait')}
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-medium">
            {t('result.columns.stanine')}
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-medium">
            {t('result.columns.bar')}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {t('result.columns.percentile')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {traits.map(({ trait, name, left_pole, right_pole, score }) => (
          <tr key={trait} className="border-b border-line-soft align-top">
            <th scope="row" className="py-2.5 pr-3 font-medium">
              {name}
              <span className="block text-xs font-normal text-third">
                {left_pole} ↔ {right_pole}
              </span>
            </th>
            {score === null ? (
              <td colSpan={3} className="py-2.5 text-right text-third">
                {t('result.notScored')}
              </td>
            ) : (
              <>
                <td className="py-2.5 pr-3 text-right font-semibold">{format.number(score.stanine)}</td>
                <td className="py-2.5 pr-3 text-right">
                  {t('result.span', { low: format.number(score.low, 1), high: format.number(score.high, 1) })}
                </td>
                <td className="py-2.5 text-right">
                  {t('result.percentile', {
                    value: format.number(score.percentile),
                    low: format.number(score.percentile_bar.low),
                    high: format.number(score.percentile_bar.high),
                  })}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
