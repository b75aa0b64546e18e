import { Briefcase, Trash2, User } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { notify, type NotificationType } from '#lib/notify.ts';
import { Avatar } from '../avatar.tsx';
import { Badge, type BadgeTone } from '../badge.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { BUTTON_KINDS, BUTTON_SIZES } from '../button-style.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { FitBar } from '../fit-bar.tsx';
import { Menu } from '../menu.tsx';
import { PageHeader } from '../page-header.tsx';
import { Popover } from '../popover.tsx';
import { Progress } from '../progress.tsx';
import { Segmented } from '../segmented.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Tabs } from '../tabs.tsx';
import { Tooltip } from '../tooltip.tsx';
import { FieldSpecimens } from './field-specimens.tsx';

const TONES: readonly BadgeTone[] = ['neutral', 'lila', 'strong', 'partial', 'danger'];
const NOTIFICATIONS: readonly NotificationType[] = ['success', 'info', 'warning', 'error'];
const THEMES = ['light', 'dark'] as const;

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-2">
      <span className="w-40 shrink-0 text-xs text-third">{name}</span>
      {children}
    </div>
  );
}

function ButtonSpecimens() {
  return (
    <Card title="Button">
      {BUTTON_KINDS.map((kind) => {
        const face = kind === 'icon' ? <User aria-hidden="true" className="size-4" /> : kind;
        return (
          <Row key={kind} name={kind}>
            {BUTTON_SIZES.map((size) => (
              <Button key={size} kind={kind} size={size} aria-label={`${kind} ${size}`}>
                {face}
              </Button>
            ))}
            <Button kind={kind} loading aria-label={`${kind} loading`}>
              {face}
            </Button>
            <Button kind={kind} disabled aria-label={`${kind} disabled`}>
              {face}
            </Button>
            <Button kind={kind} disabledReason="disabledReason" aria-label={`${kind} disabledReason`}>
              {face}
            </Button>
          </Row>
        );
      })}
    </Card>
  );
}

function OverlaySpecimens() {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Popover, Menu, Dialog, Toast, Tooltip">
      <Row name="overlays">
        <Popover label="popover" trigger={<Button kind="secondary">Popover</Button>}>
          <p>min 230, max 320</p>
        </Popover>
        <Menu
          label="menu"
          trigger={<Button kind="secondary">Menu</Button>}
          entries={[
            { id: 'alpha', label: 'Alpha', icon: <User className="size-4" /> },
            { id: 'beta', label: 'Beta', note: 'note' },
            { id: 'gamma', label: 'Gamma', disabled: true },
            {
              id: 'danger',
              label: 'Danger',
              danger: true,
              divided: true,
              icon: <Trash2 className="size-4" />,
            },
          ]}
        />
        <Button kind="secondary" onPress={() => setOpen(true)}>
          ConfirmDialog
        </Button>
        <Tooltip text="tooltip">
          <Button kind="light">Tooltip</Button>
        </Tooltip>
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          onConfirm={() => setOpen(false)}
          title="title"
          text="text"
          confirm="confirm"
          name={{ label: 'name', value: 'name' }}
        />
      </Row>
      <Row name="notify">
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
      </Row>
    </Card>
  );
}

function ShowSpecimens() {
  const [view, setView] = useState<'first' | 'second'>('first');
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <Card title="Badge, FitBar, Avatar, Progress, Tabs">
      <Row name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row name="FitBar">
        <FitBar share={0.94} level="strong" showWord />
        <FitBar share={0.63} level="partial" showWord />
        <FitBar share={0.31} level="none" showWord />
        <FitBar share={undefined} level="none" />
      </Row>
      <Row name="Avatar">
        <Avatar name="Anna Kowalski" size="sm" />
        <Avatar name="Mehmet F*****" />
        <Avatar name="Tunde Okafor" size="lg" />
        <Avatar name="Nordlicht" look="tile" />
      </Row>
      <Row name="Progress">
        <div className="w-60">
          <Progress label="progress" value={34} max={110} valueText="34 / 110" />
        </div>
      </Row>
      <Row name="Segmented">
        <Segmented
          label="segmented"
          value={view}
          onChange={setView}
          options={[
            { value: 'first', label: 'first' },
            { value: 'second', label: 'second' },
          ]}
        />
      </Row>
      <Row name="Skeleton">
        <Skeleton className="h-4 w-60" />
      </Row>
      <Tabs
        label="tabs"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'one', label: 'one', content: <p>one</p> },
          { id: 'two', label: 'two', content: <p>two</p> },
        ]}
      />
      <EmptyState
        level={3}
        icon={<Briefcase aria-hidden="true" className="size-6" />}
        title="EmptyState"
        text="text"
        action={<Button size="sm">action</Button>}
      />
    </Card>
  );
}

/** Every component in every kind, size and state, light and dark: for looking, for axe, for screenshots. */
export function SpecimenPage() {
  return (
    <>
      <PageHeader
        title="ui"
        breadcrumbs={<Breadcrumbs crumbs={[{ label: 'dev', link: { to: '/' } }, { label: 'ui' }]} />}
      />
      <div className="grid gap-6 xl:grid-cols-2">
        {THEMES.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="flex min-w-0 flex-col gap-5 rounded-lg bg-canvas p-5 text-ink"
          >
            <ButtonSpecimens />
            <FieldSpecimens />
            <OverlaySpecimens />
            <ShowSpecimens />
          </div>
        ))}
      </div>
    </>
  );
}
