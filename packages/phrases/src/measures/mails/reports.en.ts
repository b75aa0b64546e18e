import { beyondEn } from '../../base/beyond.en.ts';

/** The mail with a talent's own report. */
export const reportMailEn = {
  subject: 'Your personality report',
  title: 'Thank you, here is your report',
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  done: 'You have finished the survey of {{workspace}}. Your personality report is attached to this e-mail as a PDF.',
  whoSees: `{{workspace}} sees this result, too. ${beyondEn.also} ${beyondEn.yours} The numbers describe how you see yourself at work; there is nothing to pass or fail.`,
  /** Replaces `whoSees` for people who take the survey for themselves. */
  personal:
    'Your result is for you and goes to no employer. It describes how you see yourself at work; there is nothing to pass or fail.',
  held: 'You see your result first: {{workspace}} sees it on {{date}}, or as soon as you have opened it with the button below. The PDF alone does not count.',
  heldUntilOpened:
    'You see your result first: {{workspace}} sees it only once you have opened it with the button below. The PDF alone does not count.',
  open: 'Open my result',
  retake: 'Take the survey again, free of charge',
  quality: 'Please note how the questionnaire was answered: {{text}}',
  footer:
    'You receive this e-mail because you finished the survey of {{workspace}}. It contains personal details; pass it on only if you want to.',
  fileName: 'personality-report-{{date}}.pdf',
  fileNames: {
    personality: 'personality-report-{{date}}.pdf',
    premium: 'premium-report-{{date}}.pdf',
    role: 'role-fit-report-{{date}}.pdf',
    team: 'team-report-{{date}}.pdf',
    assessment: 'assessment-report-{{date}}.pdf',
    comparison: 'comparison-{{date}}.pdf',
    interview: 'interview-sheet-{{date}}.pdf',
  },
  /** To an administrator who asked to be notified of a result. */
  arrived: {
    subject: 'A result is in: {{name}}',
    title: '{{name}} has finished the survey',
    nobody: 'Someone you invited',
    text: 'You will find the result on their page, together with the fit with the roles they are considered for.',
    held: 'The result is held back, so that the person sees it first. You see it on {{date}}, or as soon as the person has opened it.',
    heldUntilOpened:
      'The result is held back, so that the person sees it first. You see it as soon as the person has opened it.',
    page: 'Open their page',
    button: 'See the result',
    footer: 'You receive this e-mail because you asked to be told about this result of {{workspace}}.',
  },
};

/** The names of these mails on the page Operation. */
export const reportsMailNamesEn = {
  report: 'Report',
  'result-arrived': 'Result arrived',
};
