import type { NormFit } from '@quint/contract/measures/matching.ts';

/** The outline of the distribution of fit in the norm group; `hill` has its height at equal steps from 0 to 100. */
function outlineOf(density: readonly number[]): string {
  const points = density.map((height, index) => `${(100 * index) / (density.length - 1)},${100 - height}`);
  return `M0,100 L${points.join(' L')} L100,100 Z`;
}

/** The density curve of the norm group, as large as its container; one shape behind all rows. */
export function NormDensity({ hill: density }: Pick<NormFit, 'hill'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="block size-full overflow-visible"
    >
      <path
        d={outlineOf(density)}
        className="fill-lila/12 stroke-lila/35"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
