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
  it('ties label, hint and error to the input', async () => {
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
  it('chooses by keyboard', async () => {
    const user = renderUi(<Selects />);
    expect(screen.getByRole('button', { name: /Please choose/ })).toBeTruthy();
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('platform');
  });
});

describe('Combo', () => {
  it('narrows as one types and says when nothing is left', async () => {
    const user = renderUi(<Combos />);
    await user.type(screen.getByRole('combobox', { name: 'Team' }), 'sal');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('sales');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'xyz');
    expect(screen.getByText('Nothing found')).toBeTruthy();
  });
});

describe('Checkbox, Switch, RadioGroup', () => {
  it('tells what it was turned to', async () => {
    const tick = vi.fn();
    const turn = vi.fn();
    const choose = vi.fn();
    const user = renderUi(
      <>
        <Checkbox checked={false} onChange={tick}>
          I agree
        </Checkbox>
        <Switch checked onChange={turn}>
          Hide personal data
        </Switch>
        <RadioGroup label="Team" options={OPTIONS} value="growth" onChange={choose} />
      </>,
    );
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('switch', { name: 'Hide personal data' }));
    await user.click(screen.getByRole('radio', { name: 'Platform' }));
    expect(tick).toHaveBeenCalledWith(true);
    expect(turn).toHaveBeenCalledWith(false);
    expect(choose).toHaveBeenCalledWith('platform');
  });
});
