import { Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { notify, type NotificationType } from '#lib/notify.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ChoiceMenu } from '../choice-menu.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { Menu } from '../menu.tsx';
import { Popover } from '../popover.tsx';
import { ToastCard } from '../toast-card.tsx';
import { Tooltip } from '../tooltip.tsx';
import { SpecimenRow } from './specimen-row.tsx';

const NOTIFICATIONS: readonly NotificationType[] = ['success', 'info', 'warning', 'error'];
const SIZES = ['sm', 'base', 'lg'] as const;

function DialogSpecimens() {
  const [open, setOpen] = useState<'sm' | 'base' | 'lg' | 'confirm' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <SpecimenRow name="Dialog, Drawer">
      {SIZES.map((size) => (
        <Button key={size} kind="secondary" onPress={() => setOpen(size)}>
          {`Dialog ${size}`}
        </Button>
      ))}
      <Button kind="secondary-danger" onPress={() => setOpen('confirm')}>
        ConfirmDialog
      </Button>
      <Button kind="secondary" onPress={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Dialog
        open={open === 'sm' || open === 'base' || open === 'lg'}
        onClose={close}
        title="title"
        size={open === 'sm' || open === 'lg' ? open : 'base'}
        actions={<Button onPress={close}>done</Button>}
      >
        <p>text</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="title"
        text="text"
        confirm="confirm"
        name={{ label: 'name', value: 'name' }}
      />
      <Drawer open={open === 'drawer'} onOpenChange={close} label="drawer">
        <p className="p-4">text</p>
      </Drawer>
    </SpecimenRow>
  );
}

function MenuSpecimens() {
  const [chosenValues, setChosenValues] = useState<readonly string[]>(['alpha']);
  return (
    <SpecimenRow name="Menu, ChoiceMenu">
      <Menu
        label="menu"
        trigger={<Button kind="secondary">Menu</Button>}
        header={<span>header</span>}
        entries={[
          { id: 'alpha', label: 'Alpha', icon: <User className="size-4" /> },
          { id: 'beta', label: 'Beta', note: 'note' },
          { id: 'gamma', label: 'Gamma', disabled: true },
          {
            id: 'danger',
            label: 'Danger',
            danger: true,
            startsGroup: true,
            icon: <Trash2 className="size-4" />,
          },
        ]}
      />
      <ChoiceMenu
        label="choices"
        trigger={<Button kind="secondary">ChoiceMenu</Button>}
        groups={[
          {
            id: 'group',
            label: 'group',
            multiple: true,
            options: [
              { value: 'alpha', label: 'Alpha' },
              { value: 'beta', label: 'Beta', note: 'note' },
            ],
            selectedValues: chosenValues,
            onChange: setChosenValues,
          },
        ]}
      />
    </SpecimenRow>
  );
}

/** Overlays opened by press, by keyboard, or automatically. */
export function OverlaySpecimens() {
  return (
    <Card title="Popover, Menu, Dialog, Toast, Tooltip">
      <SpecimenRow name="Popover, Tooltip">
        <Popover label="popover" trigger={<Button kind="secondary">Popover</Button>}>
          <p>230–320</p>
        </Popover>
        <Tooltip text="tooltip">
          <Button kind="light">Tooltip</Button>
        </Tooltip>
      </SpecimenRow>
      <MenuSpecimens />
      <DialogSpecimens />
      <SpecimenRow name="notify">
        {NOTIFICATIONS.map((type) => (
          <Button
            key={type}
            kind="light"
            size="sm"
            onPress={() => notify({ type, headline: type, text: 'text' })}
          >
            {type}
          </Button>
        ))}
      </SpecimenRow>
      <SpecimenRow name="ToastCard">
        {NOTIFICATIONS.map((type) => (
          <ToastCard
            key={type}
            notification={{
              id: type,
              type,
              headline: type === 'info' ? undefined : type,
              text: 'text',
              action: type === 'error' ? { label: 'action', onPress: () => undefined } : undefined,
            }}
            onLeave={() => undefined}
          />
        ))}
      </SpecimenRow>
    </Card>
  );
}
