/** Work focus: what the facets of conscientiousness and openness draw attention to at work. */
export const insightsWorkFocusEn = {
  /** First the band of conscientiousness, then the one of openness. */
  headline: {
    low: {
      low: 'You solve what is in front of you.',
      middle: 'You move lightly between tasks.',
      high: 'You follow the trail that interests you.',
    },
    middle: {
      low: 'You keep things running without fuss.',
      middle: 'You switch between keeping and changing.',
      high: 'You try things out, and finish what matters.',
    },
    high: {
      low: 'You bring known things reliably to the end.',
      middle: 'You plan, and leave a window open.',
      high: 'You see what could be, and then you build it.',
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
      low: 'You are likely to ask for a second opinion in time.',
      middle: 'You can judge fairly well what you can take on alone.',
      high: 'You often take on what makes others hesitate.',
    },
    C2: {
      low: 'You can work on while others are still sorting.',
      middle: 'You tend to put order where others have to find things, too.',
      high: 'Handing your work over is probably easy: all is where one would look for it.',
    },
    C3: {
      low: 'You may notice rules that have outlived their reason.',
      middle: 'You can keep to a rule and still see the exception.',
      high: 'What you agreed to can usually be planned on.',
    },
    C4: {
      low: 'You may have strength left when others have used theirs up.',
      middle: 'You can put effort where it pays and save it elsewhere.',
      high: 'You often pull the standard of a task upwards.',
    },
    C5: {
      low: 'Under a near deadline you can be surprisingly quick.',
      middle: 'You tend to get to the end, with a break where it is needed.',
      high: 'Dull stretches rarely stop you.',
    },
    C6: {
      low: 'A chance that is open only briefly may be yours.',
      middle: 'You can be quick with small things and slow with large ones.',
      high: 'Mistakes that cannot be undone are likely to be rare with you.',
    },
    O1: {
      low: 'You tend to stay with the facts when a discussion takes off.',
      middle: 'You can picture an alternative when one is wanted.',
      high: 'You often see the thing before it exists.',
    },
    O2: {
      low: 'You can leave the looks alone and deliver what works.',
      middle: 'You tend to notice form where users would, too.',
      high: 'What you make may be a pleasure to look at.',
    },
    O3: {
      low: 'You can decide soberly when feelings run high.',
      middle: 'You can name a mood and go on working.',
      high: 'You often notice what a decision does to people.',
    },
    O4: {
      low: 'Work that repeats itself can be in good hands with you.',
      middle: 'You can go along with a change that has a reason.',
      high: 'You are likely to try the new tool first, so that others need not.',
    },
    O5: {
      low: 'You tend to get to a usable answer without a detour.',
      middle: 'You can go deep where the task asks for it.',
      high: 'You may find the cause where others treat the symptom.',
    },
  },
  costs: {
    C1: {
      low: 'You may leave tasks to others that you could do well.',
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
