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
    middle: 'You say that your thoughts wander now and then and mostly stay with the task otherwise.',
    high: 'You describe yourself as someone who often thinks in pictures and what-ifs; a matter is probably not finished for you so soon.',
  },
  O2: {
    name: facetNamesEn.O2,
    low: 'Form and beauty seem to matter less to you; you probably judge a piece of work mainly by what it does.',
    middle: 'You seem to enjoy good design and art at times, without making them the measure of your work.',
    high: 'You say that beauty and form often catch your eye; how a thing looks probably matters to you at work, too.',
  },
  O3: {
    name: facetNamesEn.O3,
    low: 'You tend to look at matters soberly and may give your own feelings little room in a decision.',
    middle: 'By your own account, feelings count alongside facts, and you mostly weigh both.',
    high: 'You say that you mostly notice your feelings clearly and pick up moods; both may guide how you act.',
  },
  O4: {
    name: facetNamesEn.O4,
    low: 'You tend to prefer familiar ways and probably like it when things stay steady.',
    middle: 'You seem to welcome some change, as long as enough of the familiar stays in place.',
    high: 'You tend to prefer variety to routine and often try something new of your own accord.',
  },
  O5: {
    name: facetNamesEn.O5,
    low: 'You seem to prefer practical questions to theory and probably want to know soon what follows from an idea.',
    middle: 'Theory seems to interest you when it serves a purpose; otherwise you probably leave it aside.',
    high: 'You seem to enjoy abstract questions and demanding texts and probably like to get to the bottom of things.',
  },
  C1: {
    name: facetNamesEn.C1,
    low: 'By your own account you trust yourself with rather little; a clear task and early feedback may make it easier to begin.',
    middle: 'You mostly trust yourself with your tasks and may look for support when something is quite new.',
    high: 'You describe yourself as confident of getting things done and probably do not hesitate long over demanding tasks.',
  },
  C2: {
    name: facetNamesEn.C2,
    low: 'Order seems to matter little to you; a mess probably does not bother you much, and you tidy up when it is needed.',
    middle:
      'You seem to keep order in the things that matter; elsewhere some mess probably does not bother you.',
    high: 'You say that you mostly keep things in their place; you probably like clear structures around you.',
  },
  C3: {
    name: facetNamesEn.C3,
    low: 'You tend to treat rules and agreements as something that may be weighed when circumstances change.',
    middle: 'You mostly keep to rules and promises and may make an exception where you see a good reason.',
    high: 'By your own account, promises and rules bind you strongly; you probably take your word seriously.',
  },
  C4: {
    name: facetNamesEn.C4,
    low: 'You seem to measure your effort by what is needed and may put other things before professional ambition.',
    middle:
      'You seem ready to work hard for goals that mean something to you, and you keep effort within bounds elsewhere.',
    high: 'You say that you tend to set yourself high goals and often do more than was asked of you.',
  },
  C5: {
    name: facetNamesEn.C5,
    low: 'You may need a run-up to get started, above all with dull tasks; a close deadline often helps.',
    middle: 'You mostly start in time and carry plans out, and you may put off what you like least.',
    high: 'You describe yourself as mostly starting without delay, preparing and keeping at tedious tasks.',
  },
  C6: {
    name: facetNamesEn.C6,
    low: 'You tend to decide quickly and to act on the spur of the moment; some things you may sort out afterwards.',
    middle: 'You seem to think through larger steps and decide smaller ones quickly.',
    high: 'You say that you mostly think matters through before you act; possible consequences probably occupy you early.',
  },
  E1: {
    name: facetNamesEn.E1,
    low: 'You tend to keep some distance at first and probably let people come closer over time.',
    middle: 'You seem friendly towards others and choose whom you get closer to.',
    high: 'You say that you feel at ease among people and mostly approach others quickly.',
  },
  E2: {
    name: facetNamesEn.E2,
    low: 'You seem to prefer small groups or time to yourself; crowds may tire you before long.',
    middle: 'You seem to like lively company as much as a quiet evening; which you prefer probably varies.',
    high: 'You seem to seek company and probably feel well when there is a lot going on around you.',
  },
  E3: {
    name: facetNamesEn.E3,
    low: 'You tend to leave the lead to others and may bring in your view when you are asked for it.',
    middle:
      'You see yourself in front at times and in the second row at others; either is probably fine with you.',
    high: 'You say that you tend to take matters in hand, speak up early and like to lead the way in a group.',
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
    low: 'You say that you tend to show joy sparingly; you probably see yourself as serious and matter-of-fact.',
    middle:
      'You seem to show good spirits when there is a reason, and seriousness when the matter asks for it.',
    high: 'You describe yourself as often in good spirits, and you probably let it show.',
  },
  A1: {
    name: facetNamesEn.A1,
    low: 'You tend to check before you trust and probably want to see others keep their word first.',
    middle: 'You seem to give trust in advance with some care and adjust it to what you experience.',
    high: 'You say that you tend to expect good intentions, and you probably trust others from the start.',
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
    low: 'A dispute seems to worry you little; when something bothers you, you probably say so openly.',
    middle: 'You seem to look for agreement and tend to argue when a matter is important to you.',
    high: 'You tend to avoid sharp disputes and often look for a way that everybody can go along with.',
  },
  A5: {
    name: facetNamesEn.A5,
    low: 'You say that you tend to speak of your successes without shyness; you probably do not make yourself small.',
    middle: 'You seem to speak of your successes when it fits, without making much of them.',
    high: 'You tend to speak little of your own merits; praise in front of others may be unwelcome.',
  },
  A6: {
    name: facetNamesEn.A6,
    low: 'You tend to judge by facts and may keep some distance from the troubles of others.',
    middle: 'You say that the troubles of others touch you; the matter itself mostly counts as much.',
    high: 'You tend to be touched by what others go through and probably let it count in what you decide.',
  },
  N1: {
    name: facetNamesEn.N1,
    low: 'You seem to look ahead with little worry; risks may concern you only once they become concrete.',
    middle: 'You seem to worry about some things, mostly where much depends on the outcome.',
    high: 'You say that you tend to think early of what could go wrong; some things probably stay with you for longer.',
  },
  N2: {
    name: facetNamesEn.N2,
    low: 'You say that you are rarely annoyed, and you probably show it little when you are.',
    middle: 'You seem to get annoyed at times and mostly calm down again soon.',
    high: 'By your own account you tend to get annoyed quickly; you probably show soon what bothers you.',
  },
  N4: {
    name: facetNamesEn.N4,
    low: 'You see yourself as at ease in front of others; unfamiliar or awkward situations probably trouble you little.',
    middle: 'You seem at ease in most situations and may hold back a little among strangers.',
    high: 'You tend to be careful in front of strangers and probably show more of yourself in familiar company.',
  },
  N6: {
    name: facetNamesEn.N6,
    low: 'You say that you mostly stay calm under pressure; how it weighs on others may strike you late.',
    middle:
      'By your own account everyday pressure troubles you little; when a lot comes together you probably want some quiet.',
    high: 'You tend to feel pressure soon; clear priorities and support in hectic times probably do you good.',
  },
} as const;
