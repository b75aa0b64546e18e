import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { RangeSlider } from './range-slider.tsx';

function Harness({ onEnd }: { readonly onEnd: (value: readonly number[]) => void }) {
  const [value, setValue] = useState<[number, number]>([3, 7]);
  return <RangeSlider label="Openness" value={value} onChange={setValue} onChangeEnd={onEnd} />;
}

describe('RangeSlider', () => {
  it('moves each handle by keyboard, in whole steps from 1 to 9', async () => {
    const end = vi.fn();
    const user = renderUi(<Harness onEnd={end} />);
    const [lowest, highest] = screen.getAllByRole('slider');
    expect(lowest?.getAttribute('min')).toBe('1');
    expect(highest?.getAttribute('max')).toBe('9');
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('2 to 7')).toBeTruthy();
    expect(end).toHaveBeenLastCalledWith([2, 7]);
    await user.tab();
    await user.keyboard('{End}');
    expect(screen.getByText('2 to 9')).toBeTruthy();
  });

  it('does not let the handles cross, but lets them meet', async () => {
    const user = renderUi(<Harness onEnd={() => undefined} />);
    await user.tab();
    await user.keyboard('{ArrowRight}'.repeat(8));
    expect(screen.getByText('7 to 7')).toBeTruthy();
  });

  it('labels the range and each handle', () => {
    renderUi(<Harness onEnd={() => undefined} />);
    expect(screen.getByRole('group', { name: 'Openness' })).toBeTruthy();
    expect(screen.getByRole('slider', { name: /Lowest value/ })).toBeTruthy();
    expect(screen.getByRole('slider', { name: /Highest value/ })).toBeTruthy();
  });
});
