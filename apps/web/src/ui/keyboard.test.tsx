import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { Button } from './button.tsx';
import { ChoiceMenu } from './choice-menu.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { TextField } from './field.tsx';
import { Menu } from './menu.tsx';
import { PickList } from './pick-list.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Tabs } from './tabs.tsx';
import { Tooltip } from './tooltip.tsx';
import { SLOW } from '#testing/slow.ts';

const getFocused = () => document.activeElement;
const TEAMS = [
  { value: 'growth', label: 'Growth' },
  { value: 'platform', label: 'Platform' },
  { value: 'sales', label: 'Sales DACH' },
] as const;

describe('Dialog', () => {
  function Harness({ kind }: { readonly kind: 'dialog' | 'drawer' }) {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {kind === 'dialog' ? (
          <Dialog open={open} onClose={close} title="New role" actions={<Button>Create</Button>}>
            <input aria-label="Name" />
          </Dialog>
        ) : (
          <Drawer open={open} onOpenChange={close} label="Menu">
            <a href="/roles">Roles</a>
          </Drawer>
        )}
      </>
    );
  }

  it('keeps the focus inside, closes with Escape and returns the focus', async () => {
    const user = renderUi(<Harness kind="dialog" />);
    await user.tab();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'New role' });
    for (let stop = 0; stop < 5; stop += 1) {
      await user.tab();
      expect(dialog.contains(getFocused())).toBe(true);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('slides in as a drawer that closes with Escape', async () => {
    const user = renderUi(<Harness kind="drawer" />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  function Steps() {
    const [step, setStep] = useState<'name' | 'secret' | 'code'>('name');
    return (
      <Dialog open onClose={() => undefined} title="New token">
        {step === 'name' && (
          <form>
            <TextField label="Name" />
            <Button onPress={() => setStep('secret')}>Create</Button>
          </form>
        )}
        {step === 'secret' && (
          <div>
            <code>qt_secret</code>
            <Button onPress={() => undefined}>Copy</Button>
            <Button onPress={() => setStep('code')}>Go on</Button>
          </div>
        )}
        {step === 'code' && (
          <form>
            <Button>Explain</Button>
            <TextField label="Code" />
          </form>
        )}
      </Dialog>
    );
  }

  it('focuses the first field of each step, or else its first button, never the close button', async () => {
    const user = renderUi(<Steps />);
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('textbox', { name: 'Name' })));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('button', { name: 'Copy' })));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('textbox', { name: 'Code' })));
  });

  function ProofSteps() {
    const [isVerifying, setIsVerifying] = useState(false);
    const [isMade, setMade] = useState(false);
    return (
      <Dialog open onClose={() => undefined} title="New token">
        {isMade ? (
          <Button>Copy</Button>
        ) : (
          <form>
            <TextField label="Name" />
            <Button onPress={() => setIsVerifying(true)}>Create</Button>
          </form>
        )}
        <Dialog open={isVerifying} onClose={() => undefined} title="Is it you?">
          <Button onPress={() => setMade(true)}>Make</Button>
          <Button onPress={() => setIsVerifying(false)}>Done</Button>
        </Dialog>
      </Dialog>
    );
  }

  it('focuses a step that appeared below another dialog only when that one is closed', SLOW, async () => {
    const user = renderUi(<ProofSteps />);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    const proof = await screen.findByRole('dialog', { name: 'Is it you?' });
    const make = within(proof).getByRole('button', { name: 'Make' });
    await user.click(make);
    expect(screen.getByText('Copy')).toBeTruthy();
    expect(getFocused()).toBe(make);
    await user.click(within(proof).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('button', { name: 'Copy' })));
  });

  it('asks for the name before something is deleted permanently', async () => {
    const confirm = vi.fn();
    const user = renderUi(
      <ConfirmDialog
        open
        onClose={() => undefined}
        onConfirm={confirm}
        title="Delete Growth?"
        text="Nobody can bring it back."
        confirm="Delete"
        name={{ label: 'Name of the group', value: 'Growth' }}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Name of the group' });
    await user.type(field, 'Grow');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
    await user.type(field, 'th');
    screen.getByRole('button', { name: 'Delete' }).focus();
    await user.keyboard('{Enter}');
    expect(confirm).toHaveBeenCalledOnce();
  });
});

describe('Menu', () => {
  it('opens on its first entry, skips disabled ones with the arrows, runs with Enter', async () => {
    const act = vi.fn();
    const user = renderUi(
      <Menu
        label="Actions"
        trigger={<Button>Open</Button>}
        entries={[
          { id: 'share', label: 'Share' },
          { id: 'archive', label: 'Archive', disabled: true },
          { id: 'delete', label: 'Delete', danger: true, startsGroup: true, onAction: act },
        ]}
      />,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getFocused()?.textContent).toBe('Share'));
    await user.keyboard('{ArrowDown}');
    expect(getFocused()?.textContent).toBe('Delete');
    await user.keyboard('{Enter}');
    expect(act).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('stays open while several options are selected', async () => {
    const change = vi.fn();
    const user = renderUi(
      <ChoiceMenu
        label="Columns"
        trigger={<Button>Columns</Button>}
        groups={[
          {
            id: 'all',
            label: 'All',
            multiple: true,
            options: TEAMS,
            selectedValues: ['growth'],
            onChange: change,
          },
        ]}
      />,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getFocused()?.textContent).toBe('Growth'));
    await user.keyboard('{ArrowDown} ');
    expect(change).toHaveBeenLastCalledWith(['growth', 'platform']);
    expect(screen.getByRole('menu', { name: 'Columns' })).toBeTruthy();
  });
});

