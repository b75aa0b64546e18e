/** The two pages linked in every footer. They describe the product; its operator is unknown to it. */
export const legalEn = {
  legal: {
    title: 'Legal',
    lead: 'Who is responsible for this site, and what its results are.',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          'Quint is software that organisations run themselves. The operator of {{host}} is responsible for this installation and its contents.',
          'Name and address of the operator are in your contract, or come from the organisation that invited you: its name is in your invitation e-mail.',
        ],
        points: [],
      },
      {
        title: 'What a result is, and what it is not',
        paragraphs: [
          'The survey is a self-description. Its figures come from fixed, documented rules and carry an error of measurement, which is always shown.',
        ],
        points: [
          'A result does not show knowledge, ability or experience, and it says nothing about health.',
          'A fit compares five figures with the range that was set for a role. It is not a judgement of suitability.',
          'The product makes no decisions: no application is rejected by a score. People decide, and they are accountable for it.',
        ],
      },
      {
        title: 'Questionnaire and norm',
        paragraphs: [
          'The statements belong to the IPIP-NEO-120 of the International Personality Item Pool (ipip.ori.org), which is in the public domain. The German wording is our own.',
          'Results are compared with a provisional norm: published figures of English-speaking adults who took part on the Internet. It does not represent the working population of any country.',
        ],
        points: [],
      },
      {
        title: 'Licence and liability',
        paragraphs: [
          'The software is open source under the MIT licence and comes without warranty. What the operator has agreed with you is not affected by that.',
          'Links in texts that people write here lead to other people’s pages, and they are responsible for those.',
        ],
        points: [],
      },
    ],
    notices: 'Licences of the software that these pages contain',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What is stored about you, why, how long, and what you can ask for.',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          'If you were invited to the survey, the organisation that invited you is responsible for your data. Its name is in the invitation and above the survey. The operator of {{host}} stores the data on its behalf.',
        ],
        points: [],
      },
      {
        title: 'What is stored about talents',
        paragraphs: ['As soon as you are invited, and more once you take part:'],
        points: [
          'name, e-mail address and language, to invite you and to name your result',
          'your answers and the time each one took, to compute the result and to note how carefully the survey was answered',
          'the result: five traits, their facets, the quality of the answers, and the report as a PDF',
          'age and gender as you state them, to count whether groups are treated alike; they do not affect the result and are not shown beside it',
          'the status of your invitation, and the roles and groups you are considered for',
          'your job profile, as far as you fill it in: skills, languages, experience, places, work mode, earliest start, salary and preferred roles; a CV that you import is not kept',
          'what you write: a statement on your result, messages to the organisation, your personal mission, feedback, registrations for courses, and what you ask about your data',
          'what administrators write about you: notes, and reasons for not moving forward',
          'what you agreed to and took back, with the date and the wording, and who opened your result or unlocked you, and when',
          'if you opt out of invitations, a fingerprint of your e-mail address, from which it cannot be read back: it stays, so that no workspace writes to you again',
        ],
      },
      {
        title: 'What is stored about people with an account',
        paragraphs: [],
        points: [
          'name, e-mail address, language and the workspaces you belong to',
          'your password as a hash from which it cannot be read back',
          'your sign-ins and the time of the last one',
          'what happened to your sign-in (attempts that failed, changes of password, second factor and passkeys) with the kind of browser and device, and no network address: you find it in your user settings under “Recent activity”',
        ],
      },
      {
        title: 'Why, and on what legal basis',
        paragraphs: [
          'The data is used to carry out the survey, to show its result to you and to the organisation, and to compare it with roles. Depending on the case the legal basis is your consent, steps before a contract of employment, or the contract itself (Art. 6 (1) (a), (b) GDPR and national employment law). The organisation that invited you tells you which one applies.',
          'Two more purposes concern no single person. Every night, sums without names are formed from the carefully answered surveys of all workspaces: they show how precisely the survey measures and can become the norm that results are compared with. And for each workspace it is counted whether results, agreement with roles, flags on response quality, the shortlist and hiring differ between genders or age groups; only counts and sums are kept, and none about a group of fewer than ten people. The legal basis is the interest in a precise and fair measurement (Art. 6 (1) (f) GDPR).',
          'There is no advertising and no profile beyond the result, and data is not sold. No artificial intelligence takes part in a result. Only the texts that describe a role can be shortened by AI: then the name of the role and that text leave this site for the provider that the operator has chosen, without results and without the names, e-mail addresses and phone numbers of people of the workspace.',
        ],
        points: [],
      },
      {
        title: 'Who sees what',
        paragraphs: [],
        points: [
          'You see your own result and get the report by e-mail. You can add a statement of your own, which stands beside the result; you can change and remove it at any time.',
          'Administrators of the workspace that invited you see your name, your result, your statement and the report, never individual answers. They also see how closely your result agrees with the range of a role, where you stand among others for that role, and questions for an interview. With an account you can read that agreement for every role you are considered for. Where the workspace hides personal data, names, addresses and statements are hidden from them as well.',
          'Administrators can let hiring managers decide about a role with them. For the roles you are considered for, hiring managers see your name, your result, your statement and that agreement once you have finished, and the interview sheets; they see nothing else about you. Each look is in the log of your data.',
          'Other workspaces see you only while you are open for work, and then a card with your first name, places and result; an insight opens last name, e-mail and the job profile to the workspace that spends it. You can see which workspaces these were. Otherwise they see neither you nor your result. It enters the sums over all workspaces without your name; they are shown only when enough surveys are in them.',
          'Where the organisation has given its works council access, it sees settings, ranges of roles, figures about groups, and who opened results and when. It never gets a result or the name of a talent.',
          'Some organisations hold a new result back: for a while, or until you have opened it, only you see it.',
          'The operator and its providers of hosting, e-mail and, where one is connected, AI for texts of roles process the data on behalf of the organisation.',
        ],
      },
      {
        title: 'How long',
        paragraphs: [],
        points: [
          'An invitation link works for 30 days.',
          'What happened to your sign-in is kept for 90 days.',
          'A sign-in ends after 7 days without use, and after 30 days in any case. A survey you have started stays open on a device for 30 days.',
          'People who apply are deleted 6 months after a rejection, or 12 months after the last activity, if the organisation has set no other times. An organisation that sets none at all has to say why. Employees are kept until a limit is set. The exact day is under “Your data”; you get an e-mail 30 days before, and one click keeps your data.',
          'You can delete your data at any time, and so can the organisation: name, answers, reports, messages, notes and your account are deleted at once. The numbers of the result stay without a name and with the month alone, so that it can be checked whether groups are treated alike; that your data was deleted is noted for three years, without a name. Before you delete, you see what is removed and what stays.',
          'E-mails that went out are kept for 90 days, sessions of surveys for 90 days after their end, the log of who looked for three years, counts of use for one year.',
        ],
      },
      {
        title: 'Cookies and browser storage',
        paragraphs: [
          'Without your consent we store only what the site needs to work. What needs your consent is listed below under “Counting visits”.',
        ],
        points: [
          'cookies that keep you signed in, remember a survey you have started, and protect forms against forgery',
          'a cookie (quint_device, 180 days) by which we know a browser you signed in with again, so that no one else can lock you out of it',
          'language and appearance you chose',
          'answers that have not reached the server yet; they leave the device once they have',
          'a random number (quint_temp_user_id, one year) once you open the offer of insight packages, so that we can count how often it is opened; it is noted with your account, your workspace and the day',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'With an account you find all of this under “Your data”: what is stored, until which day, and who looked; a copy of everything to download; requests with their answers; deleting; and switches that take effect at once. Without one, or for anything else, ask the organisation that invited you. You can ask, free of charge,',
        ],
        points: [
          'for a copy of your data, also in a form you can take along',
          'to correct what is wrong, and to delete or restrict what is no longer needed',
          'to stop using your data when you object or withdraw your consent; what happened before stays lawful',
          'to be left out of rankings: your result stays, but no fit with a role is calculated or shown',
          'not to be counted in norms, and to get no reminders',
          'to have a person look at your case, explain your result and hear your view of it; you must get an answer within one month',
        ],
      },
      {
        title: 'Complaints',
        paragraphs: [
          'You can also complain to a data protection authority, for example the one where you live.',
        ],
        points: [],
      },
    ],
  },
};
