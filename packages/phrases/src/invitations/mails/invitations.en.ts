import { beyondEn } from '../../base/beyond.en.ts';

/** The invitation to the survey. {{first_name}}, {{workspace}}, {{role}}, {{date}}, … are filled in. */
export const invitationMailEn = {
  subject: '{{workspace}} invites you to a personality survey',
  greeting: 'Hello {{first_name}},',
  intro:
    '{{workspace}} would like to learn how you prefer to think and to work with others, and invites you to a personality survey.',
  /** Replaces subject and introduction for a person whose previous result is doubtful. */
  anew: {
    subject: '{{workspace}} asks you to answer the survey once more',
    intro:
      '{{workspace}} asks you to answer the personality survey once more. Some of our checks flagged your answers; there are many harmless reasons for that, such as a hurry or a noisy place. Your former result counts until you have finished again.',
  },
  what: 'The survey measures five broad traits, known as the Big Five: openness, conscientiousness, extraversion, agreeableness and emotional stability. There are no right or wrong answers, and no side of a trait is better in itself; which one helps depends on the task.',
  /** Why the person is invited: without a role, for one, and for several. */
  purpose: {
    team: {
      none: 'The reason: {{workspace}} would like to get to know a team and looks at the results side by side. Your result can also be compared with the ranges that are set for a role.',
      one: 'The reason: {{workspace}} would like to get to know a team and looks at the results side by side. Your result is also compared with the ranges that are set for the role {{role}}.',
      several:
        'The reason: {{workspace}} would like to get to know a team and looks at the results side by side. Your result is also compared with the ranges that are set for these roles: {{roles}}.',
    },
    recruiting: {
      none: 'The reason: {{workspace}} would like to fill a role. Your result is compared with the ranges that are set for the role, is seen beside the results of others, and may be taken into account in the decision along with other things.',
      one: 'The reason: {{workspace}} would like to fill the role {{role}}. Your result is compared with the ranges that are set for it, is seen beside the results of others, and may be taken into account in the decision along with other things.',
      several:
        'The reason: {{workspace}} would like to fill these roles: {{roles}}. Your result is compared with the ranges that are set for them, is seen beside the results of others, and may be taken into account in the decision along with other things.',
    },
    pool: 'The reason: {{workspace}} adds you to a talent pool that is searched for people who fit a task. Your result can be compared with the ranges that are set for a role, and is seen beside the results of others.',
    personal: 'The reason: you take the survey for yourself. Your result goes to no employer.',
  },
  quotedRole: '“{{role}}”',
  how: 'Take about 20 minutes. You answer short statements, one after the other. You can stop at any time and continue later with the same link, on any device.',
  who: `{{workspace}} sees your result. ${beyondEn.also} You receive your report by e-mail when you have finished. ${beyondEn.yours} Your age and gender do not affect the result.`,
  /** Replaces `who` for people who take the survey for themselves. */
  whoPersonal:
    'Your result is for you: you receive your report by e-mail when you have finished. Apart from you, only the operator of this site can look it up. Your age and gender do not affect the result.',
  button: 'Start the survey',
  privacy: 'How your data is treated',
  manual: 'How the survey measures',
  note: 'This link is for you alone; please do not pass it on. It works until {{date}}.',
  askInviter: 'Do you have a question about this? Please write to {{name}}, {{email}}.',
  askInviterByEmail: 'Do you have a question about this? Please write to {{email}}.',
  askWorkspace: 'Do you have a question about this? Please ask your contact at {{workspace}}.',
  footer:
    'You receive this e-mail because {{workspace}} entered your address for a survey. Taking part is voluntary. If you do not want to, there is nothing you need to do.',
  sampleFirstName: 'Alex',
};

/** The names of these mails on the page Operation. */
export const invitationsMailNamesEn = {
  invitation: 'Invitation',
};
