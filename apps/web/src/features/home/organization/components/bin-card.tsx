import { BIN_DAYS } from '@quint/domain/base/bin.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

/** Links to deleted records. */
export function BinCard() {
  const { t } = useTranslation('organization');
  return (
    <Card title={t('bin.title')}>
      <p className="pb-3 text-pretty text-second">{t('bin.text', { days: BIN_DAYS })}</p>
      <TextLink to="/bin" className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11">
        {t('bin.open')}
      </TextLink>
    </Card>
  );
}
