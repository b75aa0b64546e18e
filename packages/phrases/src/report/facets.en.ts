import { facetNamesEn } from '../facet-names.en.ts';

/**
 * The 27 facets of the work form, in three levels. The level is that of the facet itself: for N1, N2, N4
 * and N6 a low level goes with high emotional stability. Four names differ from the published labels
 * (A2 Morality, N1 Anxiety, N2 Anger, N6 Vulnerability) because those would read as a verdict.
 */
export const facetsEn = {
  O1: {
    name: facetNamesEn.O1,
    low: 'Your thoughts tend to stay with what is at hand; you plan with facts sooner than with pictures of what might be.',
    middle: 'You let your thoughts wander now and then and mostly find your way back to the task with ease.',
    high: 'You often think in pictures and what-ifs and may find ideas where others see a finished matter.',
  },
  O2: {
    name: facetNamesEn.O2,
    low: 'Form and beauty seem to matter less to you; you probably judge a piece of work mainly by what it does.',
    middle: 'You seem to enjoy good design and art at times, without making them the measure of your work.',
    high: 'You seem to notice beauty and form readily, and care for how a thing looks may flow into your work.',
  },
  O3: {
    name: facetNamesEn.O3,
    low: 'You tend to look at matters soberly and may give your own feelings little room in a decision.',
    middle: 'You notice feelings, your own and those of others, and seem to weigh them alongside the facts.',
    high: 'You seem to notice your feelings clearly and often sense the mood of others, which may guide how you act.',
  },
  O4: {
    name: facetNamesEn.O4,
    low: 'You tend to prefer familiar ways and probably do your best work when things stay steady.',
    middle: 'You seem to welcome some change, as long as enough of the familiar stays in place.',
    high: 'You tend to prefer variety to routine and often try something new of your own accord.',
  },
  O5: {
    name: facetNamesEn.O5,
    low: 'You seem to prefer practical questions to theory and probably want to know soon what follows from an idea.',
    middle: 'You can take an interest in theory when it serves a purpose, and you get by without it too.',
    high: 'You seem to enjoy abstract questions and demanding texts and probably like to get to the bottom of things.',
  },
  C1: {
    name: facetNamesEn.C1,
    low: 'You may underrate what you can do; a clear task and early feedback probably make it easier to begin.',
    middle: 'You mostly trust yourself with your tasks and may look for support when something is quite new.',
    high: 'You tend to trust yourself to get things done and probably take on demanding tasks without much hesitation.',
  },
  C2: {
    name: facetNamesEn.C2,
    low: 'Order seems to matter little to you; you probably find your way in a mess and tidy up when it is needed.',
    middle: 'You seem to keep order in the things that matter and can live with some mess elsewhere.',
    high: 'You tend to keep things in their place and probably work best with clear structures around you.',
  },
  C3: {
    name: facetNamesEn.C3,
    low: 'You tend to treat rules and agreements as something that may be weighed when circumstances change.',
    middle: 'You mostly keep to rules and promises and may make an exception where you see a good reason.',
    high: 'Promises and rules seem to bind you strongly; others can probably count on what you have agreed to.',
  },
  C4: {
    name: facetNamesEn.C4,
    low: 'You seem to measure your effort by what is needed and may put other things before professional ambition.',
    middle:
      'You seem ready to work hard for goals that mean something to you, and you keep effort within bounds elsewhere.',
    high: 'You tend to set yourself high goals and often do more than was asked of you.',
  },
  C5: {
    name: facetNamesEn.C5,
    low: 'You may need a run-up to get started, above all with dull tasks; a close deadline often helps.',
    middle: 'You mostly start in time and carry plans out, and you may put off what you like least.',
    high: 'You tend to start without delay, come prepared and keep going even when a task gets tedious.',
  },
  C6: {
    name: facetNamesEn.C6,
    low: 'You tend to decide quickly and to act on the spur of the moment; some things you may sort out afterwards.',
    middle: 'You seem to think through larger steps and decide smaller ones quickly.',
    high: 'You tend to think matters through before you act and probably keep the consequences in view.',
  },
  E1: {
    name: facetNamesEn.E1,
    low: 'You tend to keep some distance at first and probably let people come closer over time.',
    middle: 'You seem friendly towards others and choose whom you get closer to.',
    high: 'You seem to feel at ease among people and often make contact quickly and warmly.',
  },
  E2: {
    name: facetNamesEn.E2,
    low: 'You seem to prefer small groups or time to yourself; crowds may tire you before long.',
    middle: 'You can enjoy lively company and seem just as content with a quiet evening.',
    high: 'You seem to seek company and probably feel well when there is a lot going on around you.',
  },
  E3: {
    name: facetNamesEn.E3,
    low: 'You tend to leave the lead to others and may bring in your view when you are asked for it.',
    middle: 'You can take the lead when it is needed and seem at ease when others do.',
    high: 'You tend to take matters in hand, speak up early and often lead the way in a group.',
  },
  E4: {
    name: facetNamesEn.E4,
    low: 'You tend to take things calmly and probably like to do one thing after another without rush.',
    middle: 'You seem to like a steady pace, with busy times and breathing space in turn.',
    high: 'You tend to keep busy and probably like it when a lot gets done in a day.',
  },
  E5: {
    name: facetNamesEn.E5,
    low: 'You seem to get by well without thrills and tend to prefer calm and familiar ground.',
    middle: 'You seem to like a little thrill now and then, as long as the risk stays in bounds.',
    high: 'You seem to look for excitement and may take a risk where others would hold back.',
  },
  E6: {
    name: facetNamesEn.E6,
    low: 'You tend to show joy sparingly; others may see you as serious and matter-of-fact.',
    middle:
      'You seem to show good spirits when there is a reason, and seriousness when the matter asks for it.',
    high: 'You often seem to be in good spirits and may lift the mood of those around you.',
  },
  A1: {
    name: facetNamesEn.A1,
    low: 'You tend to check before you trust and probably want to see others keep their word first.',
    middle: 'You seem to give trust in advance with some care and adjust it to what you experience.',
    high: 'You tend to expect good intentions and probably make it easy for others to work with you.',
  },
  A2: {
    name: facetNamesEn.A2,
    low: 'You may act tactically when a goal calls for it and choose with care what you lay open.',
    middle: 'You mostly deal openly with others and may keep your cards covered in a negotiation.',
    high: 'You tend to deal openly and fairly and probably pass up an advantage at the expense of others.',
  },
  A3: {
    name: facetNamesEn.A3,
    low: 'You tend to look after your own tasks first and probably help when you are asked clearly.',
    middle: 'You seem glad to help others as long as your own tasks do not suffer.',
    high: 'You seem to enjoy helping and often take time for others without being asked.',
  },
  A4: {
    name: facetNamesEn.A4,
    low: 'You seem able to stand a dispute and may confront others openly when something bothers you.',
    middle: 'You seem to look for agreement and can argue when a matter is important to you.',
    high: 'You tend to avoid sharp disputes and often look for a way that everybody can go along with.',
  },
  A5: {
    name: facetNamesEn.A5,
    low: 'You seem to know what you are good at and say so; your successes are probably visible to others.',
    middle: 'You seem to speak of your successes when it fits, without making much of them.',
    high: 'You tend to speak little of your own merits; some of your contributions may go unnoticed.',
  },
  A6: {
    name: facetNamesEn.A6,
    low: 'You tend to judge by facts and may keep some distance from the troubles of others.',
    middle: 'You seem to feel with others and can still keep the matter itself in view.',
    high: 'You tend to be touched by what others go through and probably let it count in what you decide.',
  },
  N1: {
    name: facetNamesEn.N1,
    low: 'You seem to look ahead with little worry; risks may concern you only once they become concrete.',
    middle: 'You seem to worry about some things, mostly where much depends on the outcome.',
    high: 'You tend to think early of what could go wrong and may prepare for it more thoroughly than others.',
  },
  N2: {
    name: facetNamesEn.N2,
    low: 'You seem hard to annoy; others may notice late that something bothers you.',
    middle: 'You seem to get annoyed at times and mostly calm down again soon.',
    high: 'You tend to react quickly when something annoys you; others probably learn soon where they stand.',
  },
  N4: {
    name: facetNamesEn.N4,
    low: 'You seem at ease in front of others; unfamiliar or awkward situations probably trouble you little.',
    middle: 'You seem at ease in most situations and may hold back a little among strangers.',
    high: 'You tend to be careful in front of strangers and probably show more of yourself in familiar company.',
  },
  N6: {
    name: facetNamesEn.N6,
    low: 'You seem to stay clear-headed under pressure and may underrate how it weighs on others.',
    middle: 'You seem to cope with everyday pressure and may need some quiet when a lot comes together.',
    high: 'You tend to feel pressure soon; clear priorities and support in hectic times probably do you good.',
  },
} as const;
