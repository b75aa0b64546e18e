import type { SettingWarning } from '@quint/contract/operation/operation.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';

/** The warnings at startup. */
export function SettingsPanel({ warnings }: { readonly warnings: readonly SettingWarning[] }) {
  const { t } = useTranslation('operation');
  return (
    <Card title={t('settings.title')}>
      {warnings.length === 0 ? (
        <p className="text-second">{t('settings.good')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {warnings.map(({ code, subject, near }) => (
            <li key={`${code} ${subject}`} className="flex gap-2.5 text-pretty">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-partial-text" />
              <span className="min-w-0 break-words">
                {t(`settings.${code}`, { subject, near: near ?? '' })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
