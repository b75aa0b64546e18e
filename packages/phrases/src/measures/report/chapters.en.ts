/**
 * Titles and framing texts of the personality report. If talent and employer need different texts, there are the keys
 * `talent` and `employer`; everything else is for both.
 */
export const chaptersEn = {
  document: {
    title: 'Personality report',
    subtitle: 'Five traits at work',
    forTalent: 'Report for {{name}}',
    forRole: 'Role: {{role}}',
    page: 'Page {{page}} of {{pages}}',
    confidential: 'Confidential: meant only for the person described and for those who may see the result.',
    /** In a document about several people. */
    confidentialGroup: 'Confidential: meant only for those who may see these results.',
    confidentialTeam: 'Confidential: meant only for the team and for those who may see its results.',
  },
  cover: {
    title: 'At a glance',
    purposeTitle: 'Purpose',
    purpose: {
      talent:
        'This report describes how you see yourself at work, as far as your answers show it. It is meant to start a conversation: about you, about a task, or about working together.',
      employer:
        'This report describes how a person sees their own way of working, as far as the answers show it. It is meant to prepare a conversation, alongside experience, skills and references.',
    },
    instrumentTitle: 'Instrument',
    instrument:
      'A questionnaire on the five traits of personality with 108 scored statements and four boxes, based on the public-domain IPIP-NEO-120. Twelve statements of the original were left out because they touch on political views, health or private habits.',
    languageTitle: 'Language of the questionnaire',
    dateTitle: 'Answered on',
    createdTitle: 'Report created on',
    normTitle: 'Norm',
    summaryTitle: 'The five traits in brief',
    summaryIntro: {
      talent: 'Your results on a scale from 1 to 9. The following pages explain what is behind them.',
      employer: 'The results on a scale from 1 to 9. The following pages explain what is behind them.',
    },
    summaryLine: '{{trait}}: {{level}}, stanine {{stanine}}',
  },
  reading: {
    title: 'How to read this report',
    intro:
      'All figures compare the answers with those of a norm group. A high value is not better in itself than a low one: each side has its upside and its downside, depending on the task.',
    points: [
      {
        term: 'Stanine',
        text: 'A value from 1 to 9 with 5 in the middle. Of 100 people in the norm group, about 23 are at 1 to 3, about 54 at 4 to 6 and about 23 at 7 to 9.',
      },
      {
        term: 'Percentile',
        text: 'The share of the norm group with the same or a lower value, by the normal curve. Percentile 60 means: about 60 of 100 people in the norm group have the same or a lower value.',
      },
      {
        term: 'T score',
        text: 'The same result on a finer scale with a mean of 50 and a standard deviation of 10.',
      },
      {
        term: 'Level',
        text: 'Low (stanine 1 to 3), middle (4 to 6) or high (7 to 9). The words in this report depend on the level.',
      },
      {
        term: 'Facets',
        text: 'Parts of a trait, each measured with four statements. That is enough for three levels and not enough for a number.',
      },
    ],
  },
  error: {
    title: 'The error of measurement',
    text: 'No questionnaire measures exactly. The bar through each point shows the range in which the true value lies with 90% certainty: about {{low}} to {{high}} points to either side, depending on the trait. If the bar crosses the border of two levels, the report gives both readings.',
    compare:
      'Two people differ reliably (90%) on a trait only from about {{limits}} points, measured on exact scores. Smaller differences should not be interpreted.',
    source:
      'It is based on the internal consistency of the published English version with five boxes (.82 to .90); day-to-day variation comes on top of that. We are still collecting data for this version.',
    ownSource:
      'It is based on the internal consistency of our own surveys in this language ({{norm}}); day-to-day variation comes on top of that.',
  },
  spectrum: {
    title: 'The five traits',
    intro:
      'Each line has two poles, both with neutral names. The point shows the result, and the bar through it the error of measurement; a shaded band, where there is one, shows the range set for the role.',
    tableTitle: 'The results in figures',
  },
  words: {
    title: 'The traits in words',
    intro:
      'The texts describe tendencies that such answers may point to. Not every sentence will hold in every situation.',
    measures: 'What is measured',
    strengths: 'Upside',
    watchouts: 'Downside to keep in mind',
    bothReadings: 'Between two levels',
    otherPoles: 'The other side',
    otherPolesIntro:
      'Each pole has its upside and its downside. These are the poles not described in the texts about the traits.',
    facetsTitle: 'Facets, in rough levels',
    facetsIntro:
      'Facets are less exact than traits. They show which parts of a trait stand out, and they play no part in any fit figure.',
    stabilityFacets:
      'These facets point the other way: a low level goes with high emotional stability, a high level with low.',
  },
  radar: {
    title: 'Overview',
    intro:
      'The figure shows the five results at once, in the order O, C, E, A, ES. It is an overview only: the area and the shape have no meaning of their own.',
  },
  role: {
    title: 'The result next to the role',
    intro:
      'The band shows the range that was set for this role; the point and the bar show the result. A result outside the range is a reason to ask, not an answer.',
    rangeMeaning: 'What a result outside the range may mean at work',
  },
} as const;
