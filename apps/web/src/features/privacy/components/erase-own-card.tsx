import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logout } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { eraseOwnAccount } from '../erasing/api.ts';
import { EraseOnDemand } from './erase-on-demand.tsx';

const OWN = { own: true } as const;

/** Leads to deleting the account and all that is stored about the person. */
export function EraseOwnCard() {
  const { t } = useTranslation('erasing');
  const [isOpen, setOpen] = useState(false);
  const onErase = async (name: string) => {
    await eraseOwnAccount(name);
    await logout();
  };
  return (
    <Card title={t('titleOwn')}>
      <p className="pb-4 text-pretty text-second">{t('lead')}</p>
      <Button kind="secondary-danger" size="lg" onPress={() => setOpen(true)}>
        {t('titleOwn')}
      </Button>
      {isOpen && <EraseOnDemand erased={OWN} onClose={() => setOpen(false)} onErase={onErase} />}
    </Card>
  );
}