describe('Tabs', () => {
  it('opens with arrows, skips disabled ones, and continues into the panel', async () => {
    function Harness() {
      const [tab, setTab] = useState<'fit' | 'teams' | 'activity'>('fit');
      return (
        <Tabs
          label="Views"
          selectedId={tab}
          onSelect={setTab}
          tabs={[
            { id: 'fit', label: 'Fit', content: 'All about fit' },
            { id: 'teams', label: 'Groups', content: 'Groups', disabled: true },
            { id: 'activity', label: 'Activity', content: <a href="/activity">All activity</a> },
          ]}
        />
      );
    }
    const user = renderUi(<Harness />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Activity');
    await user.tab();
    expect(getFocused()).toBe(screen.getByRole('link', { name: 'All activity' }));
  });
});

describe('SegmentedControl', () => {
  it('moves with arrows and selects with Space', async () => {
    const change = vi.fn();
    const user = renderUi(
      <SegmentedControl label="Group" options={TEAMS} value="growth" onChange={change} />,
    );
    await user.tab();
    await user.keyboard('{ArrowRight} ');
    expect(change).toHaveBeenLastCalledWith('platform');
  });
});

describe('The first field of a dialog', () => {
  function Harness({ content }: { readonly content: (isLoaded: boolean) => ReactNode }) {
    const [open, setOpen] = useState(false);
    const [isLoaded, load] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Add">
          <button type="button" tabIndex={-1} onMouseEnter={() => load(true)}>
            Load
          </button>
          {content(isLoaded)}
        </Dialog>
      </>
    );
  }
  it.each([
    ['a text', () => <TextField label="Name" value="" onChange={() => {}} />],
    [
      'a choice of many',
      () => <PickList label="Groups" options={TEAMS} values={[]} onChange={() => {}} removeLabel={String} />,
    ],
  ])('has the focus when it opens: %s', async (_kind, content) => {
    const user = renderUi(<Harness content={content} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() =>
      expect(getFocused()).toBe(screen.getByLabelText(/Name|Groups/, { selector: 'input' })),
    );
    // An opened list would cover the dialog, and receive its Escape.
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('returns the focus to the button of the menu from which the dialog was opened', async () => {
    function MenuHarness() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu
            label="More"
            trigger={<Button>More</Button>}
            entries={[{ id: 'add', label: 'Add', onAction: () => setOpen(true) }]}
          />
          <Dialog open={open} onClose={() => setOpen(false)} title="Add">
            <TextField label="Name" value="" onChange={() => {}} />
          </Dialog>
        </>
      );
    }
    const user = renderUi(<MenuHarness />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add' }));
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('textbox', { name: 'Name' })));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('button', { name: 'More' })));
  });

  it('gets the focus once it has loaded, unless another control of the dialog has it', async () => {
    const content = (isLoaded: boolean) =>
      isLoaded && <TextField label="Name" value="" onChange={() => {}} />;
    const user = renderUi(<Harness content={content} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('dialog')));
    await user.hover(screen.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(getFocused()).toBe(screen.getByRole('textbox', { name: 'Name' })));
  });
});

describe('PickList', () => {
  it('selects typed and chosen options, keeps the focus, and removes them again', async () => {
    function Harness() {
      const [chosenValues, setChosenValues] = useState<readonly string[]>([]);
      return (
        <PickList
          label="Groups"
          options={TEAMS}
          values={chosenValues}
          onChange={setChosenValues}
          removeLabel={(name) => `Remove ${name}`}
        />
      );
    }
    const user = renderUi(<Harness />);
    await user.tab();
    await user.keyboard('pla{ArrowDown}{Enter}');
    expect(getFocused()).toBe(screen.getByRole('combobox'));
    // The list opens again for the next option; Escape closes it.
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Remove Platform' })).toBeTruthy();
    screen.getByRole('button', { name: 'Remove Platform' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Remove Platform' })).toBeNull();
  });
});

describe('SearchField', () => {
  it('is focused with a slash and cleared with Escape', async () => {
    function Harness() {
      const [text, setText] = useState('');
      return <SearchField label="Search roles" value={text} onChange={setText} />;
    }
    const user = renderUi(<Harness />);
    await user.keyboard('/');
    const field = screen.getByRole('textbox', { name: 'Search roles' });
    expect(getFocused()).toBe(field);
    await user.keyboard('owner');
    expect(field).toHaveProperty('value', 'owner');
    await user.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
  });
});

describe('Tooltip', () => {
  it('appears with the focus and disappears with Escape', async () => {
    const user = renderUi(
      <Tooltip text="Download as CSV">
        <Button kind="icon" aria-label="Download">
          ↓
        </Button>
      </Tooltip>,
    );
    await user.tab();
    expect((await screen.findByRole('tooltip')).textContent).toBe('Download as CSV');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
