import { hasRequirement, rangeWarning } from '@quint/psychometrics/ranges.ts';
import { Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useSettled } from '#lib/use-settled.ts';
import type { WeightedRange } from '#features/roles/roles/api.ts';

/** A warning is shown after a short rest, so that it does not flicker while a handle is dragged. */
const WARNING_WAITS_MS = 250;

/** The warning about a range; null for a usual one, and without a requirement. */
export function warningOf(range: WeightedRange): 'wide' | 'narrow' | null {
  return hasRequirement(range) ? rangeWarning(range) : null;
}

/** The warning below a slider, once nothing moves. */
export function RangeWarning({ range }: { readonly range: WeightedRange }) {
  const { t } = useTranslation('role-ranges');
  const warning = useSettled(warningOf(range), WARNING_WAITS_MS);
  if (warning === null) return null;
  const Icon = warning === 'narrow' ? TriangleAlert : Info;
  return (
    <p
      className={cx(
        'flex items-start gap-1.5 pt-1.5 text-xs font-semibold',
        warning === 'narrow' ? 'text-partial-text' : 'text-second',
      )}
    >
      <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span className="text-pretty">{t(`row.${warning}`)}</span>
    </p>
  );
}
