import type { NormFit } from '@quint/contract/matching.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { RoleAttributes, RoleDetail } from '../api.ts';
import { RangeTrack } from './range-strip.tsx';
import { TraitName } from './trait-name.tsx';

const TEXTS = ['purpose', 'accountabilities', 'value_creation', 'description'] as const;

/** The description of a role. */
export function RoleProfileCard({ role }: { readonly role: RoleDetail }) {
  const { t } = useTranslation('roles');
  const written = TEXTS.filter((field) => (role[field] ?? '').trim() !== '');
  return (
    <Card title={t('detail.profile')}>
      {written.length === 0 ? (
        <p className="text-third">{t('detail.nothingWritten')}</p>
      ) : (
        <dl className="flex flex-col gap-4">
          {written.map((field) => (
            <div key={field}>
              <dt className="pb-0.5 text-xs font-semibold text-third">{t(`form.${field}`)}</dt>
              <dd className="whitespace-pre-line text-second">{role[field]}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

interface RoleRangesProps {
  readonly attributes: RoleAttributes;
  /** What the ranges mean for the norm group. */
  readonly norm?: NormFit | undefined;
}

/** The five ranges of a role, each with its poles and how many of the norm group are inside. */
export function RoleRangesCard({ attributes, norm }: RoleRangesProps) {
  const { t } = useTranslation('roles');
  const { t: words } = useTranslation('personality');
  return (
    <Card title={t('detail.ranges')}>
      <ul className="flex flex-col gap-4">
        {TRAITS.map((trait) => {
          const range = attributes[trait];
          const free = range.min === 1 && range.max === 9;
          return (
            <li key={trait} className="flex flex-col gap-1.5">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <TraitName trait={trait} />
                <span className="flex items-center gap-2">
                  {range.weight > 1 && <Badge>{t('detail.weight', { weight: range.weight })}</Badge>}
                  <span className="font-semibold tabular-nums">
                    {free ? words('anyValue') : words('range', { min: range.min, max: range.max })}
                  </span>
                </span>
              </span>
              <RangeTrack trait={trait} range={range} />
              {norm?.inside[trait] !== undefined && (
                <span className="text-xs text-third tabular-nums">
                  {t('detail.inside', { count: norm.inside[trait] })}
                </span>
              )}
              <span className="flex justify-between gap-4 text-xs text-third">
                <span>{words(`traits.${trait}.left`)}</span>
                <span className="text-end">{words(`traits.${trait}.right`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="pt-4 text-xs text-third">{t('detail.rangesNote')}</p>
    </Card>
  );
}
