import type { OwnWorkspaceData } from '@quint/contract/privacy/privacy.ts';
import { Bell, ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { SwitchRight } from './rights-card.tsx';

/** The consents of the person with their history: given and withdrawn, when, and in which wording. */
export function ConsentsCard({ workspaceRecord }: { readonly workspaceRecord: OwnWorkspaceData }) {
  const { t } = useTranslation('your-data');
  const format = useFormat();
  return (
    <Card title={t('consents.title')}>
      <ul className="pb-3">
        <SwitchRight icon={ChartColumn} name="counts_in_norms" workspaceRecord={workspaceRecord} />
        <SwitchRight icon={Bell} name="takes_reminders" workspaceRecord={workspaceRecord} />
      </ul>
      {workspaceRecord.consents.length === 0 ? (
        <p className="text-sm text-third">{t('consents.none')}</p>
      ) : (
        <Disclosure label={t('consents.history', { count: workspaceRecord.consents.length })}>
          <ul className="pt-2">
            {workspaceRecord.consents.map(({ id, kind, is_given: isGiven, text_version: version, date }) => (
              <li key={id} className="border-t border-line py-2 text-sm">
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-semibold">
                    {t(`consents.${kind}.${isGiven ? 'given' : 'taken'}`)}
                  </span>
                  <time dateTime={date} className="text-second tabular-nums">
                    {format.date(date, 'dateTime')}
                  </time>
                </span>
                <span className="text-third">{t('consents.wording', { version })}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
