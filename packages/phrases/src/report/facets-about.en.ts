/** The facets in three levels for readers other than the person described. */
export const facetsAboutEn = {
  O1: {
    low: 'Thoughts tend to stay with what is at hand; plans rest on facts sooner than on pictures of what might be.',
    middle: 'Thoughts wander now and then and mostly find their way back to the task with ease.',
    high: 'Often thinks in pictures and what-ifs and may find ideas where others see a finished matter.',
  },
  O2: {
    low: 'Form and beauty seem to matter less; a piece of work is probably judged mainly by what it does.',
    middle: 'Seems to enjoy good design and art at times, without making them the measure of the work.',
    high: 'Seems to notice beauty and form readily; care for how a thing looks may flow into the work.',
  },
  O3: {
    low: 'Tends to look at matters soberly and may give feelings little room in a decision.',
    middle: 'Notices feelings, their own and those of others, and seems to weigh them alongside the facts.',
    high: 'Seems to notice feelings clearly and often senses the mood of others, which may guide how to act.',
  },
  O4: {
    low: 'Tends to prefer familiar ways and probably works best when things stay steady.',
    middle: 'Seems to welcome some change, as long as enough of the familiar stays in place.',
    high: 'Tends to prefer variety to routine and often tries something new unasked.',
  },
  O5: {
    low: 'Seems to prefer practical questions to theory and probably wants to know soon what follows from an idea.',
    middle: 'Can take an interest in theory when it serves a purpose, and seems content without it too.',
    high: 'Seems to enjoy abstract questions and demanding texts and probably likes to get to the bottom of things.',
  },
  C1: {
    low: 'May underrate their own abilities; a clear task and early feedback probably make it easier to begin.',
    middle:
      'Is mostly confident about the tasks at hand and may look for support when something is quite new.',
    high: 'Tends to be confident of getting things done and probably takes on demanding tasks without much hesitation.',
  },
  C2: {
    low: 'Order seems to matter little; probably copes with a mess and tidies up when it is needed.',
    middle: 'Seems to keep order in the things that matter and can live with some mess elsewhere.',
    high: 'Tends to keep things in their place and probably works best with clear structures around.',
  },
  C3: {
    low: 'Tends to treat rules and agreements as something that may be weighed when circumstances change.',
    middle: 'Mostly keeps to rules and promises and may make an exception where there is a good reason.',
    high: 'Promises and rules seem to bind strongly; others can probably count on what was agreed.',
  },
  C4: {
    low: 'Seems to measure effort by what is needed and may put other things before professional ambition.',
    middle:
      'Seems ready to work hard for goals that mean something, and keeps effort within bounds elsewhere.',
    high: 'Tends to set high goals and often does more than was asked for.',
  },
  C5: {
    low: 'Getting started may take a run-up, above all with dull tasks; near deadlines often help.',
    middle: 'Mostly starts in time and carries plans out, and may put off what is least liked.',
    high: 'Tends to start without delay, comes prepared and keeps going even when a task gets tedious.',
  },
  C6: {
    low: 'Tends to decide quickly and to act on the spur of the moment; some things may be sorted out afterwards.',
    middle: 'Seems to think through larger steps and to decide smaller ones quickly.',
    high: 'Tends to think matters through before acting and probably keeps the consequences in view.',
  },
  E1: {
    low: 'Tends to keep some distance at first and probably lets people come closer over time.',
    middle: 'Seems friendly towards others and mostly chooses whom to get closer to.',
    high: 'Seems to feel at ease among people and often makes contact quickly and warmly.',
  },
  E2: {
    low: 'Seems to prefer small rounds or time alone; crowds may be tiring before long.',
    middle: 'Can enjoy lively company and seems just as content with a quiet evening.',
    high: 'Seems to seek company and probably feels well when there is a lot going on.',
  },
  E3: {
    low: 'Tends to leave the lead to others and may share a view when asked for it.',
    middle: 'Can take the lead when it is needed and seems at ease when others do.',
    high: 'Tends to take matters in hand, speaks up early and often leads the way in a group.',
  },
  E4: {
    low: 'Tends to take things calmly and probably likes to do one thing after another without rush.',
    middle: 'Seems to like a steady pace, with busy times and breathing space in turn.',
    high: 'Tends to keep busy and probably likes it when a lot gets done in a day.',
  },
  E5: {
    low: 'Seems to get by well without thrills and tends to prefer calm and familiar ground.',
    middle: 'Seems to like a little thrill now and then, as long as the risk stays in bounds.',
    high: 'Seems to look for excitement and may take a risk where others would hold back.',
  },
  E6: {
    low: 'Tends to show joy sparingly; others may see seriousness and a matter-of-fact manner.',
    middle: 'Seems to show good spirits when there is a reason, and seriousness when the matter asks for it.',
    high: 'Often seems to be in good spirits and may lift the mood of others.',
  },
  A1: {
    low: 'Tends to check before trusting and probably wants to see others keep their word first.',
    middle: 'Seems to give trust in advance with some care and adjusts it to experience.',
    high: 'Tends to expect good intentions and probably makes it easy for others to work together.',
  },
  A2: {
    low: 'May act tactically when a goal calls for it and chooses with care what to lay open.',
    middle: 'Mostly deals openly with others and may keep the cards covered in a negotiation.',
    high: 'Tends to deal openly and fairly and probably passes up an advantage at the expense of others.',
  },
  A3: {
    low: 'Tends to look after their own tasks first and probably helps when asked clearly.',
    middle: 'Seems glad to help others as long as their own tasks do not suffer.',
    high: 'Seems to enjoy helping and often takes time for others without being asked.',
  },
  A4: {
    low: 'Seems able to stand a dispute and may confront others openly when something is bothersome.',
    middle: 'Seems to look for agreement and can argue when a matter is important.',
    high: 'Tends to avoid sharp disputes and often looks for a way that everybody can go along with.',
  },
  A5: {
    low: 'Seems to know their own strong points and says so; successes are probably visible to others.',
    middle: 'Seems to speak of successes when it fits, without making much of them.',
    high: 'Tends to speak little of their own merits; some contributions may go unnoticed.',
  },
  A6: {
    low: 'Tends to judge by facts and may keep some distance from the troubles of others.',
    middle: 'Seems to feel with others and can still keep the matter itself in view.',
    high: 'Tends to be touched by what others go through and probably lets it count in decisions.',
  },
  N1: {
    low: 'Seems to look ahead with little worry; risks may be of concern only once they become concrete.',
    middle: 'Seems to worry about some things, mostly where much depends on the outcome.',
    high: 'Tends to think early of what could go wrong and may prepare for it more thoroughly than others.',
  },
  N2: {
    low: 'Seems hard to annoy; others may notice late that something is wrong.',
    middle: 'Seems to get annoyed at times and mostly calms down again soon.',
    high: 'Tends to react quickly to annoyances; others probably learn soon where they stand.',
  },
  N4: {
    low: 'Seems at ease in front of others; unfamiliar or awkward situations are probably little trouble.',
    middle: 'Seems at ease in most situations and may hold back a little among strangers.',
    high: 'Tends to be careful in front of strangers and probably opens up more in familiar company.',
  },
  N6: {
    low: 'Seems to stay clear-headed under pressure and may underrate how it weighs on others.',
    middle: 'Seems to cope with everyday pressure and may need some quiet when a lot comes together.',
    high: 'Tends to feel pressure soon; clear priorities and support in hectic times probably help.',
  },
} as const;
