/** Work environment: the possible benefits and costs of company, change, order and pressure. */
export const insightsWorkEnvironmentEn = {
  /** First the level of gregariousness, then the band of emotional stability. */
  headline: {
    low: {
      low: 'You probably like a calm place.',
      middle: 'You probably prefer to keep noise out.',
      high: 'Quiet around you, and some pressure.',
    },
    middle: {
      low: 'You probably like people nearby and pressure further off.',
      middle: 'Many places are probably fine with you.',
      high: 'Busy or calm: you probably do not mind which.',
    },
    high: {
      low: 'Good company can carry you through hard days.',
      middle: 'You probably like it where people come and go.',
      high: 'The liveliest corner is probably yours.',
    },
  },
  lead: 'No workplace is right in itself. Four sliders show where a setting may give you strength and where it may cost you some. Compare them with the place where you work now.',
  picture: {
    title: 'Your mixing desk',
    text: 'Four sliders: company, change, order and pressure. Three of them are facets with three stops; the fourth is a trait with its error of measurement.',
  },
  sliders: {
    E2: { name: 'Company', low: 'quiet', high: 'lively' },
    O4: { name: 'Change', low: 'steady', high: 'changing' },
    C2: { name: 'Order', low: 'loose', high: 'ordered' },
    ES: { name: 'Pressure', low: 'sheltered', high: 'exposed' },
  },
  gives: 'Gives you strength',
  drains: 'Costs you strength',
  ask: 'To ask before you say yes',
  places: {
    E2: {
      low: {
        gives:
          'A desk out of the stream, meetings with an end, and an hour that belongs to no one else probably do you good.',
        drains: 'In an open office with many voices you may pay for each thought twice.',
        ask: 'Where do people here go when they need to concentrate?',
      },
      middle: {
        gives:
          'A mix is likely to suit you: days with colleagues, and days when you get something done alone.',
        drains: 'Only one of the two for weeks, all company or all quiet, may wear on you.',
        ask: 'What does a usual week look like: how much of it is with others?',
      },
      high: {
        gives: 'A table with people around it, short ways and lunch together probably keep you going.',
        drains: 'Weeks at home with a screen for company may take the colour out of your work.',
        ask: 'How often is the team in one room, and what for?',
      },
    },
    O4: {
      low: {
        gives:
          'Tasks that you get better at with each round, and tools that stay the same for a while, probably suit you.',
        drains: 'A new direction every quarter may feel to you like building on sand.',
        ask: 'What has stayed the same here over the last two years?',
      },
      middle: {
        gives: 'A firm core with something new at its edges is likely to be a good mixture for you.',
        drains: 'Standstill may bore you as much as upheaval tires you.',
        ask: 'How is it decided here what changes and what stays?',
      },
      high: {
        gives:
          'Projects with a beginning and an end, open questions and leave to experiment may wake you up.',
        drains: 'The hundredth case of the same kind may cost you more strength than a hard first one.',
        ask: 'What here will be different in a year, and who is working on it?',
      },
    },
    C2: {
      low: {
        gives: 'Freedom in how you get there probably does more for you than the best template.',
        drains: 'Places with a form for everything may make you slow and cross.',
        ask: 'How much of the way is prescribed, and how much is up to me?',
      },
      middle: {
        gives: 'A few clear rules for what all share, and free choice for the rest, are likely to suit you.',
        drains: 'Both extremes can cost you time: where nothing has a place, and where everything has.',
        ask: 'Which rules does the team really keep to?',
      },
      high: {
        gives:
          'Clear responsibilities, a tidy store of documents and fixed dates probably give you peace of mind.',
        drains: 'Where agreements live only in people’s heads, you may end up tidying up after others.',
        ask: 'Where is it written down who does what by when?',
      },
    },
    ES: {
      low: {
        gives:
          'Foresight probably does you good: priorities that hold, feedback without sharpness, and an open ear when it gets to be a lot.',
        drains: 'Constant alarms and a rough tone may cost you nights, and not only hours.',
        ask: 'What happens here when two urgent things come at the same time?',
      },
      middle: {
        gives: 'Some pressure can bring you into form, as long as a quieter stretch follows.',
        drains: 'Pressure without an end in sight may use up your calm unnoticed.',
        ask: 'When was the last calm week, and what made it calm?',
      },
      high: {
        gives:
          'Places where it gets hot now and then can suit you: by your own account you mostly stay calm.',
        drains: 'Where you are the only calm one, all the fires may be brought to you.',
        ask: 'Who else takes over when things are on fire?',
      },
    },
  },
} as const;
