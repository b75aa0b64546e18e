import type { QualityVerdict } from '@quint/psychometrics/types.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TraitLegend, TraitScale } from '#features/talents/person/components/trait-line.tsx';
import { TraitBars } from '#ui/trait-bars.tsx';
import { FitShown, FitText, toneOf, type ShownFit } from './components/fit-line.tsx';

function fitWith(quality: QualityVerdict): ShownFit {
  return {
    score: 90,
    exact: 90,
    band: 'strong',
    interval: { low: 80, high: 100 },
    reach: { strong: 10, partial: 40 },
    quality,
  };
}
const BAR = { trait: 'O', stanine: 7, position: 7.1, low: 6, high: 8, range: undefined } as const;
const marks = () => screen.queryAllByText(doubtEn.short);

describe('Figures of a doubtful result', () => {
  it.each(['block', 'line', 'number'] as const)('have their note under the band: %s', (layout) => {
    render(<FitText fit={fitWith('doubtful')} layout={layout} />);
    expect(marks()).toHaveLength(1);
    expect(marks()[0]?.getAttribute('title')).toBe(doubtEn.line);
  });

  it('have a hollow point, and are not green however high they are', () => {
    const { container } = render(<FitShown fit={fitWith('doubtful')} />);
    expect(container.querySelector('.bg-strong')).toBeNull();
    expect(container.querySelector('.border-ink.bg-surface')).not.toBeNull();
    expect([toneOf(fitWith('doubtful')), toneOf(fitWith('ok'))]).toEqual(['neutral', 'strong']);
  });

  it('have the note under traits, with hollow points that the legend explains', async () => {
    const { container } = render(
      <>
        <TraitBars label="Traits" bars={[BAR]} nameOf={(trait) => trait} quality="doubtful" />
        <TraitScale placedTrait={BAR} quality="doubtful" />
        <TraitLegend quality="doubtful" />
      </>,
    );
    expect(await screen.findAllByText(doubtEn.short)).toHaveLength(1);
    expect(container.querySelectorAll('.border-trait-o.bg-surface')).toHaveLength(2);
    expect(screen.getByText(doubtEn.legend)).toBeTruthy();
  });

  it.each(['ok', 'check'] as const)('differ from those of a sheet that is %s', async (quality) => {
    render(
      <>
        <FitShown fit={fitWith(quality)} />
        <TraitBars label="Traits" bars={[BAR]} nameOf={(trait) => trait} quality={quality} />
        <TraitLegend quality={quality} />
      </>,
    );
    expect(await screen.findByText('90')).toBeTruthy();
    expect(marks()).toEqual([]);
    expect(screen.queryByText(doubtEn.legend)).toBeNull();
  });
});
