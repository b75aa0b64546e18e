import type { SsoSettings } from '@quint/contract/workspace/single-sign-on.ts';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTestConnection } from '../api.ts';

interface TestCardProps {
  readonly organizationId: string;
  readonly settings: SsoSettings;
}

/** Step 3: the administrator signs in at the provider once. */
export function TestCard({ organizationId, settings: { connection } }: TestCardProps) {
  const { t } = useTranslation('single-sign-on');
  const format = useFormat();
  const test = useTestConnection(organizationId);
  const testDate = connection?.date_tested ?? null;
  const last = connection?.is_tested_by_you === true ? 'test.last' : 'test.other';
  return (
    <Card title={t('test.title')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty text-second">{t('test.text')}</p>
        <p className="text-sm text-pretty">
          {testDate === null ? t('test.never') : t(last, { date: format.date(testDate) })}
        </p>
        <AlertLine>{refusalText(test.error)}</AlertLine>
        {connection === null ? (
          <p className="text-xs text-third">{t('test.needsConnection')}</p>
        ) : (
          <Button kind="primary" isLoading={test.isPending || test.isSuccess} onPress={() => test.mutate()}>
            {t('test.start')}
          </Button>
        )}
      </div>
    </Card>
  );
}
