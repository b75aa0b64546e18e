import type { TestMail } from '@quint/contract/operation/operation.ts';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '#lib/failures.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTestMail } from '../api.ts';

function Outcome({ mail }: { readonly mail: TestMail }) {
  const { t } = useTranslation('operation');
  if (mail.is_sent) return t(`test.sent_${mail.way}`, { server: mail.server ?? '' });
  const problem = mail.problem ?? 'unknown';
  const reason = t(`mailProblem.${problem}`);
  return (
    <>
      {t('test.refused', { reason, error: mail.error ?? '' })} {t(`advice.${problem}`)}
    </>
  );
}

/** Sends a mail to the own address and shows the outcome. */
export function TestMailPanel() {
  const { t } = useTranslation('operation');
  const test = useTestMail();
  return (
    <Card title={t('test.title')}>
      <p className="pb-4 text-pretty text-second">{t('test.text')}</p>
      <Button
        kind="secondary"
        isLoading={test.isPending}
        onPress={() =>
          test.mutate(undefined, { onError: (error) => notifyFailure(error, { text: t('test.failed') }) })
        }
      >
        {t('test.send')}
      </Button>
      <output aria-live="polite" className="block text-pretty">
        {test.data !== undefined && !test.isPending && (
          <span className={test.data.is_sent ? 'block pt-4 text-strong-text' : 'block pt-4 text-danger'}>
            <Outcome mail={test.data} />
          </span>
        )}
      </output>
    </Card>
  );
}
