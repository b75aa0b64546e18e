/**
 * The questions of the interview bank. Each asks about a past event. `below` belongs to ranges that exclude more people
 * below them, `above` to those that exclude more people above them. The anchors describe what was said or done for a
 * rating of 1 (low), 3 (middle) and 5 (high).
 */
export const questionsEn = {
  O: {
    below: {
      title: 'A new way of working',
      main: 'Tell us about a time when you had to give up a way of working that had served you well. How did you go about it?',
      followUps: {
        first: 'What did you try first, and what did you leave as it was?',
        second: 'How did you find out whether the new way was better?',
      },
      anchors: {
        low: 'Kept to the old way until told otherwise. Names nothing they tried themselves.',
        middle: 'Learned and used the new way when it was asked for. Names what went well and what did not.',
        high: 'Looked for a better way unasked, tried it on a small scale, compared it with the old way and improved it afterwards.',
      },
    },
    above: {
      title: 'Work that stays the same',
      main: 'Tell us about a task that stayed much the same for a long time. How did you keep the quality up?',
      followUps: {
        first: 'What did you check each time, and how?',
        second: 'When did you last put an idea for a change aside? What made you decide so?',
      },
      anchors: {
        low: 'Changed the way of working again and again, or lost sight of the quality. Names no check.',
        middle: 'Kept to the agreed steps, checked the result and put mistakes right.',
        high: 'Kept to the agreed steps over a long time, built in checks, noticed small mistakes early and proposed changes without disturbing the work.',
      },
    },
  },
  C: {
    below: {
      title: 'A promise at risk',
      main: 'Tell us about a time when something you had promised was at risk of slipping. What did you do?',
      followUps: {
        first: 'How did you keep track of what was still to be done?',
        second: 'Whom did you tell, when, and what did you say?',
      },
      anchors: {
        low: 'Noticed it late or when reminded, and left it to others or to chance. Names no way of keeping track.',
        middle:
          'Noticed it in time, changed the order of the work and delivered, or agreed a new date before the old one had passed.',
        high: 'Kept track from the start, saw the risk early, told those concerned, delivered what mattered most and changed something for the next time.',
      },
    },
    above: {
      title: 'A plan that no longer worked',
      main: 'Tell us about a time when a good plan of yours no longer worked. What did you do next?',
      followUps: {
        first: 'What did you drop, and how did you choose it?',
        second:
          'When did you last hand over something that was less finished than you wanted? How did you go about it?',
      },
      anchors: {
        low: 'Held on to the plan although it no longer worked, or waited for instructions. Names nothing they dropped.',
        middle: 'Made a new plan in time, dropped what mattered less and finished the rest.',
        high: 'Decided quickly what was good enough, told those concerned, started before everything was settled and adjusted the plan on the way.',
      },
    },
  },
  E: {
    below: {
      title: 'Winning people over',
      main: 'Tell us about a time when you had to win over people you did not know. How did you approach it?',
      followUps: {
        first: 'What did you say first, and how did they react?',
        second: 'What did you do when somebody held back?',
      },
      anchors: {
        low: 'Waited for others to begin, or stayed with people they knew. Names no step of their own.',
        middle:
          'Approached people when it was asked for, had thought about what to say, and got into conversation.',
        high: 'Approached people unasked, brought in those who held back, and tried another way when the first did not work.',
      },
    },
    above: {
      title: 'Listening',
      main: 'Tell us about a conversation in which listening mattered more than speaking. What did you do?',
      followUps: {
        first: 'What did you ask, and what did you learn that you had not known before?',
        second:
          'When did you last work on something by yourself for a longer time? How did you arrange your days?',
      },
      anchors: {
        low: 'Reports mainly what they said themselves. Cannot say what mattered to the other person.',
        middle: 'Let the other person finish, asked questions, and can say what mattered to them.',
        high: 'Made time for it, asked further before answering, checked whether they had understood, and acted on what they had heard.',
      },
    },
  },
  A: {
    below: {
      title: 'A disagreement',
      main: 'Tell us about a disagreement with somebody on whom you depended. How did you go on working together?',
      followUps: {
        first: 'How did you find out what mattered to the other person?',
        second: 'What did you change in what you wanted or did?',
      },
      anchors: {
        low: 'Pushed their own view through, or broke off contact. Cannot say what the other person wanted.',
        middle: 'Heard the other view, agreed on something both could work with, and kept to it.',
        high: 'Spoke to the other person early and directly, describes their view fairly, gave way where it made sense, and both went on working together.',
      },
    },
    above: {
      title: 'Saying no',
      main: 'Tell us about a time when you had to refuse a request from somebody you like working with. How did you put it?',
      followUps: {
        first: 'What did the other person say, and how did you reply?',
        second:
          'When did you last give somebody critical feedback? How did you prepare for it, and what came of it?',
      },
      anchors: {
        low: 'Gave in, put it off or left it to somebody else. Names no clear refusal.',
        middle: 'Refused clearly, gave the reason and stayed with it when asked again.',
        high: 'Refused early and directly, gave the reason, offered what was possible, stayed with it under pressure and spoke to the person again afterwards.',
      },
    },
  },
  ES: {
    below: {
      title: 'Deadlines that met',
      main: 'Tell us about a week in which several deadlines met. How did you arrange your work?',
      followUps: {
        first: 'What did you do first when you saw that time was short?',
        second: 'What did not work out, and what did you do right after you noticed?',
      },
      anchors: {
        low: 'Began many things and finished few, or waited for it to pass. Cannot say what came first and why.',
        middle:
          'Sorted the tasks by importance, worked through them and asked for help or more time where it was needed.',
        high: 'Saw it coming, agreed on what came first, stayed factual with others, dealt with a mistake at once and went on with the next task.',
      },
    },
    above: {
      title: 'An early sign',
      main: 'Tell us about a time when you noticed a risk before others did. What did you do about it?',
      followUps: {
        first: 'What exactly had you seen or heard, and whom did you tell?',
        second:
          'When was a colleague under more pressure than you were? How did you notice, and what did you do?',
      },
      anchors: {
        low: 'Names no risk they noticed themselves, or noticed it and told nobody.',
        middle: 'Noticed the risk, told somebody responsible and did what was agreed.',
        high: 'Noticed small signs early, checked them, told those concerned so that they took them seriously, and stayed with it until it was settled.',
      },
    },
  },
} as const;
