import type { Anchors } from '@quint/contract/roles/interview-questions.ts';

const RATINGS = { low: 1, middle: 3, high: 5 } as const;

/** Example answers for 1, 3 and 5; missing ones are left out. */
export function AnchorList({ label, anchors }: { readonly label: string; readonly anchors: Anchors }) {
  const steps = (['low', 'middle', 'high'] as const).filter((step) => anchors[step] !== '');
  return (
    <dl
      aria-label={label}
      className="grid gap-x-5 gap-y-1 pt-3 text-sm text-second md:grid-cols-3 print:grid-cols-3"
    >
      {steps.map((step) => (
        <div key={step} className="flex gap-2">
          <dt className="font-bold text-ink">{RATINGS[step]}</dt>
          <dd dir="auto" className="text-pretty wrap-anywhere">
            {anchors[step]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
