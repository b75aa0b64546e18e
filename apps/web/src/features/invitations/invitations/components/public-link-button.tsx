import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';

const PublicLinkDialog = onDemand(async () => (await import('./public-link-dialog.tsx')).PublicLinkDialog);

/** Opens the public links. */
export function PublicLinkButton() {
  const { t } = useTranslation('invitations');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onPress={() => setIsOpen(true)}>
        <Link2 aria-hidden="true" className="size-4" />
        {t('publicLink.open')}
      </Button>
      {isOpen && <PublicLinkDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
