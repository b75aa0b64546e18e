import { groupTextsEn } from '../../base/common-labels.en.ts';

/** The team report: a group on the five traits, without names beside values. */
export const teamEn = {
  label: 'Team report',
  subtitle: '{{workspace}} · Five traits at work',
  lead: 'This report shows how the results of a team are spread. No value carries a name: it is about the team, and it is meant to start a conversation about working together.',
  facts: { members: 'Members', results: 'With a result', roles: 'Roles', date: 'Latest result' },
  none: 'none',
  words: {
    title: 'In the words of the team',
    lead: 'This text was written by those who lead the team.',
  },
  few: {
    title: 'Too few results for a picture',
    text: 'Fewer than {{least}} members have a result. A picture of so few people could be traced back to individuals, so nothing is drawn and no figure is given.',
    next: 'Once {{least}} members have finished the survey, a new report shows how the results are spread.',
  },
  distribution: {
    words: groupTextsEn,
    title: 'How the results are spread',
    dots: 'Each dot is one member, without a name.',
    doubtful_one: 'Read one of these results with care.',
    doubtful_other: 'Read {{count}} of these results with care.',
    withoutDots:
      'With fewer than {{least}} results no single result is drawn: beside the list of members, each of them could be guessed. Somebody who knows some of the results can still narrow down the others from the figures.',
    marks:
      'The dark mark is the median: at least half of the team is there or below, at least half there or above. The coloured bar holds the middle half of the team. Where a team has two camps there is no such middle: then each bar is a camp.',
    alternative: '{{trait}}: {{count}} results, median {{median}}, middle half from {{from}} to {{to}}',
    caption: 'The group in figures',
    columns: {
      trait: 'Trait',
      count: 'Results',
      median: 'Median',
      half: 'Middle half',
      width: 'Width',
      spread: 'Spread',
    },
    spreads: { narrow: 'close together', middle: 'usual', wide: 'far apart', camps: 'two camps' },
    spreadNote:
      'The middle half of the norm group is {{width}} points wide. “Close together” and “far apart” are said only where the team is narrower or wider than at least 90 of 100 groups of its size drawn by chance from the norm group.',
    campsAlternative:
      '{{trait}}: {{count}} results, two camps, {{low}} people at {{lowAt}} and {{high}} at {{highAt}}',
    error:
      'Every single result carries an error of measurement of about 1.0 to 1.4 points to either side. A median that lies close to the border of two levels can be read both ways.',
  },
  traits: {
    title: 'What this may mean for working together',
    lead: 'The sentences say what such results may mean; no study of teams supports them. Whether they are true of your team, you decide.',
    O: {
      low: 'As a whole the team leans towards what is proven. Working methods are likely kept as long as they serve, and proposals may be measured by their use first. Fresh ideas could need a fixed place, so that they are heard before they are judged.',
      middle:
        'As a whole the team stands between new and proven. Ideas probably get a hearing and still have to show what they are good for. Which side prevails may depend on who speaks first.',
      high: 'As a whole the team leans towards the new. Ideas are likely plentiful and change may be welcome. Ending something, or repeating it well, could need more attention than beginning it.',
      narrow:
        'The results lie close together: agreement on how much change is right may come easily, and a view from the other side may be missing.',
      wide: 'The results lie far apart: some may want change where others want calm. Both have reasons, and it may help to say which of them a decision follows.',
      camps:
        'There are two camps here: what is a welcome change for one half may feel like unrest to the other. It may help to hear the reasons of both before a decision, and to say which of them it follows.',
      question: 'Which of our routines do we keep because they work, and which because nobody asked?',
    },
    C: {
      low: 'As a whole the team leans towards flexibility. Plans may change quickly and nobody minds much. Dates, records and handovers could need a few visible agreements.',
      middle:
        'As a whole the team stands between planning and improvising. Order is probably kept where it matters. What counts as good enough may be worth settling before the work begins.',
      high: 'As a whole the team leans towards planning and care. Agreements are likely kept and work is checked. Quick, rough solutions could feel wrong even where they would do.',
      narrow:
        'The results lie close together: expectations of order and dates are probably alike, so breaches may surprise all the more.',
      wide: 'The results lie far apart: what is finished for one may be a draft for another. It may help to write down what “done” means.',
      camps:
        'There are two camps here: some may plan ahead where others wait and see. It may help to settle where a plan binds everybody, and where each may work in their own way.',
      question: 'How do we notice that something is good enough?',
    },
    E: {
      low: 'As a whole the team leans towards quiet. Work may be done with concentration and few meetings. Decisions and doubts could stay unspoken unless there is a place for them.',
      middle:
        'As a whole the team stands between exchange and quiet. Lively rounds and calm stretches can both have their place. It may help to agree on which is which.',
      high: 'As a whole the team leans towards exchange and pace. Talking things through is likely part of the work. Those who think in silence could need an agenda beforehand or a second round.',
      narrow:
        'The results lie close together: the amount of exchange is probably right for most, and guests of another pace may feel it.',
      wide: 'The results lie far apart: for some there may be too many meetings, for others too few. Written preparation can help both.',
      camps:
        'There are two camps here: some may think while they talk, others before they do. It may help to share questions in writing first and to keep room for both in a meeting.',
      question: 'Who is heard in our meetings, and how do the others get their say?',
    },
    A: {
      low: 'As a whole the team leans towards frankness. Claims are likely questioned and disagreement is voiced. Appreciation may fall short unless somebody thinks of it.',
      middle:
        'As a whole the team stands between giving way and holding a line. Conflicts can probably be settled by exchange. The tone may depend on what is at stake.',
      high: 'As a whole the team leans towards goodwill and support. Help is likely offered before it is asked for. Criticism and clear refusals could need an agreed place.',
      narrow:
        'The results lie close together: the tone is probably shared, and somebody from outside may find it softer or harder than meant.',
      wide: 'The results lie far apart: a frank word may be hard to hear for some, while a careful one may go unnoticed by others. Agreeing on how criticism is given can help.',
      camps:
        'There are two camps here: what one half means as a clear word may sound hard to the other, and a careful hint may be missed. It may help to agree on how criticism is voiced.',
      question: 'How do we tell each other that something is not right?',
    },
    ES: {
      low: 'As a whole the team leans towards sensitivity. Risks and moods are likely noticed early. Under pressure, clear priorities and somebody who listens could make a difference.',
      middle:
        'As a whole the team stands between sensitive and calm. Ordinary pressure is probably carried well. When strain lasts, it may help to ask how each one is doing.',
      high: 'As a whole the team leans towards calm. Setbacks are probably taken without much fuss. Warnings could come late, so it may help to ask for them.',
      narrow:
        'The results lie close together: pressure is probably felt alike, and the team may tire or stay calm as one.',
      wide: 'The results lie far apart: the same week may be ordinary for some and hard for others. Speaking about load before it shows can help.',
      camps:
        'There are two camps here: the same pressure may be hard for some and hardly felt by others. It may help to ask about the load before somebody has to speak up.',
      question: 'What tells us early that it is becoming too much for somebody?',
    },
  },
  talk: {
    title: 'Questions for a conversation in the team',
    lead: 'An hour is enough for two or three of them. Nobody has to name their own result.',
    general: [
      'Where do we recognise ourselves in this picture, and where not?',
      'What do we do well because of the way we are put together?',
      'What would we like to agree on, so that our differences serve the work?',
    ],
  },
  members: { title: 'Who belongs to the team', open: 'Roles no one in the team has' },
} as const;
