import { useTranslation } from 'react-i18next';
import { showPanel } from '#lib/panels.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { WhatOpens } from './opens.tsx';

interface LimitDialogProps {
  readonly needed: number;
  readonly left: number;
  readonly onClose: () => void;
}

/** The workspace has too few insights: what they open, and the way to the packages. */
export function LimitDialog({ needed, left, onClose }: LimitDialogProps) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('limit.title')}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button
            kind="primary-lila"
            onPress={() => {
              onClose();
              showPanel('packages');
            }}
          >
            {t('limit.packages')}
          </Button>
        </>
      }
    >
      <p className="pb-4 text-second">
        {t('limit.needed', { count: needed })} {t('limit.left', { count: left })}
      </p>
      <WhatOpens />
    </Dialog>
  );
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
