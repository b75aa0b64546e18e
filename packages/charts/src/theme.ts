import type { ChartTrait } from './traits.ts';

export type ChartTheme = 'light' | 'dark';

export interface Palette {
  readonly ink: string;
  readonly second: string;
  readonly surface: string;
  readonly track: string;
  /** The middle ring of the radar, the dashes of an empty row. */
  readonly axisMark: string;
  readonly traits: Readonly<Record<ChartTrait, string>>;
  /** First and second shape of the radar. */
  readonly shapes: readonly [string, string];
}

/** Trait colours have a contrast of 3:1 on the surface of their theme; text uses only ink or second. */
export const PALETTES: Readonly<Record<ChartTheme, Palette>> = {
  light: {
    ink: '#17142b',
    second: '#4b4763',
    surface: '#ffffff',
    track: '#e6e3ef',
    axisMark: '#c4bfd6',
    traits: { O: '#7a3ff2', C: '#1f6fd6', E: '#d97706', A: '#0f9d73', ES: '#c2347d' },
    shapes: ['#6b4ce6', '#0f8a5f'],
  },
  dark: {
    ink: '#f4f2fb',
    second: '#c3bfd6',
    surface: '#1b1830',
    track: '#37324f',
    axisMark: '#5a5475',
    traits: { O: '#a88bff', C: '#6ba8ff', E: '#f2a048', A: '#41c99b', ES: '#f07ab6' },
    shapes: ['#a690ff', '#4bcf9c'],
  },
};

export const DEFAULT_FONT_FAMILY = 'Figtree Variable, Figtree, Inter, system-ui, sans-serif';
