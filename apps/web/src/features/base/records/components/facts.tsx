import type { ReactNode } from 'react';

interface FactsProps {
  /** Labels and values, top to bottom; the caller leaves out facts without a value. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** The facts of a record, one line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0"
        >
          <dt className="text-third">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
