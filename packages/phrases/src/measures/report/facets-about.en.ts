/** The facets in three levels for readers other than the person described. */
export const facetsAboutEn = {
  O1: {
    low: 'Thoughts tend to stay with what is at hand; plans rest on facts sooner than on pictures of what might be.',
    middle: 'By their own account, thoughts wander now and then and mostly stay with the task otherwise.',
    high: 'Often thinks in pictures and what-ifs by their own account; a matter is probably not finished so soon.',
  },
  O2: {
    low: 'Form and beauty seem to matter less; a piece of work is probably judged mainly by what it does.',
    middle: 'Seems to enjoy good design and art at times, without making them the measure of the work.',
    high: 'Often notices beauty and form by their own account; how a thing looks probably matters at work, too.',
  },
  O3: {
    low: 'Tends to look at matters soberly and may give feelings little room in a decision.',
    middle: 'By their own account, feelings count alongside facts, and both are mostly weighed.',
    high: 'Mostly notices feelings and moods clearly by their own account, which may guide how to act.',
  },
  O4: {
    low: 'Tends to prefer familiar ways and probably likes it when things stay steady.',
    middle: 'Seems to welcome some change, as long as enough of the familiar stays in place.',
    high: 'Tends to prefer variety to routine and often tries something new unasked.',
  },
  O5: {
    low: 'Seems to prefer practical questions to theory and probably wants to know soon what follows from an idea.',
    middle: 'Theory seems to be of interest when it serves a purpose, and is probably left aside otherwise.',
    high: 'Seems to enjoy abstract questions and demanding texts and probably likes to get to the bottom of things.',
  },
  C1: {
    low: 'Describes rather little trust in themselves; a clear task and early feedback may make it easier to begin.',
    middle:
      'Is mostly confident about the tasks at hand and may look for support when something is quite new.',
    high: 'Describes themselves as confident of getting things done and probably does not hesitate long over demanding tasks.',
  },
  C2: {
    low: 'Order seems to matter little; a mess probably does not bother them much and is tidied when needed.',
    middle:
      'Seems to keep order in the things that matter; elsewhere some mess probably does not bother them.',
    high: 'Mostly keeps things in their place by their own account and probably likes clear structures.',
  },
  C3: {
    low: 'Tends to treat rules and agreements as something that may be weighed when circumstances change.',
    middle: 'Mostly keeps to rules and promises and may make an exception where there is a good reason.',
    high: 'By their own account, promises and rules bind strongly; a promise is probably taken seriously.',
  },
  C4: {
    low: 'Seems to measure effort by what is needed and may put other things before professional ambition.',
    middle:
      'Seems ready to work hard for goals that mean something, and keeps effort within bounds elsewhere.',
    high: 'Tends to set high goals by their own account and often does more than was asked for.',
  },
  C5: {
    low: 'Getting started may take a run-up, above all with dull tasks; near deadlines often help.',
    middle: 'Mostly starts in time and carries plans out, and may put off what is least liked.',
    high: 'Describes mostly starting without delay, preparing and keeping at tedious tasks.',
  },
  C6: {
    low: 'Tends to decide quickly and to act on the spur of the moment; some things may be sorted out afterwards.',
    middle: 'Seems to think through larger steps and to decide smaller ones quickly.',
    high: 'Mostly thinks matters through before acting by their own account; consequences probably matter early.',
  },
  E1: {
    low: 'Tends to keep some distance at first and probably lets people come closer over time.',
    middle: 'Seems friendly towards others and mostly chooses whom to get closer to.',
    high: 'Feels at ease among people by their own account and mostly approaches others quickly.',
  },
  E2: {
    low: 'Seems to prefer small rounds or time alone; crowds may be tiring before long.',
    middle: 'Seems to like lively company as much as a quiet evening; which is preferred probably varies.',
    high: 'Seems to seek company and probably feels well when there is a lot going on.',
  },
  E3: {
    low: 'Tends to leave the lead to others and may share a view when asked for it.',
    middle: 'Describes being in front at times and in the second row at others; either is probably fine.',
    high: 'Tends to take matters in hand by their own account, speaks up early and likes to lead the way.',
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
    low: 'Tends to show joy sparingly; the self-description is probably serious and matter-of-fact.',
    middle: 'Seems to show good spirits when there is a reason, and seriousness when the matter asks for it.',
    high: 'Describes themselves as often in good spirits and probably lets it show.',
  },
  A1: {
    low: 'Tends to check before trusting and probably wants to see others keep their word first.',
    middle: 'Seems to give trust in advance with some care and adjusts it to experience.',
    high: 'Tends to expect good intentions by their own account and probably trusts others from the start.',
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
    low: 'A dispute seems to worry them little; what bothers them is probably said openly.',
    middle: 'Seems to look for agreement and tends to argue when a matter is important.',
    high: 'Tends to avoid sharp disputes and often looks for a way that everybody can go along with.',
  },
  A5: {
    low: 'Tends to speak of successes without shyness and probably does not make light of them.',
    middle: 'Seems to speak of successes when it fits, without making much of them.',
    high: 'Tends to speak little of their own merits; praise in front of others may be unwelcome.',
  },
  A6: {
    low: 'Tends to judge by facts and may keep some distance from the troubles of others.',
    middle: 'By their own account the troubles of others matter; the matter itself mostly counts as much.',
    high: 'Tends to be touched by what others go through and probably lets it count in decisions.',
  },
  N1: {
    low: 'Seems to look ahead with little worry; risks may be of concern only once they become concrete.',
    middle: 'Seems to worry about some things, mostly where much depends on the outcome.',
    high: 'Tends to think early of what could go wrong by their own account; some things probably stay for longer.',
  },
  N2: {
    low: 'Describes rarely being annoyed and probably shows it little.',
    middle: 'Seems to get annoyed at times and mostly calms down again soon.',
    high: 'Tends to get annoyed quickly by their own account and probably shows soon what is bothersome.',
  },
  N4: {
    low: 'Describes being at ease in front of others; unfamiliar or awkward situations probably trouble little.',
    middle: 'Seems at ease in most situations and may hold back a little among strangers.',
    high: 'Tends to be careful in front of strangers and probably opens up more in familiar company.',
  },
  N6: {
    low: 'Mostly stays calm under pressure by their own account; how it weighs on others may go unnoticed for a while.',
    middle:
      'Everyday pressure troubles little by their own account; when a lot comes together some quiet is probably wanted.',
    high: 'Tends to feel pressure soon; clear priorities and support in hectic times probably help.',
  },
} as const;
