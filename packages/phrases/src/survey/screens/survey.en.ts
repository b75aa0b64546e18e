import { filledSurveyEn } from './survey/role-filled.en.ts';
import { beyondEn } from '../../base/beyond.en.ts';

import { surveyPreviewEn } from './survey/preview.en.ts';
import { surveyProofEn } from './survey/proof.en.ts';
import { surveyJobsEn, surveyVariantsEn } from './survey/variants.en.ts';

/** The survey for the person who answers it, from the link to the result. */
export const surveyEn = {
  documentTitle: 'Survey',
  state: {
    loading: 'Loading the assessment …',
    unreachable: 'An error occurred while loading the assessment, please try again in a few minutes',
    unreachableText: 'Answers you have already given are safe on this device.',
    offlineText:
      'You are offline. Answers you have already given are safe on this device. The page continues by itself once there is a connection.',
    expired:
      'Your assessment link has unfortunately expired and participation is currently no longer possible',
    expiredText: 'Please ask the person who invited you for a new link.',
    noSession: 'Please open the survey with the link of your invitation.',
    noSessionText: 'This browser does not know which invitation is yours. The link in the e-mail does.',
    replaced: 'Another survey was opened in this browser',
    replacedText:
      'This page belongs to a different invitation. To continue here, please open the link of your own invitation again; your answers are kept.',
    completed: 'Assessment already completed',
    completedText: 'Your answers have been submitted. You can look at your result now.',
    skip: 'Skip to my result',
    start: 'Start again',
    startNote: 'Starting again gives a new result with its own date. The old one stays as it is.',
    assessmentExpired: 'This assessment has expired',
    assessmentExpiredOn: 'It ended on {{date}}.',
    notStarted: 'Assessment Not Started',
    notStartedOn: 'It starts on {{date}}. Your link will work from then on.',
    notStartedText: 'Your link will work as soon as it has started.',
    checkAgain: 'Check again',
  },
  filled: filledSurveyEn,
  intro: {
    eyebrow: '{{workspace}} invites you',
    hello: 'Hello {{name}}',
    helloNobody: 'Hello',
    lead: 'How do you like to work, decide and work with others? This survey asks you, and nobody else.',
    what: 'What is measured',
    whatText:
      'Five broad traits: openness, conscientiousness, extraversion, agreeableness and emotional stability. There are no right or wrong answers, and no side of a trait is the better one in itself; which one helps depends on the task.',
    who: 'Who sees what',
    whoText: `{{workspace}} sees your result on the five traits and the report, never individual answers. ${beyondEn.also} You see your result right after submitting. ${beyondEn.yours}`,
    held: {
      '24h':
        'You see it first: {{workspace}} sees it 24 hours after you submit, or as soon as you have opened it.',
      '48h':
        'You see it first: {{workspace}} sees it 48 hours after you submit, or as soon as you have opened it.',
      opened: 'You see it first: {{workspace}} sees it only once you have opened it.',
    },
    whoTextNobody:
      'Only your result, what follows from it for a role, and the report are shared, never individual answers. You see your result right after submitting.',
    purpose: 'What the result is for',
    purposes: {
      team: '{{workspace}} would like to get to know a team and looks at the results side by side. Your result can also be compared with the ranges that are set for a role.',
      recruiting:
        '{{workspace}} would like to fill a role. Your result is compared with the ranges that are set for the role, and is shown next to the results of others.',
      pool: '{{workspace}} adds you to a talent pool that is searched for people who fit a task. Your result can be compared with the ranges that are set for a role, and is shown next to the results of others.',
    },
    /** The same for a role with a name. */
    roles: {
      team: '{{workspace}} would like to get to know a team and looks at the results side by side. Your result is compared with the ranges that are set for the role “{{role}}”.',
      recruiting:
        '{{workspace}} would like to fill the role “{{role}}”. Your result is compared with the ranges that are set for it, and is shown next to the results of others.',
    },
    choice: 'Your decision',
    choiceText:
      'Taking part is voluntary. You can decline or stop at any time; only what you submit is scored.',
    long: 'How long it takes',
    longText_one:
      'About 20 minutes for {{count}} short statement. Every answer is saved at once; the same link brings you back.',
    longText_other:
      'About 20 minutes for {{count}} short statements. Every answer is saved at once; the same link brings you back.',
    change: 'How to answer',
    changeText:
      'One tap answers a statement and leads to the next. You can go back and change any answer until you submit.',
    instruction: 'Answer as you usually are at work; your first thought is good enough.',
    start: 'Start',
    resume: 'Continue',
    resumeNote: '{{answered}} of {{total}} answered, about {{minutes}} min left.',
    resumeDone: 'Everything is answered. All that is left is to submit.',
    faq: 'Frequently asked questions',
  },
  faq: [
    {
      question: 'Can I take a break?',
      answer:
        'At any time. Close the page or press Pause; the link in your invitation leads back to the first open statement, on any device.',
    },
    {
      question: 'What if my connection breaks?',
      answer:
        'Just carry on. Answers wait on your device and are sent when you are back online. The line on top says when all of them have arrived.',
    },
    {
      question: 'Why am I asked for age and gender?',
      answer:
        'They help to check that the survey treats groups alike. They do not affect your result, and nobody sees them beside it.',
    },
    {
      question: 'Why does a statement ask me to choose a certain answer?',
      answer:
        'Two statements check that the statements are being read. Simply choose what they ask for; they do not count towards your result.',
    },
    {
      question: 'What do I get out of it?',
      answer:
        'Your own result right after submitting, and the report by e-mail. It describes the upside of both sides of each trait.',
    },
  ],
  faqDecision: {
    question: 'Can this survey get me turned down?',
    answer:
      'Not by the survey alone: people decide, not a machine. {{workspace}} can take your result into account along with other things; feel free to ask how.',
  },
  variants: surveyVariantsEn,
  preview: surveyPreviewEn,
  proof: surveyProofEn,
  about: {
    title: 'First, a few details about you',
    lead: 'Age and gender help to check that the survey treats groups alike. They do not affect your result and are not shown beside it.',
    name: 'Name',
    age: 'Age',
    ageHint: 'In years',
    gender: 'Gender',
    genders: {
      male: 'Male',
      female: 'Female',
      diverse: 'Non-binary or another gender',
      undisclosed: 'I prefer not to say',
    },
    submit: 'Continue to the statements',
    back: 'Back',
    failed: 'Your details could not be saved. Please check your connection and try again.',
  },
  item: {
    position: '{{number}} of {{total}}',
    back: 'Back',
    next: 'Next',
    pause: 'Pause',
    keys: 'Keys 1–4 answer and move on, Backspace goes back',
    choiceMissing: 'Nothing is chosen yet: press 1, 2, 3 or 4.',
    progress: '{{answered}} of {{total}} answered',
    announce: '{{answered}} of {{total}} answered, about {{minutes}} min left.',
    missing_one: 'One statement is still open. Once it is answered you can submit.',
    missing_other: '{{count}} statements are still open. Once they are answered you can submit.',
    loading: 'Loading the statements …',
    failed: 'The statements could not be loaded. Please check your connection and try again.',
  },
  saving: {
    saved: 'Saved',
    saving: 'Saving …',
    waiting_one: '{{count}} answer not sent yet',
    waiting_other: '{{count}} answers not sent yet',
    offline_one: 'Offline, {{count}} answer not sent yet',
    offline_other: 'Offline, {{count}} answers not sent yet',
    offlineSaid: 'You are offline. Answers are kept on this device and sent later.',
    left: 'about {{minutes}} min left',
  },
  breath: {
    title_one: '{{count}} answer done. Take a breath.',
    title_other: '{{count}} answers done. Take a breath.',
    text: 'Look out of the window, stretch, drink some water. About {{minutes}} min are left.',
    continue: 'Continue',
  },
  paused: {
    title: 'Paused',
    text: 'Your answers are saved. You can close this page; the link in your invitation brings you back to this statement, on any device.',
    unsentText:
      'Some answers are still on this device only. They are sent as soon as there is a connection, so please come back on this device.',
    continue: 'Continue',
    language: 'Language of the statements',
  },
  handover: {
    open: 'Continue on another device',
    title: 'Continue on another device',
    text: 'Scan the code with the camera of your phone. It opens your own survey there at the first open statement.',
    code: 'QR code that opens your survey',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    copyFailed: 'Failed to copy link. Please try again.',
    note: 'The code works once, for a short time. Do not show it to anyone else.',
    unsent: 'Some answers are still on this device only. Wait until they are sent before you switch.',
    failed: 'The link could not be loaded. Please check your connection and try again.',
    close: 'Close',
  },
  mails: {
    ask: {
      title: 'No more e-mails?',
      text: 'We then send no invitations, reminders or survey links to your address any more, whichever organisation asks for it. Links you have already received keep working, and e-mails you ask for yourself, such as a new password, still come.',
    },
    stop: 'Stop these e-mails',
    off: {
      title: 'No more e-mails',
      text: 'Invitations, reminders and survey links no longer come to your address. For this we keep no list of addresses, only a code from which yours cannot be read.',
    },
    allow: 'Allow them again',
    on: {
      title: 'E-mails may come again',
      text: 'Organisations can invite you by e-mail as before.',
    },
    failed: 'That did not work. Please check your connection and try again.',
  },
  end: {
    title: 'That was the last statement',
    text: 'Go back to change an answer, or submit now. After that the answers are final.',
    finish: 'Submit',
    finishing: 'Submitting …',
    waiting_one: 'One answer is still on its way. Submitting continues by itself once it has arrived.',
    waiting_other:
      '{{count}} answers are still on their way. Submitting continues by itself once they have arrived.',
    offline_one:
      'You are offline. {{count}} answer is kept here and submitted as soon as you are back online.',
    offline_other:
      'You are offline. {{count}} answers are kept here and submitted as soon as you are back online.',
    failed: 'Submitting did not work. All answers are saved; please try again in a moment.',
  },
  thanks: {
    title: 'Thank you, {{name}}',
    titleNobody: 'Thank you',
    text: 'Your answers have been submitted.',
    next: 'What happens next',
    steps: [
      'You see your result on the five traits right away.',
      'The full report comes by e-mail as a PDF within a few minutes.',
      'If you like, talk about it with the person who invited you: you know best what fits.',
    ],
    countdown_one: 'On to your result in {{count}} second.',
    countdown_other: 'On to your result in {{count}} seconds.',
    countdownDashboard_one: 'Back to your overview in {{count}} second.',
    countdownDashboard_other: 'Back to your overview in {{count}} seconds.',
    result: 'See my result now',
    held: 'Paused. Take your time.',
    hold: 'Pause the countdown',
    unhold: 'Let it run',
    continue: 'Continue now',
  },
  result: {
    title: 'Your result',
    lead: 'Answered on {{date}}. A high value is not better in itself than a low one: each side has its uses.',
    chart: 'Your five traits on a scale from 1 to 9',
    chartText:
      'Five lines, one for each trait, with a point and the error of measurement. The table below holds the same values.',
    notScored: 'not enough answers',
    table: 'The same in numbers',
    columns: {
      trait: 'Trait',
      left: 'Left side',
      right: 'Right side',
      stanine: 'Value 1–9',
      bar: 'Error of measurement',
      percentile: 'Percentile',
    },
    span: '{{low}} to {{high}}',
    percentile: '{{value}} ({{low}}–{{high}})',
    howToRead:
      'The point is your value; 5 is the average of the comparison group. The bar shows how precise the measurement is: in 9 of 10 cases the true value lies inside such a bar. On another day the value may also lie outside it.',
    words: 'The five traits in words',
    quality: 'How the survey was answered',
    report: 'The personality report comes by e-mail as a PDF.',
    retake: 'Answer the survey again',
    retakeNote: 'Free of charge. A new survey gives a new result with its own date; this one stays as it is.',
    notFinished: 'There is no result yet',
    notFinishedText: 'The result appears here once the survey has been submitted.',
    toSurvey: 'To the survey',
    failed: 'The result could not be loaded. Please try again in a few minutes.',
    retakeFailed: 'A new survey could not be started. Please try again in a few minutes.',
    loading: 'Loading your result …',
    jobs: surveyJobsEn,
    teaser: {
      title: 'What stands out',
      more: 'The report in your inbox has all of it: every trait in words, the numbers and their error of measurement.',
      button: 'What companies get from it',
    },
    profile: {
      title: 'Keep your result',
      text: 'With an account you get back to it whenever you like.',
      textSelfServe:
        'With a free account you can come back to it whenever you like and read it in eight steps. If you want companies to find you, you can switch that on there.',
      button: 'Make my profile',
    },
  },
} as const;
