import type { ReactNode } from 'react';

interface MetricsProps {
  readonly label: string;
  readonly metrics: readonly {
    readonly title: string;
    readonly value: ReactNode;
    readonly note?: ReactNode;
  }[];
}

/** Values with labels, and optional details below. */
export function Metrics({ label, metrics }: MetricsProps) {
  return (
    <dl aria-label={label} className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      {metrics.map(({ title, value, note }) => (
        <div key={title} className="min-w-0">
          <dt className="text-sm text-third">{title}</dt>
          <dd className="pt-0.5 font-semibold break-words tabular-nums">{value}</dd>
          {note !== undefined && <dd className="pt-0.5 text-sm text-pretty text-second">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
