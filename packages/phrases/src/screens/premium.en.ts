/** The premium report: what is in it, what it costs, where an order stands, and giving it back. */
export const premiumEn = {
  title: 'Go deeper: the premium report',
  points: [
    'Each trait on a page of its own, with its facets in words',
    'The upside and the downside of both sides, and what they mean at work',
    'What stands out, with questions to think about',
  ],
  once: 'incl. VAT, once',
  mailed: {
    own: 'It comes by e-mail as a PDF, and you find it here.',
    workspace: '{{name}} gets it by e-mail as well and sees it in their own profile.',
  },
  guarantee: 'Not what you hoped for? Give it back within {{days}} days and you get your money back.',
  buy: 'Buy the premium report',
  offer: 'Ask for an offer',
  offerNote:
    'Nothing is charged here: we answer by e-mail. Once you have the report, you can give it back within {{days}} days.',
  sample: 'See a sample',
  sampleNote: '{{sample}} (PDF, opens in a new tab)',
  asked: 'Asked on {{date}}, {{number}}. We answer by e-mail; nothing has been charged.',
  unpaid: 'Ordered on {{date}}, {{number}}. The payment is not confirmed yet.',
  goOn: 'Go on with the order',
  paid: 'Paid on {{date}}, {{number}}.',
  fulfilled: 'Unlocked on {{date}}, {{number}}.',
  given: { own: 'It has been unlocked for you.', workspace: 'It is unlocked.' },
  until: 'It can be given back until {{date}}.',
  download: 'Download as PDF',
  downloading: 'The PDF is being made …',
  downloadFailed: 'The PDF could not be made. Please try again.',
  giveBack: {
    button: 'Give it back',
    text: 'The report is taken back: nobody can open it here any more. The money returns to where it came from.',
    textOffer:
      'The report is taken back: nobody can open it here any more. What was paid for it returns to where it came from.',
    confirm: 'Yes, give it back',
    keep: 'Keep it',
    failed: 'That did not work. The report is still yours; please try again.',
  },
  returning: 'The report {{number}} is taken back. The money is on its way to where it came from.',
  failed: 'The premium report could not be loaded.',
  retry: 'Try again',
  loading: 'Loading the premium report …',
};
