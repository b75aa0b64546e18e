import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, setLanguage } from '#lib/i18n.ts';
import { leaveErasedAccount } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { eraseOwnAccount, erasingQuery } from '../erasure/api.ts';
import { recordErasing } from '../model/last-erasing.ts';
import { EraseOnDemand } from './erase-on-demand.tsx';

const OWN = { own: true } as const;

/** Deletes the own account and all that is stored about the person, in two steps. */
export function EraseOwn({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const onErase = async (name: string) => {
    await eraseOwnAccount(name);
    recordErasing(client.getQueryData(erasingQuery(OWN).queryKey));
    const language = currentLanguage();
    await leaveErasedAccount(() => navigate({ to: '/erased', replace: true }));
    // The page of the deleted account stays in the language in which it was deleted.
    await setLanguage(language);
  };
  return <EraseOnDemand target={OWN} onClose={onClose} onErase={onErase} />;
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
