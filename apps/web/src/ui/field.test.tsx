import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';
import { Combo } from './combo.tsx';
import { TextField } from './field.tsx';
import { NumberField } from './number-field.tsx';
import { Select } from './select.tsx';

const OPTIONS = [
  { value: 'growth', label: 'Growth' },
  { value: 'platform', label: 'Platform' },
  { value: 'sales', label: 'Sales DACH' },
] as const;

describe('TextField', () => {
  it('links label, hint and error to the input', async () => {
    renderUi(<TextField label="Name" hint="As on your card" required />);
    const input = screen.getByLabelText(/Name/);
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('textbox', { description: 'As on your card' })).toBe(input);
  });

  it('shows the error instead of the hint', () => {
    renderUi(<TextField label="Name" hint="As on your card" error="Please fill out the field." />);
    const input = screen.getByRole('textbox', { description: 'Please fill out the field.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('As on your card')).toBeNull();
  });
});

describe('NumberField', () => {
  it('steps within its bounds', async () => {
    const change = vi.fn();
    const user = renderUi(<NumberField label="Age" defaultValue={98} max={99} onChange={change} />);
    await user.click(screen.getByRole('button', { name: /Increase/ }));
    expect(change).toHaveBeenLastCalledWith(99);
    expect(screen.getByRole('button', { name: /Increase/ })).toHaveProperty('disabled', true);
  });
});

function Selects() {
  const [value, setValue] = useState<'growth' | 'platform' | 'sales' | null>(null);
  return (
    <>
      <Select label="Team" options={OPTIONS} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
function Combos() {
  const [value, setValue] = useState<'growth' | 'platform' | 'sales' | null>(null);
  return (
    <>
      <Combo label="Team" options={OPTIONS} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

describe('Select', () => {
  it('selects by keyboard', async () => {
    const user = renderUi(<Selects />);
    expect(screen.getByRole('button', { name: /Please choose/ })).toBeTruthy();
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('platform');
  });
});

/** Outside of the dialog; inaccessible while a list is open. */
function outside(): HTMLElement {
  return screen.getByRole('status', { hidden: true });
}

describe('Combo', () => {
  it('filters while typing and shows when nothing matches', async () => {
    const user = renderUi(<Combos />);
    await user.type(screen.getByRole('combobox', { name: 'Team' }), 'sal');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('sales');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'xyz');
    expect(screen.getByText('Nothing found')).toBeTruthy();
  });

  it.each([
    ['Enter', 'sal', 'sales'],
    ['Enter', 'GROWTH ', 'growth'],
    ['Tab', 'platf', 'platform'],
    ['a press elsewhere', 'dach', 'sales'],
  ])('selects the option for the typed text with %s: %s', async (leaveKey, text, value) => {
    const user = renderUi(<Combos />);
    await user.type(screen.getByRole('combobox', { name: 'Team' }), text);
    if (leaveKey === 'a press elsewhere') await user.click(outside());
    else await user.keyboard(`{${leaveKey}}`);
    expect(screen.getByRole('status').textContent).toBe(value);
    expect(screen.getByRole('combobox')).toHaveProperty(
      'value',
      OPTIONS.find((option) => option.value === value)?.label,
    );
  });

  it('selects nothing for an ambiguous text, and keeps it for correction', async () => {
    const user = renderUi(<Combos />);
    const field = screen.getByRole('combobox', { name: 'Team' });
    for (const text of ['l', 'xyz']) {
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
      expect(outside().textContent).toBe('');
      expect(field).toHaveProperty('value', text);
    }
  });

  it('creates a new record only with Enter, and never with the label of another one', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const options = [...OPTIONS, { value: 'new', label: 'New: “Grow”', creates: true as const }];
    const user = renderUi(<Combo label="Team" options={options} value={null} onChange={onChange} />);
    const field = screen.getByRole('combobox', { name: 'Team' });
    await user.type(field, 'Grow');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    await user.type(field, 'Grow{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('new');
    await user.clear(field);
    await user.type(field, 'Growth{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('growth');
  });
});

describe('Checkbox, Switch, RadioGroup', () => {
  it('reports its new value', async () => {
    const tick = vi.fn();
    const toggle = vi.fn();
    const choose = vi.fn();
    const user = renderUi(
      <>
        <Checkbox checked={false} onChange={tick}>
          I agree
        </Checkbox>
        <Switch checked onChange={toggle}>
          Hide personal data
        </Switch>
        <RadioGroup label="Team" options={OPTIONS} value="growth" onChange={choose} />
      </>,
    );
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('switch', { name: 'Hide personal data' }));
    await user.click(screen.getByRole('radio', { name: 'Platform' }));
    expect(tick).toHaveBeenCalledWith(true);
    expect(toggle).toHaveBeenCalledWith(false);
    expect(choose).toHaveBeenCalledWith('platform');
  });
});
