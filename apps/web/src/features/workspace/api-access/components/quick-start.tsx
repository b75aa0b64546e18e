import { useTranslation } from 'react-i18next';
import { CopyButton } from '#features/workspace/account/components/copy-button.tsx';
import { Card } from '#ui/card.tsx';

/** The first request, to copy, with a link to the API reference. */
export function QuickStart() {
  const { t } = useTranslation('api-access');
  const { origin } = globalThis.location;
  const line = `curl -H "Authorization: Bearer $QUINT_TOKEN" ${origin}/api/tokens/current`;
  return (
    <Card title={t('start.title')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-pretty text-second">{t('start.text')}</p>
        <code translate="no" className="w-full rounded-md bg-mute p-3 font-mono text-sm break-all">
          {line}
        </code>
        <CopyButton text={line}>{t('start.copy')}</CopyButton>
        <p className="text-pretty text-second">{t('start.limit')}</p>
        <a
          href="/api/docs"
          className="inline-flex min-h-6 items-center text-lila-strong underline underline-offset-2 max-md:min-h-11"
        >
          {t('start.docs')}
        </a>
      </div>
    </Card>
  );
}
