/** The ten role templates: texts, and the reason for each trait's range. */
export const roleTemplatesEn = {
  sales: {
    name: 'Sales',
    purpose: 'Wins new customers and gives them a realistic picture of what they buy.',
    accountabilities:
      'Finds and contacts people who could become customers\nUnderstands what they need and says so when it does not suit\nLeads conversations to a decision, with an offer both sides can keep\nKeeps contacts and prospects up to date',
    value_creation:
      'Brings in the income on which the other work depends, and tells the company early what the market asks for.',
    description:
      'Works with people who have not asked for the conversation, in a job where being turned down is routine, and keeps track of many contacts at different stages.',
    reasons: {
      O: 'No requirement, 1 to 9: judgement. Nothing in this work clearly asks for much or little openness.',
      C: 'Striving for achievement, a part of conscientiousness, goes with results in sales (Vinchur et al., 1998). Both ends are left out: following up needs some order, and plans rarely survive a conversation; that is judgement.',
      E: 'Approaching strangers is the core of the day, so this trait counts double. Extraversion goes with results in sales (Barrick & Mount, 1991), but Grant (2013) saw the best ones in the middle of the scale; start at 5 if your customers come to you.',
      A: 'No requirement, 1 to 9: judgement. Obliging and tough people can both sell.',
      ES: 'Being turned down is routine. That emotional stability helps to cope with a no is judgement: plausible, and less well studied.',
    },
  },
  account_management: {
    name: 'Account management',
    purpose: 'Looks after existing customers so that they reach what they bought the product for.',
    accountabilities:
      'Knows the goals and the people of each customer\nKeeps agreements and sees to it that others keep them too\nRaises problems before the customer does\nAgrees on renewals and extensions',
    value_creation: 'Keeps customers and makes them grow, and carries what they learn into the company.',
    description:
      'Works for years with the same people, between their wishes and what the company can do, with many conversations and fixed dates.',
    reasons: {
      O: 'No requirement, 1 to 9: judgement. Nothing in this work clearly asks for much or little openness.',
      C: 'Keeping promises over years calls for order, and conscientiousness goes with good work across occupations, with a small mean effect (Wilmot & Ones, 2019). The top end is left out because customers also change plans at short notice, which is judgement.',
      E: 'Most of the day is conversation, often in groups. Extraversion goes with results in sales (Barrick & Mount, 1991); that this holds for existing customers is judgement. Choose a lower start where contact is mainly in writing.',
      A: 'Long relations need goodwill. Agreeableness goes with performance in work with other people (Mount et al., 1998). The upper end is left out because prices and limits have to be spoken about; that is judgement.',
      ES: 'Complaints arrive without notice. Emotional stability goes with performance in work with other people (Mount et al., 1998); the range only leaves out the lower half.',
    },
  },
  support: {
    name: 'Customer support',
    purpose: 'Helps customers out of a difficulty, so that they can go on working and feel well treated.',
    accountabilities:
      'Answers questions in writing and on the phone\nFinds the cause of a fault or the person who can\nStays in touch until the matter is settled\nTells the team what comes up again and again',
    value_creation: 'Keeps customers able to work, and shows the company where its product causes trouble.',
    description:
      'Many short contacts with people who are under pressure, with clear goals for time and quality and little say over what comes next.',
    reasons: {
      O: 'No requirement, 1 to 9: judgement. Nothing in this work clearly asks for much or little openness.',
      C: 'Conscientiousness goes with performance in work with other people (Mount et al., 1998). The very top is left out because interruptions are the rule here; this limit is judgement.',
      E: 'One conversation follows another, which is easier for people who like company: judgement, not a finding. Lower the start where contact is mainly in writing.',
      A: 'Agreeableness goes with performance in work with other people, less in service than in teams (Mount et al., 1998). The highest value is left out because friendly limits belong to the job, which is judgement.',
      ES: 'Angry callers are part of the day, so this trait counts double. Emotional stability goes with performance in work with other people, less in service than in teams (Mount et al., 1998).',
    },
  },
  software_developer: {
    name: 'Software developer',
    purpose: 'Builds and maintains software that people can rely on.',
    accountabilities:
      'Turns requirements into software that works and can be changed\nTests what was built and removes faults\nReads and discusses the work of colleagues\nKeeps up with tools and methods and chooses among them',
    value_creation:
      'Gives users a product that does its job, and the team a basis on which it can go on building.',
    description:
      'Long stretches of concentrated work alone, alternating with close coordination; problems often have no known solution.',
    reasons: {
      O: 'New problems and new tools every few months: openness goes with performance more in jobs that ask for new ideas (Judge & Zapata, 2015). How much of it your team needs depends on how new its product is.',
      C: 'Care shows in faults that do not happen. Conscientiousness goes with good work, with a small mean effect and less in complex jobs (Wilmot & Ones, 2019); the highest value is left out because perfect work can come too late, which is judgement.',
      E: 'No requirement, 1 to 9: judgement. Quiet and outgoing people develop good software.',
      A: 'No requirement, 1 to 9: judgement. A friendly tone helps a team, and plain criticism helps the product.',
      ES: 'Only the lowest values are left out, which is judgement: releases and faults bring pressure at times.',
    },
  },
  product_manager: {
    name: 'Product manager',
    purpose: 'Decides what is built next, and why, and answers for whether it helps.',
    accountabilities:
      'Learns from users and figures what the product lacks\nSets goals and an order, and says no to the rest\nWins developers, sales and management for the plan\nChecks after the launch whether the goal was reached',
    value_creation: 'Puts the time of the team where users and the company gain most from it.',
    description:
      'Works between many interests without giving orders, decides with incomplete knowledge and explains decisions again and again.',
    reasons: {
      O: 'Ideas from many sides have to be weighed. Openness goes with performance more in jobs that ask for new ideas (Judge & Zapata, 2015); the top end is left out because plans also have to be finished, which is judgement.',
      C: 'A plan that others rely on needs reliability. Conscientiousness goes with good work, with a small mean effect and less in complex jobs (Wilmot & Ones, 2019); the range leaves room on both sides.',
      E: 'Winning people for a plan happens in conversation. Extraversion goes with results of managers and in sales (Barrick & Mount, 1991); very high values are left out because listening matters as much, which is judgement.',
      A: 'No requirement, 1 to 9: judgement. Saying no and winning people pull in opposite directions.',
      ES: 'Decisions are criticised from several sides. Emotional stability goes with performance in work with other people (Mount et al., 1998); the highest value is left out so that warnings are still heard, which is judgement.',
    },
  },
  marketing: {
    name: 'Marketing',
    purpose: 'Makes sure the right people know the product and understand what it is good for.',
    accountabilities:
      'Finds out what moves the people to be reached\nPlans campaigns and sees them through\nWrites and commissions texts, pictures and events\nMeasures what had an effect and draws conclusions',
    value_creation: 'Brings interested people to the company and shapes the picture they have of it.',
    description:
      'Changes between ideas and figures, works with people inside and outside the company, and to fixed dates.',
    reasons: {
      O: 'Ideas are the material of this work. Openness is among the traits in which creative people differ most from others (Feist, 1998); how far that holds for campaigns is judgement.',
      C: 'Campaigns have dates and budgets, and conscientiousness goes with good work across occupations, with a small mean effect (Wilmot & Ones, 2019). Creative people are less conscientious than others (Feist, 1998), so the range is wide.',
      E: 'Much is agreed with others, inside and outside; that some sociability helps is judgement. Widen the range for work that is mainly writing.',
      A: 'No requirement, 1 to 9: judgement. Nothing in this work clearly asks for much or little agreeableness.',
      ES: 'No requirement, 1 to 9: judgement. Nothing in this role asks for more calm than other jobs do.',
    },
  },
  hr: {
    name: 'Human resources',
    purpose: 'Finds people for the company, and helps them to work well in it and with each other.',
    accountabilities:
      'Fills open positions by a fair and documented procedure\nIs the first contact for employees and for those who lead them\nPrepares contracts, certificates and reports correctly and on time\nPlans training and follows up on it',
    value_creation:
      'Gives the company people who suit its work, and gives people conditions in which they stay.',
    description:
      'Confidential conversations next to work with deadlines and law; often stands between two sides.',
    reasons: {
      O: 'People and their lives differ, and so do solutions. Openness goes with success in training (Barrick & Mount, 1991); that it helps here is judgement. The range leaves out the lower values and the very top.',
      C: 'Contracts and deadlines must be right, and conscientiousness goes with good work across occupations, with a small mean effect (Wilmot & Ones, 2019). Very high values are left out because hardly a day goes as planned, which is judgement.',
      E: 'Much of the work is conversation, and much of that is listening. These limits are judgement.',
      A: 'It counts double, because this role lives on trust and has to say no as well. Agreeableness goes with performance in work with other people (Mount et al., 1998); that the upper middle suits both tasks is judgement.',
      ES: 'Conflicts land here. Emotional stability goes with performance in work with other people (Mount et al., 1998); the highest value is left out so that worries of others are noticed, which is judgement.',
    },
  },
  finance: {
    name: 'Finance and accounting',
    purpose: 'Keeps the figures of the company correct, and shows what they mean.',
    accountabilities:
      'Records and checks what comes in and goes out\nPrepares monthly and annual accounts on time\nPlans liquidity and explains deviations\nKeeps to law, tax and internal rules',
    value_creation: 'Gives everyone who decides figures they can trust, and protects the company from harm.',
    description: 'Exact work with recurring dates, rules and tools; calm weeks alternate with closing days.',
    reasons: {
      O: 'Rules and recurring work call for little that is new, and changes of law for some of it. Only the ends are left out, which is judgement.',
      C: 'Errors are expensive here, so this trait counts double: conscientiousness goes with good work across occupations, with a small mean effect (Wilmot & Ones, 2019). The highest value is left out because closing days ask for an end, which is judgement.',
      E: 'No requirement, 1 to 9: judgement. Quiet and outgoing people can both do this work well.',
      A: 'No requirement, 1 to 9: judgement. Checking others needs both tact and firmness.',
      ES: 'No requirement, 1 to 9: judgement. Dates are known in advance. Set a range if your closing days are hard.',
    },
  },
  team_lead: {
    name: 'Team lead',
    purpose: 'Makes sure the team knows its goals, reaches them and stays healthy.',
    accountabilities:
      'Agrees on goals with the team and keeps them in view\nGives feedback, praise and criticism in time\nSettles conflicts and clears obstacles\nDevelops people and decides on staffing',
    value_creation:
      'Makes more of the work of several people than each of them alone would reach, and keeps them in the company.',
    description:
      'Many short conversations, decisions under uncertainty, and responsibility for the work of others.',
    reasons: {
      O: 'Change has to be explained and tried out. Openness goes with leading, with a small to moderate effect (Judge et al., 2002); the top end is left out because a team needs continuity, which is judgement.',
      C: 'People rely on what was agreed. Conscientiousness goes with leading, with a small to moderate effect (Judge et al., 2002).',
      E: 'Leading means speaking with people. Of the five traits extraversion goes with leading most consistently (Judge et al., 2002).',
      A: 'No requirement, 1 to 9: warmth and clarity are both asked for, and agreeableness has only a weak link with leading (Judge et al., 2002).',
      ES: 'Pressure from several sides belongs to the role. Emotional stability goes with leading, with a small to moderate effect (Judge et al., 2002); the range only leaves out the lower half.',
    },
  },
  assistant: {
    name: 'Assistant',
    purpose: 'Takes work off the shoulders of a team or its management, and keeps things in order.',
    accountabilities:
      'Plans appointments, journeys and meetings\nPrepares documents and follows up on open points\nIs the contact for people inside and outside the company\nTreats confidential matters confidentially',
    value_creation: 'Gives others time for their own work, and sees to it that nothing is forgotten.',
    description:
      'Many small tasks at the same time, frequent interruptions, and contact with very different people.',
    reasons: {
      O: 'No requirement, 1 to 9: judgement. Nothing in this work clearly asks for much or little openness.',
      C: 'Nothing may be forgotten, and conscientiousness goes with good work across occupations, with a small mean effect (Wilmot & Ones, 2019). The highest value is left out because interruptions are the rule, which is judgement.',
      E: 'Contact with many people is part of every day. The limits, without the lower half and the very top, are judgement.',
      A: 'Helping others is the task, and protecting their time means refusing some wishes. Agreeableness goes with performance in work with other people (Mount et al., 1998); the limits are judgement.',
      ES: 'No requirement, 1 to 9: judgement. Set a range if your team works under great pressure.',
    },
  },
} as const;
