/** Communication style: the style view, assertiveness and cooperation, and how to talk with different people. */
export const insightsCommunicationStyleEn = {
  headline: {
    D: 'You get to the point.',
    I: 'You like talking with people.',
    S: 'You like to listen first.',
    G: 'You speak when you are sure.',
    DI: 'You talk fast and clearly.',
    DS: 'You are direct at times and calm at others.',
    DG: 'You say little that is not to the point.',
    IS: 'You look for the friendly conversation.',
    IG: 'You like to explain, and you like to be exact.',
    SG: 'You weigh your words.',
    none: 'None of your four styles stands out.',
  },
  lead: 'Four styles show what tends to come first when you talk: pace, contact, calm or accuracy. They are derived from your traits by a fixed formula, are not a separate measurement, and say nothing about how well you communicate.',
  picture: {
    title: 'Your four styles',
    text: 'Four sectors around a centre. The further a sector reaches, the more the style tends to show compared with most people. The line in each sector is the error of measurement (90%). The list says the same in words.',
  },
  names: { D: 'Driving', I: 'Inspiring', S: 'Steady', G: 'Grounded' },
  levels: { low: 'less than most people', middle: 'much like most people', high: 'more than most people' },
  none: 'Too few answers for the four styles.',
  caption: 'Derived from the Big Five, not a DiSG test.',
  styles: {
    D: {
      low: 'You probably leave the push to others and get your way by other means.',
      middle: 'When a talk goes round in circles, you probably press for an end at times.',
      high: 'You may say the result first and the reasons when asked. It saves time, and can sound like an order.',
    },
    I: {
      low: 'Small talk is probably not where you shine; content is.',
      middle: 'You probably like to warm up a group at times, when the occasion asks for it.',
      high: 'You probably like to talk, and with enthusiasm. Details may come later, or get lost.',
    },
    S: {
      low: 'Patience in conversation may cost you effort, above all when things repeat themselves.',
      middle: 'You probably let others finish and bring in your point after that.',
      high: 'You tend to give others time. Your own objection may come late for it.',
    },
    G: {
      low: 'You are probably content with the gist and fill in the rest as you go.',
      middle: 'You probably become precise when it matters.',
      high: 'You may want to have checked what you say. That sometimes takes time.',
    },
  },
  voice: { E3: 'Taking the floor', A4: 'Dealing with disagreement' },
  facets: {
    E3: {
      low: {
        text: 'You probably wait for an opening instead of making one.',
        gain: 'You probably like to think before you say something.',
        cost: 'Your view may go unsaid. A point sent in writing beforehand can help.',
      },
      middle: {
        text: 'At times you probably speak first, at times you let others go ahead.',
        gain: 'You probably do not settle on one part in a conversation.',
        cost: 'Where nobody leads, others may be unsure whether you will. Say it.',
      },
      high: {
        text: 'You probably speak early and set the direction.',
        gain: 'You say that you like to make the start when others hesitate.',
        cost: 'Those who need longer may give up. Asking first and speaking second can change that.',
      },
    },
    A4: {
      low: {
        text: 'Disagreement probably belongs to a good talk for you.',
        gain: 'You probably raise what bothers you while it can still be mended.',
        cost: 'Others may hear a fight where you hear a discussion. Naming what you agree on first can help.',
      },
      middle: {
        text: 'You tend to look for agreement, and to argue when it matters to you.',
        gain: 'You probably like to look for the point both sides can live with.',
        cost: 'It may be hard to see for others what is open to bargain for you and what is not.',
      },
      high: {
        text: 'You probably look for the common ground first.',
        gain: 'By your own account you care that no one loses face.',
        cost: 'Your no may sound like a perhaps. One clear sentence at the start can spare you a long talk.',
      },
    },
  },
  talk: {
    title: 'Talking with people who differ from you',
    hint: 'Choose how the other person comes across.',
    hintOwn: 'Choose how the other person comes across. The tip at the end has your own style in mind.',
    label: 'The other person seems',
    tips: {
      D: {
        one: 'Start with what you want, then give the reason in one sentence.',
        two: 'Stay with your view when you are pressed; it is usually taken as respect.',
      },
      I: {
        one: 'Begin with the person and only then with the list.',
        two: 'Sum up together at the end who does what, or it may evaporate.',
      },
      S: {
        one: 'Give notice of what will change, and leave time to sleep on it.',
        two: 'Ask what speaks against it, and wait longer than feels natural.',
      },
      G: {
        one: 'Send the figures ahead, and say how sure you are of each.',
        two: 'Take questions as interest. An honest “I do not know yet” goes down well.',
      },
    },
    /** First the person's own style, then that of the other person. */
    bridges: {
      D: {
        D: 'You both push: agree on who decides what before you start.',
        I: 'You want the result; the other person wants the story. Give it five minutes: it speeds up the rest.',
        S: 'Your pace can feel like pressure here: slow down at the first sentence, and not at the last.',
        G: 'You are done when the other starts checking: name a time by which good enough is enough.',
      },
      I: {
        D: 'You like to develop ideas while talking: bring the conclusion first, the sparks afterwards.',
        I: 'You could talk for hours: let one of you write down what was agreed.',
        S: 'Your drive may sweep over a quiet doubt: ask for it twice.',
        G: 'Back up your picture with a figure here, and let it be checked.',
      },
      S: {
        D: 'You wait for a gap that may not come: say at the start that you have a point.',
        I: 'You listen well, so the other goes on: put your own request on the table in between.',
        S: 'You both spare each other: agree that each of you names one objection.',
        G: 'You both like to take your time: set a date for the decision.',
      },
      G: {
        D: 'Your reasons come first; the other person wants the conclusion. Reverse the order.',
        I: 'Your questions can brake the enthusiasm: say first what you like about it.',
        S: 'Your corrections may weigh more than you think: name what is already right.',
        G: 'You can be exact for each other’s benefit: agree beforehand on what may stay open.',
      },
    },
  },
} as const;
