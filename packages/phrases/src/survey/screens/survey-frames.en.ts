/** Embedding the survey in a website: the allowed ones, and the code to paste. */
export const surveyFramesEn = {
  title: 'Survey on your own site',
  lead: 'People sign up and answer in a page of your website, without leaving it. No one else can show your survey on a page.',
  saved: 'Saved',
  sites: {
    title: '1. Your websites',
    text: 'Only pages of these websites may show your survey.',
    none: 'No website yet: no one can show your survey on a page.',
    add: 'Website',
    hint: 'For example https://www.example.com. https://*.example.com stands for all its subdomains, http://localhost:3000 is for trying it out.',
    submit: 'Add',
    remove: 'Remove {{site}}',
    invalid: 'Enter a website that begins with https://, such as https://www.example.com.',
    double: 'This website is already in the list.',
    full: 'There is room for {{count}} websites.',
  },
  code: {
    title: '2. Paste this into your page',
    kind: 'Leads to',
    kinds: { applicants: 'Applicants', talent_pool: 'Talent pool' },
    language: 'Language of the sign-up',
    languages: { browser: 'As the browser', en: 'English', de: 'German' },
    form: 'Kind of code',
    forms: { script: 'With height', frame: 'Frame only' },
    formText: {
      script: 'The frame grows with its content, and your page is notified when someone has finished.',
      frame: 'A plain frame of fixed height, for editors that do not allow scripts.',
    },
    label: 'Code for your page',
    copy: 'Copy the code',
    copied: 'Copied',
    frameTitle: 'Survey',
    preview: 'Open the sign-up in a new window',
    noLink: 'The code needs your public link, and there is none yet.',
    makeLink: 'Create the link',
  },
  site: {
    title: '3. What your website needs',
    policy: 'If your pages send a Content-Security-Policy, add these two directives:',
    finished:
      'When somebody has submitted the survey, the element gets the event “quint:finished” with the id of the result and nothing about the person. The frame shows a thank-you, and the person can open their result there.',
    cookies:
      'Some browsers store nothing for a frame. The survey then opens in a window of its own, with one press of a button.',
  },
} as const;
