/** The D-I-S-G view of behaviour: advice for conversations, not part of fit or ranking. */
export const stylesEn = {
  title: 'Behavioural style in contact with others',
  intro:
    'The four bars describe how somebody may come across in conversation and cooperation. They follow from the five traits by a fixed formula and are not a measurement of their own.',
  caption: 'Derived from the Big Five, not a DiSG test.',
  use: 'This view is for communication only. It plays no part in fit figures, rankings or filters.',
  scale:
    'The scale runs from 1 (less than most people of the norm group) to 9 (more than most of them). The bar through each point is the error of measurement (90%).',
  /** Another reading that the error bar of a style reaches. */
  also: {
    low: 'The error bar also allows: less than with most people.',
    middle: 'The error bar also allows: about as much as with most people.',
    high: 'The error bar also allows: more than with most people.',
  },
  primary: 'Highest of the four: {{style}}',
  /** When no leading style is high. */
  unpronounced: 'None of the four stands out clearly from most people, so take the hints lightly.',
  mixed:
    'None of the four leads clearly: {{first}} and {{second}} lie close together. Depending on the situation, one or the other may show more, so both are worth a look.',
  unavailable: 'Too few answers for this view.',
  tipsTitle: { talent: 'What may help you in conversation', employer: 'What may help in conversation' },
  styles: {
    D: {
      letter: 'D',
      name: 'Driving',
      bands: {
        low: 'Pace, plain words and pressing for results tend to come first less than with most people.',
        middle: 'Pace, plain words and results probably matter about as much as with most people.',
        high: 'Pace, plain words and results tend to come first more than with most people, and disagreement to be spoken aloud.',
      },
      tips: [
        'Come to the point early and name the result you are after.',
        'Offer a choice of ways instead of a finished course.',
        'Disagree openly and with reasons; hints may be missed.',
      ],
      /** The meaning of the tips for the person described. */
      wishes: [
        'It may suit you when others come to the point early and name the result they are after.',
        'A choice of ways may be more to your liking than one finished course.',
        'You may find open disagreement with reasons easier than hints.',
      ],
    },
    I: {
      letter: 'I',
      name: 'Inspiring',
      bands: {
        low: 'Lively exchange and enthusiasm tend to come first less than with most people.',
        middle: 'Exchange, enthusiasm and good relations probably matter about as much as with most people.',
        high: 'Exchange, enthusiasm and good relations tend to come first more than with most people, and ideas to grow in conversation.',
      },
      tips: [
        'Leave time for a personal word before the matter itself.',
        'Think aloud together and put agreements in writing afterwards.',
        'Show appreciation openly and speak about criticism in private.',
      ],
      wishes: [
        'A personal word before the matter itself may make a conversation easier for you.',
        'You may think best aloud; a note of what was agreed helps to keep it.',
        'Open appreciation may mean much to you; criticism is perhaps easier to take in private.',
      ],
    },
    S: {
      letter: 'S',
      name: 'Steady',
      bands: {
        low: 'Calm, patience and cooperation tend to come first less than with most people.',
        middle: 'Calm, reliability and cooperation probably matter about as much as with most people.',
        high: 'Calm, reliability and cooperation tend to come first more than with most people, and change to be welcome when it is announced.',
      },
      tips: [
        'Announce changes in good time and explain the reason.',
        'Ask for an opinion directly and leave time for the answer.',
        'Keep agreements; reliability counts for more than big words.',
      ],
      wishes: [
        'It may help you to hear of changes early and with their reason.',
        'You may say more when you are asked directly and get time for the answer.',
        'Kept agreements may count for more with you than big words.',
      ],
    },
    G: {
      letter: 'G',
      name: 'Grounded',
      bands: {
        low: 'Facts, figures and precision tend to come first less than with most people.',
        middle: 'Facts, care and clear standards probably matter about as much as with most people.',
        high: 'Facts, care and clear standards tend to come first more than with most people, and quality to come before speed.',
      },
      tips: [
        'Send documents beforehand and bring figures and sources.',
        'Answer detailed questions patiently; they serve the matter.',
        'Agree on what counts as finished and by when.',
      ],
      wishes: [
        'Documents beforehand, with figures and sources, may make a conversation easier for you.',
        'Your detailed questions serve the matter; it may help to say so.',
        'It may help you when it is settled what counts as finished and by when.',
      ],
    },
  },
} as const;
