import { Eye, KeyRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

function Part({
  title,
  lines,
  Icon,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly Icon: LucideIcon;
}) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-second" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an insight opens, and what is visible either way: in the pool of the platform there are no documents yet. */
export function WhatOpens({ inPool = false }: { readonly inPool?: boolean }) {
  const { t } = useTranslation('people');
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <Part
        title={t('unlock.opens')}
        lines={[t('unlock.lastName'), t('unlock.email'), t('unlock.jobProfile')]}
        Icon={KeyRound}
      />
      <Part
        title={t('unlock.visible')}
        lines={
          inPool
            ? [t('unlock.traitsOfPool'), t('unlock.fit')]
            : [t('unlock.traits'), t('unlock.fit'), t('unlock.reports')]
        }
        Icon={Eye}
      />
    </div>
  );
}
