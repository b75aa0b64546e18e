import { findRatiosToReview, type GroupRatio, type GroupReach } from '@quint/psychometrics/group-reach.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';
import { useRatioTexts } from '../use-ratio-texts.ts';

function Ratio({ ratio: of }: { readonly ratio: GroupRatio }) {
  const { ratio, shares } = useRatioTexts()(of);
  return (
    <>
      <span className="block font-semibold">{ratio}</span>
      {shares}{' '}
    </>
  );
}

/**
 * Where clearly fewer people of one sex or age than of the other fit, by the published norms: a question about the work,
 * never a verdict, and nothing that blocks.
 */
export function GroupRatios({ groups }: { readonly groups: GroupReach }) {
  const { t } = useTranslation('role-ranges');
  const ratios = findRatiosToReview(groups);
  if (ratios.length === 0) return null;
  return (
    <div className="mt-1.5 flex gap-2 rounded-md lg:max-w-76 bg-partial-soft px-3 py-2 text-xs text-partial-text tabular-nums forced-colors:border">
      <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      <p className="min-w-0">
        {ratios.map((ratio) => (
          <Ratio key={ratio.lower.group} ratio={ratio} />
        ))}
        {t('groups.ask')}{' '}
        <TextLink to="/fairness" className="text-partial-text underline">
          {t('groups.link')}
        </TextLink>
      </p>
    </div>
  );
}
