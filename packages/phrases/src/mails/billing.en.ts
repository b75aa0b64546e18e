/** Mails about orders, subscriptions and talent insights. {{number}}, {{thing}}, {{price}}, {{date}}, … are filled in. */
export const billingMailsEn = {
  /** What was ordered, in a sentence. */
  things: {
    basic: 'Basic',
    flow: 'Flow for a {{period}}, administrators: {{administrators}}, team members: {{members}}',
    enterprise: 'Enterprise, team members: {{members}}',
    insights: '{{insights}} talent insights',
    premium_report: 'premium report',
  },
  periods: { month: 'month', year: 'year' },
  /** The lines below the first sentence. */
  what: '{{thing}}\n{{price}}',
  test: 'This was a test payment: no money has moved.',
  plusVat: '{{amount}} plus VAT',
  plusTax: '{{amount}} plus {{tax}} VAT',
  withVat: '{{amount}} including VAT',
  byAgreement: 'a price by agreement',
  free: 'free of charge',
  /** What an order that was paid or fulfilled gives. */
  given: {
    basic: 'The workspace {{workspace}} has Basic now.',
    flow: 'The workspace {{workspace}} has Flow now.',
    enterprise: 'The workspace {{workspace}} has Enterprise now.',
    insights:
      'The talent insights are in the workspace {{workspace}} now. Each opens the last name, the e-mail address and the job profile of one talent; results can be read either way.',
    premium_report: 'The report can be opened on the page of the talent, who gets it by e-mail, too.',
    own_report: 'The report comes in an e-mail of its own.',
  },
  note: 'Note from {{brand}}: {{note}}',
  toBilling: 'Open billing',
  footer:
    'You receive this e-mail because you administer the workspace {{workspace}} at {{brand}}, or because its invoices go to this address.',
  ownFooter: 'You receive this e-mail because a report was ordered with your address at {{brand}}.',
  orders: {
    requested: {
      subject: 'Request {{number}} waits for an answer',
      title: 'Request {{number}} waits for an answer',
      text: 'in the workspace {{workspace}} an offer was asked for.',
      unpaid: 'Nothing has been charged, and nothing is given before you answer.',
      message: 'They wrote: {{message}}',
      button: 'Open the orders',
      footer: 'You receive this e-mail because you are an administrator of {{brand}}.',
    },
    paid: {
      subject: 'Order {{number}} is paid',
      title: 'Your order is paid',
      text: 'the payment for order {{number}} has arrived.',
    },
    fulfilled: {
      subject: 'Request {{number}} is fulfilled',
      title: 'Your request is fulfilled',
      text: 'your request {{number}} is fulfilled.',
      uncharged: 'Nothing was charged here. What was agreed with {{brand}} about an invoice holds.',
    },
    declined: {
      subject: 'Request {{number}} was declined',
      title: 'Your request was declined',
      text: 'your request {{number}} was declined. Nothing is charged, and everything stays as it is.',
    },
    refunded: {
      subject: 'Order {{number}} is paid back',
      title: 'Your order is paid back',
      text: 'order {{number}} was taken back. {{refunded}} are on the way to where the payment came from.',
      byHand: 'order {{number}} was taken back. {{brand}} has noted {{refunded}} as paid back.',
    },
    takenBack: {
      basic: 'Nothing else changes.',
      flow: 'The plan of this order has ended.',
      enterprise: 'The plan of this order has ended.',
      insights: 'Talent insights of this order that were not used are taken back; talents stay unlocked.',
      premium_report: 'The report can no longer be opened.',
    },
  },
  granted: {
    subject: '{{insights}} talent insights for {{workspace}}',
    title: '{{insights}} talent insights for you',
    text: '{{brand}} has given the workspace {{workspace}} {{insights}} talent insights. There are {{balance}} now.',
    reason: 'Reason: {{reason}}',
    opens:
      'Each opens the last name, the e-mail address and the job profile of one talent; results can be read either way.',
    button: 'See the history',
  },
  subscription: {
    failed: {
      subject: 'A payment for {{workspace}} has failed',
      title: 'A payment has failed',
      text: 'the payment for Flow in the workspace {{workspace}} has failed. Everything works on until {{date}}.',
      next: 'Pay the open invoice or enter another card by then. Otherwise the workspace is paused on {{date}}: nothing is deleted, talents keep their own results, and surveys already begun can be finished.',
      button: 'Pay the invoice',
    },
    unpaid: {
      subject: 'A payment for {{workspace}} is still missing',
      title: 'A payment is still missing',
      text: 'the payment for Flow in the workspace {{workspace}} is still missing. Everything works on until {{date}}.',
      next: 'Pay the open invoice or enter another card by then. Otherwise the workspace is paused on {{date}}: nothing is deleted, talents keep their own results, and surveys already begun can be finished.',
      button: 'Pay the invoice',
    },
    last: {
      subject: '{{workspace}} is paused on {{date}} unless the invoice is paid',
      title: 'Three days are left to pay',
      text: 'the payment for Flow in the workspace {{workspace}} is still missing. Without it the workspace is paused on {{date}}.',
      next: 'Nothing is deleted then, talents keep their own results, and surveys already begun can be finished. As soon as the invoice is paid, everything works again.',
      button: 'Pay the invoice',
    },
    frozen: {
      subject: '{{workspace}} is paused because a payment is missing',
      title: 'The workspace is paused',
      text: 'a payment for Flow in the workspace {{workspace}} has been missing since {{since}}, so the workspace is paused. Nothing is deleted, talents keep their own results, and surveys already begun can be finished.',
      next: 'As soon as the open invoice is paid, everything works again.',
      button: 'Pay the invoice',
    },
    cancelled: {
      subject: 'Flow for {{workspace}} ends on {{date}}',
      title: 'Flow ends on {{date}}',
      text: 'Flow in the workspace {{workspace}} was cancelled. It stays until {{date}}, and nothing more is charged.',
      next: 'After that the workspace goes on with Basic. Nobody is removed and nothing is deleted; where more people are there than Basic allows, they stay, and nobody can be added. Until {{date}} the cancellation can be taken back.',
      button: 'Open billing',
    },
    ended: {
      subject: 'Flow for {{workspace}} has ended',
      title: 'Flow has ended',
      text: 'Flow in the workspace {{workspace}} has ended. The workspace goes on with Basic, and nothing more is charged.',
      next: 'Nobody was removed and nothing was deleted. Where more people are there than Basic allows, they stay, and nobody can be added. You can choose Flow again at any time.',
      button: 'See the plans',
    },
    endedUnpaid: {
      subject: 'Flow for {{workspace}} has ended because a payment is missing',
      title: 'Flow has ended because a payment is missing',
      text: 'the payment for Flow in the workspace {{workspace}} did not come, so Flow has ended and the workspace is paused.',
      next: 'Nothing is deleted, talents keep their own results, and surveys already begun can be finished. Choose a plan, and everything works again.',
      button: 'See the plans',
    },
    smaller: {
      subject: 'Flow for {{workspace}} changes on {{date}}',
      title: 'Flow changes on {{date}}',
      text: 'Flow in the workspace {{workspace}} changes on {{date}}. Until then everything stays as it is paid.',
      next: 'Where more people are there than Flow is paid for then, they stay, and nobody can be added. Until {{date}} the change can be taken back.',
      button: 'Open billing',
    },
  },
};
