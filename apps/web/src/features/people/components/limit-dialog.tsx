import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showLimit } from '#lib/panels.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface TooFewInsightsProps {
  readonly needed: number;
  readonly onClose: () => void;
}

/** In place of a dialog that would spend insights: the panel that offers more, over the same page. */
export function TooFewInsights({ needed, onClose }: TooFewInsightsProps) {
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    onClose();
    showLimit({ of: 'insights', needed });
  }, [needed, onClose]);
  return null;
}

/** What is locked for a talent: an administrator unlocks it, so the one who invited them is asked. */
export function LockedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('locked.title')}
      size="sm"
      actions={
        <Button kind="primary" onPress={onClose}>
          {common('action.close')}
        </Button>
      }
    >
      <p className="text-second">{t('locked.text', { workspace })}</p>
    </Dialog>
  );
}
