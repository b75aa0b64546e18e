import { findRatiosToReview, type GroupReach } from '@quint/psychometrics/group-reach.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';
import { useRatioTexts } from '#features/roles/roles/use-ratio-texts.ts';

/**
 * Where clearly fewer people of one sex or age group fit than of the other, by the published norms. It asks a question
 * about the work, and neither judges nor blocks.
 */
export function GroupRatios({ groups }: { readonly groups: GroupReach }) {
  const { t } = useTranslation('role-ranges');
  const formatRatio = useRatioTexts();
  const ratios = findRatiosToReview(groups).map((each) => ({ key: each.lower.group, ...formatRatio(each) }));
  if (ratios.length === 0) return null;
  return (
    <div className="flex gap-2 pt-1.5 text-sm text-partial-text tabular-nums">
      <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      <p className="min-w-0 text-pretty">
        {ratios.map(({ key, ratio, shares }) => (
          <span key={key}>
            <strong className="font-semibold">{ratio}</strong>
            {` (${shares.replace(/\.$/, '')}). `}
          </span>
        ))}
        {t('groups.ask')}{' '}
        <TextLink to="/fairness" className="text-partial-text underline">
          {t('groups.link')}
        </TextLink>
      </p>
    </div>
  );
}
