/** The ways to a new role. */
export const roleCreationEn = {
  roles: 'Roles',
  title: 'New role',
  lead: 'Choose how you want to begin.',
  write: 'Write the role',
  otherWay: 'Another way',
  notAllowed: {
    title: 'The role assistant is switched off',
    text: 'A role can be written without it. Please ask the person who looks after your workspace at Quint to switch it on.',
  },
  ways: {
    assistant: {
      title: 'Question by question',
      text: 'Five questions that lead to a good description, in 5 to 10 minutes.',
    },
    templates: {
      title: 'From a role you have',
      text: 'Take texts and ranges of another role and change what differs.',
    },
    empty: { title: 'Empty role', text: 'You know what you need: write it down and set the ranges.' },
    stakeholders: {
      title: 'With stakeholders',
      text: 'Those who work with the role know what it needs. This is how to ask them.',
    },
  },
  templates: {
    lead: 'Choose the role to start from. It stays as it is.',
    none: 'There is no role to start from yet',
    noneText: 'Write the first one; others can be made from it.',
  },
  assistant: {
    lead: 'Take 5 to 10 minutes and note a sentence or two for each question. Then write them into the role.',
    steps: {
      one: {
        title: 'What is the role called?',
        text: 'A name that people outside your company understand, too.',
      },
      two: { title: 'Why does it exist?', text: 'One sentence: what would be missing without it?' },
      three: {
        title: 'What does it stand for?',
        text: 'The three most important accountabilities, one a line.',
      },
      four: {
        title: 'What value does it create, and for whom?',
        text: 'Customers, colleagues, the company: who notices first?',
      },
      five: {
        title: 'Which behaviour makes it work?',
        text: 'For each trait: does the work call for a low, a middle or a high value? Leave a trait at 1 to 9 where it does not matter.',
      },
    },
  },
  stakeholders: {
    lead: 'Ask three to five people, each alone, and put together what they agree on.',
    steps: {
      one: {
        title: 'Choose whom to ask',
        text: 'The future lead, two colleagues, someone who gets the results of the work.',
      },
      two: {
        title: 'Ask for situations',
        text: 'When did this role go well or badly, and what made the difference?',
      },
      three: {
        title: 'Ask for behaviour',
        text: 'What should someone in this role do more of than others, what less?',
      },
      four: {
        title: 'Compare',
        text: 'Set a narrow range only where most of them agree; leave the others wide.',
      },
      five: { title: 'Write it down', text: 'Into the role, with the reasons. Show it to those you asked.' },
    },
  },
  public: {
    title: 'Describe a role',
    lead: 'Five questions that lead to a good description of a role. With ranges for the five traits you see how talents fit it.',
    login: 'Sign in and write it',
    plans: 'See plans',
  },
  stakeholder: {
    title: 'Answer of a stakeholder',
    from: 'From',
    asked: 'Asked on',
    answered: 'Answered on',
    open: 'not answered yet',
    ranges: 'What the role needs',
    noRanges: 'No range was named.',
    missing: 'There is no answer of this stakeholder',
  },
} as const;
