import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logout } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { eraseOwnAccount } from '../erasing/api.ts';
import { EraseOnDemand } from './erase-on-demand.tsx';

const OWN = { own: true } as const;

/** Deletes the own account and all that is stored about the person, in two steps. */
export function EraseOwn({ onClose }: { readonly onClose: () => void }) {
  const onErase = async (name: string) => {
    await eraseOwnAccount(name);
    await logout();
  };
  return <EraseOnDemand erased={OWN} onClose={onClose} onErase={onErase} />;
}

/** Leads to deleting the account and all that is stored about the person. */
export function EraseOwnCard() {
  const { t } = useTranslation('erasing');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="rounded-lg border border-danger/40 bg-surface p-5 shadow-soft">
      <h2 className="pb-1 text-md font-semibold">{t('titleOwn')}</h2>
      <p className="pb-4 text-pretty text-second">{t('lead')}</p>
      <Button kind="secondary-danger" onPress={() => setOpen(true)}>
        {t('titleOwn')}
      </Button>
      {isOpen && <EraseOwn onClose={() => setOpen(false)} />}
    </section>
  );
}
