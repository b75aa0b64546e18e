/** The D-I-S-G view of behaviour: advice for talking with each other, never part of fit or ranking. */
export const stylesEn = {
  title: 'Behavioural style in contact with others',
  intro:
    'The four bars describe how somebody may come across in conversation and cooperation. They follow from the five traits by a fixed formula and are not a measurement of their own.',
  caption: 'Derived from the Big Five, not a DiSG test.',
  use: 'The view serves communication only. It plays no part in fit figures, rankings or filters.',
  scale: 'Each bar runs from 1 (rarely shows) to 9 (often shows).',
  primary: 'Most visible: {{style}}',
  mixed:
    'None of the four leads clearly: {{first}} and {{second}} lie close together. Depending on the situation, one or the other may show more, so both are worth a look.',
  unavailable: 'Too few answers for this view.',
  tipsTitle: { talent: 'What may help you in conversation', employer: 'What may help in conversation' },
  styles: {
    D: {
      letter: 'D',
      name: 'Driving',
      description:
        'In contact with others, pace, plain words and results tend to come first. Decisions are made gladly, and disagreement is not avoided.',
      tips: [
        'Come to the point early and name the result you are after.',
        'Offer a choice of ways instead of a finished course.',
        'Disagree openly and with reasons; hints may be missed.',
      ],
      /** What the tips mean for the person described. */
      wishes: [
        'It may suit you when others come to the point early and name the result they are after.',
        'A choice of ways may be more to your liking than one finished course.',
        'You may find open disagreement with reasons easier than hints.',
      ],
    },
    I: {
      letter: 'I',
      name: 'Inspiring',
      description:
        'In contact with others, exchange, enthusiasm and good relations tend to come first. Ideas are developed in conversation and shared gladly.',
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
      description:
        'In contact with others, calm, reliability and cooperation tend to come first. Changes are welcome when there is time to prepare for them.',
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
      description:
        'In contact with others, facts, care and clear standards tend to come first. Statements are checked, and quality goes before pace.',
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
