import { beyondEn } from '../../base/beyond.en.ts';

/** The basis of the report, its limits, its validity, and the rights of the person. */
export const limitsEn = {
  cannot: {
    title: 'What this report cannot say',
    points: [
      'It shows how somebody describes their own behaviour. It does not show knowledge, ability or experience.',
      'It says nothing about health, and it was not made for that.',
      'It does not say whether somebody will do well in a job, and it does not recommend hiring or rejecting anyone.',
      'Answers can be shaped by the day, by the occasion and by the wish to make a good impression.',
      'It describes tendencies. People act differently in different situations, and they change.',
    ],
  },
  norm: {
    title: 'The norm group and its limits',
    name: 'Provisional norm v1, English-speaking Internet volunteers',
    text: 'The values are compared with published figures for adults who answered the questionnaire on the Internet of their own accord, in English and with five boxes. The answers given here on four boxes are converted to that scale; this can shift a value by up to about 0.3 points.',
    limits: [
      'The norm group does not represent the working population of any country.',
      'The German wording is our own translation; there are no German norm figures for it yet.',
      'The norm is provisional. When enough answers of our own exist, results can be recalculated against a newer norm.',
    ],
    common:
      'One common norm applies to all adults. Age and gender do not affect the scores, so the same answers give the same result for everybody.',
  },
  errorNorm: {
    name: 'Provisional norm v1, English-speaking Internet volunteers; error of measurement from our own surveys',
  },
  ownNorm: {
    name: 'Norm from our own responses in {{language}}',
    text: 'The values are compared with those of at least 300 people who answered the questionnaire here, in the same language and on the same four boxes, without a flag on response quality. Each person counts once.',
    limits: [
      'The norm group are people who were invited here; it does not represent the working population of any country.',
      'The norm can be renewed when more people have answered. Results are then recalculated, and the old values are kept.',
    ],
  },
  mixedNorms:
    'The results rest on different norms. Values under different norms can only be compared roughly.',
  validity: {
    title: 'How long the report is valid',
    text: 'Traits are fairly stable, yet they are not fixed. We suggest reading the report as current for 12 months. After 24 months at the latest, or after a major change at work, the questionnaire should be answered again.',
    until: 'Suggested use until {{date}}',
  },
  decision: {
    title: 'No automated decision',
    text: 'All figures come from fixed, documented rules that can be recalculated at any time. AI plays no part in any score. The system makes no decision. People decide. They may use this report only alongside other information and are accountable for the decision.',
  },
  rights: {
    title: {
      talent: 'Your rights',
      employer: 'The rights of the person described',
    },
    lead: { talent: 'You can', employer: 'The person described can' },
    points: {
      talent: {
        statement:
          'add a statement of your own to the result, and change or remove it at any time; it stands beside the result and in every report about you,',
        data: 'ask for a copy of your data, have mistakes corrected and object to their use,',
        deletion: 'have the result and this report deleted; the numbers stay in statistics without a name,',
        human: 'ask that a person explains the result to you and hears your view of it.',
      },
      employer: {
        statement:
          'add a statement of their own to the result; if they have added one, this report includes it and it should be read with the result,',
        data: 'ask for a copy of the data, have mistakes corrected and object to their use,',
        deletion: 'have the result and this report deleted; the numbers stay in statistics without a name,',
        human: 'ask that a human being explains the result and hears their own view of it.',
      },
    },
    statement: {
      talent: 'Your own statement on this result',
      employer: 'Statement of the person described',
    },
    copies: {
      talent: {
        personality: `The organisation that invited you sees these values and descriptions. ${beyondEn.also} ${beyondEn.yours}`,
        beside: `The organisation that invited you sees this report. ${beyondEn.also} ${beyondEn.yours}`,
        premium: `The organisation that invited you can read this report. ${beyondEn.also} ${beyondEn.yours}`,
        role: `The organisation that invited you can read this report. ${beyondEn.also} ${beyondEn.yours}`,
      },
      employer: {
        personality: 'The person described gets this report, with these values and descriptions.',
        beside:
          'The person described gets this report, without the part about the role. With an account they can read that part, as long as they are considered for the role.',
        premium: 'The person described gets this report, with these values, by e-mail.',
        role: 'The person described gets the personality report, with these values on the five traits. This report is not sent to them; with an account they can open it, as long as they are considered for the role.',
      },
    },
    contact: 'Questions about these data: {{email}}',
  },
  versions: {
    title: 'Versions',
    intro: 'With these versions the result can be recalculated at any time.',
    instrument: 'Instrument',
    scoring: 'Scoring rule',
    norm: 'Norm',
    quality: 'Response quality rule',
    fit: 'Fit rule',
    texts: 'Text bank',
    line: '{{label}}: {{version}}',
  },
} as const;
