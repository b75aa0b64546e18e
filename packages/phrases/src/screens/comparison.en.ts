/** Talents side by side. */
export const comparisonEn = {
  title: 'Compare talents',
  lead: 'Side by side, with the error of measurement.',
  talents: 'Talents',
  hint: 'Choose two to {{count}}.',
  full: 'That is {{count}}. Take one out to choose another.',
  role: 'Role',
  roleHint: 'Shows how each of them fits it.',
  sideBySide: 'Trait by trait',
  onlyDifferences: 'Only differences beyond the error',
  table: 'Results side by side',
  trait: 'Trait',
  span: '{{low}}–{{high}}',
  notScored: 'no result',
  differs: 'differs',
  fit: 'Fit to {{role}}',
  noDifferences: 'On no trait do two bars lie entirely apart.',
  note: 'From 1 to 9; 5 is the mean of the norm group. The bar is the 90 % interval of the error of measurement. A trait counts as different where two bars do not touch; a smaller difference can be real, too.',
  empty: {
    title: 'Choose at least two talents',
    text: 'Then you see where they differ, and where the difference is too small to count.',
  },
} as const;
