/**
 * The five traits in words. `text` addresses the person, `thirdPerson` is the same for the employer; headline,
 * strengths and watchouts address nobody, so that both readers get the same lines.
 */
export const traitsEn = {
  O: {
    name: 'Openness',
    short: 'O',
    measures:
      'How much somebody seeks out new ideas, imagination, variety and abstract questions, as against what is familiar, concrete and proven.',
    leftPole: 'Proven and concrete',
    rightPole: 'New and imaginative',
    bands: {
      low: {
        headline: 'Leans towards the proven and the concrete',
        text: 'Your answers point to a preference for what is proven and concrete. You probably look first at how something works in practice and trust methods that have shown their worth. A change tends to win you over once its use is clear; long debates about theory may hold less appeal for you than a hands-on task.',
        thirdPerson:
          'The answers point to a preference for what is proven and concrete. This person probably looks first at how something works in practice and trusts methods that have shown their worth. A change tends to convince once its use is clear; long debates about theory may hold less appeal than a task with a visible result.',
        strengths:
          'Tends to keep sight of what can be done with the means at hand, and to give routines the time they need to pay off.',
        watchouts:
          'A new approach may be set aside before its use has been tried. It can help to agree on a small test instead of a debate.',
      },
      middle: {
        headline: 'Weighs new ideas against what works',
        text: 'Your answers are in the middle between the proven and the new. You can probably warm to an idea, and you tend to ask what it is good for. Some variety seems welcome to you, as long as there is firm ground to come back to. Which side shows more may depend on the subject and on how much is at stake.',
        thirdPerson:
          'The answers are in the middle between the proven and the new. This person can probably warm to an idea and tends to ask what it is good for. Some variety seems welcome, as long as there is firm ground to come back to. Which side shows more may depend on the subject and on how much is at stake.',
        strengths:
          'Can mediate between people who push for change and people who guard what works. Tends to take from both sides.',
        watchouts:
          'In a team with strong opinions, the person’s own position may be hard to read. Saying early what speaks for and against an idea can help.',
      },
      high: {
        headline: 'Drawn to new ideas and open questions',
        text: 'Your answers point to a liking for new ideas, variety and questions without a ready answer. You probably see links between distant subjects and enjoy thinking beyond the task of the day. Work that changes often may suit your taste; long stretches of routine might cost you more energy than they cost others.',
        thirdPerson:
          'The answers point to a liking for new ideas, variety and questions without a ready answer. This person probably sees links between distant subjects and enjoys thinking beyond the task of the day. Work that changes often may be to this person’s taste; long stretches of routine might cost more energy.',
        strengths:
          'Tends to bring fresh angles to stuck problems and to enjoy learning new subjects. Often notices early what could be done differently.',
        watchouts:
          'The next idea may become more interesting before the last one is finished. Clear criteria for what is tried, and when it ends, can help.',
      },
    },
  },
  C: {
    name: 'Conscientiousness',
    short: 'C',
    measures:
      'How much somebody plans, orders and sees tasks through, as against working flexibly and deciding on the spot.',
    leftPole: 'Flexible and spontaneous',
    rightPole: 'Planned and thorough',
    bands: {
      low: {
        headline: 'Leans towards flexibility and improvising',
        text: 'Your answers point to a flexible, spontaneous way of working. You probably adapt quickly when plans fall through and do not need everything settled before you start. Fixed structures may feel tight to you after a while. Deadlines, short steps or a partner who keeps the list can make finishing easier for you.',
        thirdPerson:
          'The answers point to a flexible, spontaneous way of working. This person probably adapts quickly when plans fall through and does not need everything settled before the start. Fixed structures may feel tight after a while. Deadlines, short steps or a partner who keeps the list can make finishing easier.',
        strengths:
          'Tends to cope well when plans change and often starts without long preparation. Tends not to cling to rules that no longer serve their purpose.',
        watchouts:
          'Details, deadlines and loose ends may slip when several things run at once. A few visible agreements tend to work better than many rules.',
      },
      middle: {
        headline: 'Plans where needed, leaves room where possible',
        text: 'Your answers are in the middle between planning and improvising. You probably keep order where it matters and allow yourself some latitude elsewhere. You seem to meet most obligations in good time, without checking every detail twice. Pressure and interest may decide how thorough you are in a given case.',
        thirdPerson:
          'The answers are in the middle between planning and improvising. This person probably keeps order where it matters and allows some latitude elsewhere. Most obligations seem to be met in good time, without every detail being checked twice. Pressure and interest may decide how thorough the work is in a given case.',
        strengths:
          'Can work to a plan and leave it when the situation asks for it. Tends to put effort where it counts.',
        watchouts:
          'What counts as good enough may differ from what others expect. Settling the standard at the start can spare everyone a second round.',
      },
      high: {
        headline: 'Leans towards planning, care and follow-through',
        text: 'Your answers point to a planned and careful way of working. You probably set yourself clear goals, prepare well and see a task through even when it gets tedious. Order and reliable agreements seem to matter to you. Sudden changes or work left half done may bother you more than they bother others.',
        thirdPerson:
          'The answers point to a planned and careful way of working. This person probably sets clear goals, prepares well and sees a task through even when it gets tedious. Order and reliable agreements seem to matter. Sudden changes or work left half done may be more bothersome than they are for others.',
        strengths:
          'Tends to deliver what was agreed, on time and checked. Often keeps an overview of tasks that run for a long while.',
        watchouts:
          'High standards can slow things down or make it hard to hand work over. It may help to agree on what does not need to be perfect.',
      },
    },
  },
  E: {
    name: 'Extraversion',
    short: 'E',
    measures:
      'How much somebody seeks company, activity and the lead in a group, as against quiet, distance and working alone.',
    leftPole: 'Quiet and reserved',
    rightPole: 'Sociable and active',
    bands: {
      low: {
        headline: 'Leans towards quiet and a small circle',
        text: 'Your answers point to a preference for quiet and for few, well-known people. You probably think before you speak and work well by yourself for longer stretches. Large groups may tire you sooner than they tire others. In a small circle, or in writing, you may show more of what you know than in a big meeting.',
        thirdPerson:
          'The answers point to a preference for quiet and for few, well-known people. This person probably thinks before speaking and can work alone for longer stretches. Large groups may be tiring sooner than they are for others. A small circle, or writing, may show more of this person’s knowledge than a big meeting.',
        strengths:
          'Can stay with a task for long without needing company. Tends to listen closely and to speak when there is something to say.',
        watchouts:
          'Good points may stay unsaid in fast discussions, or reserve may be taken for lack of interest. An agenda beforehand can help.',
      },
      middle: {
        headline: 'Moves between company and quiet',
        text: 'Your answers are in the middle between quiet and sociable. You can probably enjoy lively company and still be glad of time to yourself. Whether you take the lead or hold back may depend on the subject and on who is in the room. A working day with some of both may come closest to what you like.',
        thirdPerson:
          'The answers are in the middle between quiet and sociable. This person can probably enjoy lively company and still be glad of time alone. Whether the lead is taken or left to others may depend on the subject and on who is in the room. A working day with some of both may come closest to this person’s liking.',
        strengths:
          'Can lead a conversation and leave it to others. Tends to get along in lively and in quiet teams alike.',
        watchouts:
          'Others may misjudge how much exchange is welcome at the moment. Saying so openly tends to be enough.',
      },
      high: {
        headline: 'Leans towards company, pace and taking the lead',
        text: 'Your answers point to a liking for company, pace and activity. You probably get into conversation quickly, think aloud and like to take the floor. Exchange with others seems to give you energy. Long stretches of silent work alone may feel slow to you, and you might fill a pause that others need for thinking.',
        thirdPerson:
          'The answers point to a liking for company, pace and activity. This person probably gets into conversation quickly, thinks aloud and likes to take the floor. Exchange with others seems to give energy. Long stretches of silent work alone may feel slow, and a pause that others need for thinking might get filled.',
        strengths:
          'Tends to make contact easily and to carry others along. Often gets things moving where a group is waiting.',
        watchouts:
          'Quieter people may get too little room, or a thought may be spoken before it is finished. Asking a question first can help.',
      },
    },
  },
  A: {
    name: 'Agreeableness',
    short: 'A',
    measures:
      'How much somebody trusts, helps and gives way to keep things friendly, as against questioning, competing and holding a line.',
    leftPole: 'Direct and questioning',
    rightPole: 'Cooperative and trusting',
    bands: {
      low: {
        headline: 'Leans towards frankness and questioning',
        text: 'Your answers point to a direct and questioning manner. You probably say what you think, check claims before you accept them and stand up for your own interests. Disagreement seems to trouble you less than it troubles others. People who rely on harmony may hear your frankness as harder than you mean it.',
        thirdPerson:
          'The answers point to a direct and questioning manner. This person probably speaks frankly, checks claims before accepting them and stands up for their own interests. Disagreement seems to be less troubling than it is for others. People who rely on harmony may hear this frankness as harder than it is meant.',
        strengths:
          'Tends to stand firm in negotiations and to say what others leave unsaid. Tends to judge arguments on their merits, no matter who makes them.',
        watchouts:
          'Frank words may cost goodwill that is needed later. Saying first what is good about a proposal often makes criticism easier to hear.',
      },
      middle: {
        headline: 'Cooperates, and can say no',
        text: 'Your answers are in the middle between giving way and holding a line. You are probably willing to help and to trust, and you can say no when too much is asked. In a conflict you may look for a fair exchange instead of giving in or winning. How firm you are probably depends on how much the matter means to you.',
        thirdPerson:
          'The answers are in the middle between giving way and holding a line. This person is probably willing to help and to trust, and can say no when too much is asked. In a conflict a fair exchange may be sought instead of giving in or winning. How firm the stance is probably depends on how much the matter means to this person.',
        strengths:
          'Can be friendly in tone and clear on the point. Tends to find terms that both sides can live with.',
        watchouts:
          'Others may find it hard to tell where the line is until they reach it. Setting boundaries early can help.',
      },
      high: {
        headline: 'Leans towards trust, help and fair dealing',
        text: 'Your answers point to a trusting, helpful manner. You probably pay attention to how others are doing, give credit freely and look for common ground. A good climate seems to matter to you. Open conflict may cost you effort, and you might put your own interests behind those of others more often than you would like.',
        thirdPerson:
          'The answers point to a trusting, helpful manner. This person probably pays attention to how others are doing, gives credit freely and looks for common ground. A good climate seems to matter. Open conflict may cost effort, and their own interests might come second more often than this person would like.',
        strengths:
          'Tends to build trust and to make it easy for others to ask for help. Often notices tension early and eases it.',
        watchouts:
          'Criticism may come late or wrapped so softly that it is missed. A regular slot for open feedback can make it easier.',
      },
    },
  },
  ES: {
    name: 'Emotional stability',
    short: 'ES',
    measures:
      'How evenly somebody reacts to pressure, setbacks and tension at work, as against feeling them quickly and strongly.',
    leftPole: 'Sensitive and alert',
    rightPole: 'Calm and even',
    bands: {
      low: {
        headline: 'Leans towards alertness and strong reactions',
        text: 'Your answers point to a quick and strong reaction to pressure. You probably notice early when something may go wrong, and setbacks or sharp words may occupy you for a while. What happens around you seems to reach you directly. Clear priorities and somebody to talk things over with can make busy times easier for you.',
        thirdPerson:
          'The answers point to a quick and strong reaction to pressure. This person probably notices early when something may go wrong, and setbacks or sharp words may linger for a while. What happens around seems to be felt directly. Clear priorities and somebody to talk things over with can make busy times easier.',
        strengths:
          'Tends to sense risks and tensions before others do. Often takes consequences seriously and prepares for them.',
        watchouts:
          'Worry about an outcome may tie up energy that the task needs. Sorting what can be influenced from what cannot may help.',
      },
      middle: {
        headline: 'Mostly even, with a feel for pressure',
        text: 'Your answers are in the middle between calm and sensitive. You probably take everyday pressure without much trouble, while a bigger setback may stay on your mind for some time. You seem to feel tension without letting it take over for long. How you react probably depends on how much is at stake.',
        thirdPerson:
          'The answers are in the middle between calm and sensitive. Everyday pressure is probably taken without much trouble, while a bigger setback may stay on this person’s mind for some time. Tension is felt but does not seem to take over for long. The reaction probably depends on how much is at stake.',
        strengths:
          'Tends to take warning signs seriously and to keep a clear head. Tends to understand colleagues who feel pressure more strongly.',
        watchouts:
          'When several strains come together, the usual calm may run short. Speaking up early leaves time to change the load.',
      },
      high: {
        headline: 'Leans towards calm and composure',
        text: 'Your answers point to a calm and even manner. You probably keep a clear head when things get hectic and leave a setback behind fairly soon. Criticism seems to touch you less than it touches others. Because little shows on the outside, people around you may wonder at times how seriously you take their concern.',
        thirdPerson:
          'The answers point to a calm and even manner. This person probably keeps a clear head when things get hectic and leaves a setback behind fairly soon. Criticism seems to touch less than it touches others. Because little shows on the outside, colleagues may wonder at times how seriously a concern is taken.',
        strengths:
          'Tends to bring calm into tense situations and to keep making decisions. Often recovers soon from a setback.',
        watchouts:
          'Warning signs or the strain on others may be noticed late. Asking colleagues how they see the situation can help.',
      },
    },
  },
} as const;
