import { ratiosToAsk, type GroupRatio, type GroupReach } from '@quint/psychometrics/group-reach.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/link.tsx';

function Ratio({ lower, higher, ratio }: GroupRatio) {
  const { t } = useTranslation('role-ranges');
  const format = useFormat();
  const names = { lower: t(`groups.lower.${lower.group}`), higher: t(`groups.higher.${higher.group}`) };
  return (
    <>
      <span className="block font-semibold">
        {/* Rounded down: what is below 0.80 must not read as 0.80. */}
        {t('groups.ratio', { ...names, ratio: format.number(Math.floor(100 * ratio) / 100, 2) })}
      </span>
      {t('groups.shares', {
        low: lower.ofHundred,
        lowerOf: t(`groups.of.${lower.group}`),
        high: higher.ofHundred,
        higherOf: t(`groups.of.${higher.group}`),
      })}{' '}
    </>
  );
}

/**
 * Where clearly fewer people of one sex or age than of the other fit, by the published norms: a question about the work,
 * never a verdict, and nothing that blocks.
 */
export function GroupRatios({ groups }: { readonly groups: GroupReach }) {
  const { t } = useTranslation('role-ranges');
  const ratios = ratiosToAsk(groups);
  if (ratios.length === 0) return null;
  return (
    <div className="mt-1.5 flex gap-2 rounded-md lg:max-w-76 bg-partial-soft px-3 py-2 text-xs text-partial-text tabular-nums forced-colors:border">
      <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      <p className="min-w-0">
        {ratios.map((ratio) => (
          <Ratio key={ratio.lower.group} {...ratio} />
        ))}
        {t('groups.ask')}{' '}
        <TextLink to="/fairness" className="text-partial-text underline">
          {t('groups.link')}
        </TextLink>
      </p>
    </div>
  );
}
