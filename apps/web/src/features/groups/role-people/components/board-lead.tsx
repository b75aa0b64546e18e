import type { NormFit } from '@quint/contract/measures/matching.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';
import { NormDensity } from './norm-density.tsx';

interface BoardLeadProps {
  readonly roleId: string;
  readonly norm: NormFit;
  readonly broad: boolean;
}

/** How informative high agreement with this role is: the share of the norm group that reaches it. */
export function BoardLead({ roleId, norm, broad }: BoardLeadProps) {
  const { t } = useTranslation('role-people');
  const count = norm.reach.strong;
  const reachText = isInformative(norm.reach) ? t('lead.telling') : t(broad ? 'lead.broad' : 'lead.little');
  return (
    <div className="text-second">
      <p>
        <span className="font-semibold text-ink tabular-nums">{t('lead.count', { count })}</span> {reachText}{' '}
        <TextLink to="/roles/$roleId/edit" params={{ roleId }}>
          {t('lead.edit')}
        </TextLink>
      </p>
      <p className="flex items-center gap-1.5 text-xs text-third print:hidden">
        <span aria-hidden="true" className="inline-block h-3 w-6">
          <NormDensity hill={norm.hill} />
        </span>
        {t('lead.median', { median: norm.median })}
      </p>
    </div>
  );
}
