/** The panel "How sure?" behind a fit: number, interval, base rate, arithmetic, ties, rule. */
export const howSureEn = {
  button: 'How sure?',
  title: 'How sure is this?',
  number: '{{score}} of 100, between {{low}} and {{high}} with 90% certainty',
  reach: '{{count}} of 100 people reach {{band}} here.',
  common: 'Half of the norm group or more reach this, so it says little.',
  tied_one: 'One other person fits equally well within the error of measurement.',
  tied_other: '{{count}} others fit equally well within the error of measurement.',
  alone: 'No other person in this list fits equally well.',
  group:
    'Their fits are closer together than the error of measurement. So nobody comes first: the order was drawn once for this role and is the same for everyone.',
  rule: 'Rule {{rule}}, norm {{norm}}',
  full: 'In full',
};
