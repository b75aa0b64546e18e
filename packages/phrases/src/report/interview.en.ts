/** Open questions about past behaviour, for each trait that lies outside the range of a role. */
export const interviewEn = {
  title: 'Questions for the conversation',
  intro:
    'These questions ask for experience, so that the conversation can confirm or correct what the questionnaire shows. Put comparable questions to everybody who is considered for the role, and note the answers before judging them.',
  followUps: [
    'What was the situation, and what was your part in it?',
    'What exactly did you do?',
    'What came of it, and what would you do the same way again?',
  ],
  none: 'All counted traits lie inside the range; there are no extra questions from this report.',
  /** What the questions of a side are after. */
  findOut: {
    O: {
      below: 'Find out how they take to new ways of working.',
      above: 'Find out how routine and settled ways work out.',
    },
    C: {
      below: 'Find out how dates, details and promises are kept.',
      above: 'Find out how changed plans and unfinished work are dealt with.',
    },
    E: {
      below: 'Find out how first contacts and lively meetings go.',
      above: 'Find out how listening and quiet work go.',
    },
    A: {
      below: 'Find out how they handle disagreement.',
      above: 'Find out how they say no and give hard feedback.',
    },
    ES: {
      below: 'Find out how pressure and setbacks are handled.',
      above: 'Find out how warnings and strain of others are noticed.',
    },
  },
  traits: {
    O: {
      below: [
        'Tell us about a time when you had to give up a way of working that had served you well. How did you go about it?',
        'Describe a task for which there was no model to follow. How did you find your way?',
        'Which idea of a colleague first seemed odd to you and later convinced you? What changed your mind?',
      ],
      above: [
        'Tell us about a task that stayed much the same for a long time. How did you keep the quality up?',
        'How did you decide in your last project which ideas to drop? Give us an example.',
        'Describe a situation in which you had an idea for a change and the team kept to the usual way. What did you do?',
      ],
    },
    C: {
      below: [
        'Tell us about a task with a fixed date and many details. How did you keep track of it?',
        'Describe a time when something you had promised was at risk of slipping. What did you do?',
        'How did you organise a long piece of work that held little interest for you? Take us through a recent example.',
      ],
      above: [
        'Tell us about a time when a good plan became useless overnight. What did you do next?',
        'Describe a situation in which you had to hand over work that was not finished to your standard. How did you deal with it?',
        'When did you last pass a task on to somebody who works differently from you? How did it go?',
      ],
    },
    E: {
      below: [
        'Tell us about a time when you had to win over people you did not know. How did you approach it?',
        'Describe a lively meeting in which your view was needed. How did you bring it in?',
        'How did you handle a day full of appointments in your last position? What did you do before and after?',
      ],
      above: [
        'Tell us about a longer task that you worked on by yourself. How did you arrange your days?',
        'Describe a conversation in which listening mattered more than speaking. What did you find out?',
        'When did a quieter colleague contribute something decisive? What was your part in making it heard?',
      ],
    },
    A: {
      below: [
        'Tell us about a disagreement with a colleague on whom you depended. How did you keep working together?',
        'Describe a time when you changed your mind because of somebody else’s interests. What led you there?',
        'When did your frank words land differently from what you had meant? What did you do then?',
      ],
      above: [
        'Tell us about a time when you had to refuse a request from somebody you like working with. How did you put it?',
        'Describe a negotiation in which both sides wanted the same thing. How did you proceed?',
        'When did you last give somebody critical feedback? How did you prepare for it, and what came of it?',
      ],
    },
    ES: {
      below: [
        'Tell us about a week in which several deadlines met. How did you arrange your work?',
        'Describe a setback at work that stayed with you for a while. What helped you to go on?',
        'When did you notice a risk before others did? What did you make of it?',
      ],
      above: [
        'Tell us about a time when a colleague was under more strain than you were. How did you notice, and what did you do?',
        'Describe a warning that you first took lightly. What did you do once it proved important?',
        'How did you show others in a tense situation that you took the matter seriously? Give us an example.',
      ],
    },
  },
} as const;
