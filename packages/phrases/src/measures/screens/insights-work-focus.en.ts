/** Work focus: where the facets of conscientiousness and openness direct attention at work. */
export const insightsWorkFocusEn = {
  /** First the band of conscientiousness, then that of openness. */
  headline: {
    low: {
      low: 'You take on what is in front of you.',
      middle: 'You would rather not commit early.',
      high: 'You follow the trail that interests you.',
    },
    middle: {
      low: 'You like what has proved itself.',
      middle: 'You switch between keeping and changing.',
      high: 'You like to try things and plan what counts.',
    },
    high: {
      low: 'You keep to the familiar and to the plan.',
      middle: 'You plan, and leave a window open.',
      high: 'You like new ideas and clear plans.',
    },
  },
  lead: 'Eleven facets say where your attention goes at work: six about carrying through, five about what is new. Each side of each facet is good for something and costs something.',
  picture: {
    title: 'Carrying through and exploring',
    text: 'Eleven facets in three levels: those of conscientiousness on the left, those of openness on the right. The longer the bar, the higher the level.',
    table: 'Facets and their level',
  },
  carrying: 'Carrying through',
  exploring: 'Exploring',
  focus: {
    C: {
      low: 'You probably keep the next step in view rather than the whole plan, and you keep your options open until late.',
      middle:
        'You probably plan the parts where a mistake would be costly, and let the rest fall into place.',
      high: 'You probably see a task from its end: what has to be there, by when, and in which order.',
    },
    O: {
      low: 'Your attention tends to go to what is there: the case at hand, the tool that works, the next result.',
      middle: 'Your attention can go both ways: to what works today, and to what might work better.',
      high: 'Your attention tends to go past the task: to what lies behind it and what else could be made of it.',
    },
  },
  gains: {
    C1: {
      low: 'You would probably rather ask before trying something alone.',
      middle: 'You mostly trust yourself with tasks and tend to ask when something is new.',
      high: 'You say that you trust yourself with a lot and mostly start on new things at once.',
    },
    C2: {
      low: 'A messy desk probably does not keep you from starting.',
      middle: 'You tend to put order where others have to find things, too.',
      high: 'By your own account, everything should have its place.',
    },
    C3: {
      low: 'With a rule you tend to ask for the reason.',
      middle: 'Rules mostly hold for you, and so do exceptions with a reason.',
      high: 'You say that you take promises seriously and mostly keep them.',
    },
    C4: {
      low: 'Work is probably not everything to you, and you tend to pace yourself.',
      middle: 'By your own account you work hard for some things and less for others.',
      high: 'You often set the bar higher for yourself than others ask.',
    },
    C5: {
      low: 'A near deadline probably gets you going sooner than a distant one.',
      middle: 'You say that you mostly keep at it and take breaks.',
      high: 'By your own account you mostly start at once, dull tasks included.',
    },
    C6: {
      low: 'You probably like to decide quickly, without weighing things for long.',
      middle: 'You tend to decide small things fast and take your time over large ones.',
      high: 'You say that you mostly think first and act then.',
    },
    O1: {
      low: 'You tend to stay with the facts when a discussion takes off.',
      middle: 'You probably picture things now and then without getting lost in them.',
      high: 'By your own account you often picture a thing before it exists.',
    },
    O2: {
      low: 'That a thing works probably matters more to you than how it looks.',
      middle: 'You tend to notice form where users would, too.',
      high: 'You say that you care whether a thing is beautiful as well.',
    },
    O3: {
      low: 'You would probably rather keep feelings out of a decision.',
      middle: 'Feelings and facts mostly weigh about the same for you.',
      high: 'You say that you often think about what a decision does to people.',
    },
    O4: {
      low: 'Work that repeats itself probably bothers you less than constant change.',
      middle: 'A change that has a reason is mostly fine with you.',
      high: 'You probably like to try new tools, and early.',
    },
    O5: {
      low: 'You tend to look for the usable answer rather than the whole theory.',
      middle: 'You tend to go deep where the task asks for it.',
      high: 'You say that you like to ask for the cause behind the symptom.',
    },
  },
  costs: {
    C1: {
      low: 'You may leave tasks to others that you do not trust yourself with.',
      middle: 'With something quite new you might wait a little long.',
      high: 'You may take on more than fits into a week.',
    },
    C2: {
      low: 'Others may lose time looking for what you know where to find.',
      middle: 'Two kinds of order side by side can confuse others.',
      high: 'You might tidy where speed was wanted.',
    },
    C3: {
      low: 'Others may not know which agreement still holds.',
      middle: 'Your exceptions could look arbitrary if you do not explain them.',
      high: 'You may keep a promise whose reason has gone.',
    },
    C4: {
      low: 'Your calm might be read as a lack of will.',
      middle: 'Others may wonder why you run for one thing and walk for the next.',
      high: 'Good enough can be hard for you to accept, in your own work and in that of others.',
    },
    C5: {
      low: 'The last night before a deadline may have to make up for a lot.',
      middle: 'What you like least may end up at the bottom of the pile.',
      high: 'You might carry on where stopping would be wiser.',
    },
    C6: {
      low: 'A step may be taken before the last objection was heard.',
      middle: 'Where a matter looks small and is large, you may be too quick.',
      high: 'Others may have to wait while you turn a decision once more.',
    },
    O1: {
      low: 'A solution nobody has seen yet may pass you by.',
      middle: 'You might leave an idea lying because nobody asked for it.',
      high: 'Your picture may be clear to you and still invisible to others.',
    },
    O2: {
      low: 'You could underrate how much looks decide whether others accept a thing.',
      middle: 'You may let go of form when time gets short.',
      high: 'The finishing touch can take longer than the matter itself.',
    },
    O3: {
      low: 'You may miss that a factual point has hurt.',
      middle: 'In a rush, moods might slip your attention.',
      high: 'A bad mood in the room can cost you an afternoon.',
    },
    O4: {
      low: 'A change may reach you as a disturbance first.',
      middle: 'With one change after another, you might long for a quiet month.',
      high: 'Once a thing runs, it may lose its charm for you.',
    },
    O5: {
      low: 'A question behind the question may stay unasked.',
      middle: 'You might stop one step before the root of the matter.',
      high: 'You may still be thinking when an answer would have done.',
    },
  },
} as const;
