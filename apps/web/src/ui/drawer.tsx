import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel that slides in from the left: the menu on a narrow screen. Focus stays inside and returns. */
export function Drawer({ open, onOpenChange, label, children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-40 bg-veil entering:animate-[appear_250ms_ease-in-out]"
    >
      <Modal className="h-full w-64 overflow-y-auto border-r border-line bg-surface entering:animate-[slide-in_250ms_ease-in-out]">
        <Dialog aria-label={label} className="min-h-full outline-none *:min-h-dvh">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
