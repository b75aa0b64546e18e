import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { ACTION_BAR } from './action-bar.ts';
import { Button } from './button.tsx';
import { DialogContent } from './dialog-content.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons at the bottom; the primary one last. */
  readonly actions?: ReactNode;
  readonly size?: 'sm' | 'base' | 'lg' | 'xl' | undefined;
  /** An alert must be answered: a press outside does not close it. */
  readonly alert?: boolean | undefined;
}

const WIDTH = {
  sm: 'max-w-[420px]',
  base: 'max-w-[560px]',
  lg: 'max-w-[820px]',
  xl: 'max-w-[1040px]',
} as const;

/**
 * A modal dialog. Its first field gets the focus when it opens. Focus stays inside and returns afterwards; Escape
 * closes.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'base',
  alert = false,
}: DialogProps) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={!alert}
      className="fixed inset-0 z-40 grid h-(--visual-viewport-height) grid-rows-[minmax(0,1fr)] place-items-center overflow-y-auto bg-veil p-4 entering:animate-[appear_250ms_ease-in-out] max-md:place-items-end max-md:p-0"
    >
      <Modal
        className={cx(
          'flex max-h-full w-full flex-col rounded-lg border border-line bg-raised shadow-soft entering:animate-[rise_250ms_ease-in-out] max-md:rounded-b-none',
          WIDTH[size],
        )}
      >
        <AriaDialog role={alert ? 'alertdialog' : 'dialog'} className="flex min-h-0 flex-col outline-none">
          <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
            <Heading slot="title" className="text-lg font-semibold text-balance">
              {title}
            </Heading>
            <span className="-my-0.5 shrink-0 max-md:-my-2">
              <Button kind="icon" size="sm" aria-label={t('action.close')} onPress={onClose}>
                <X aria-hidden="true" className="size-4" />
              </Button>
            </span>
          </div>
          <DialogContent className="min-h-0 overflow-y-auto px-6 pb-6">{children}</DialogContent>
          {actions !== undefined && (
            <div {...ACTION_BAR} className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
