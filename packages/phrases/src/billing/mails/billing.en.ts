/** Mails about orders, subscriptions and talent insights. {{number}}, {{thing}}, {{price}}, {{date}}, … are filled in. */
export const billingMailsEn = {
  /** What was ordered, in a sentence. */
  things: {
    basic: 'Basic',
    flow: 'Flow for a {{period}}, administrators: {{administrators}}, team members: {{members}}',
    enterprise: 'Enterprise, team members: {{members}}',
    insights: '{{insights}}',
    premium_report: 'Premium report',
  },
  insights: { one: '{{count}} talent insight', other: '{{count}} talent insights' },
  periods: { month: 'month', year: 'year' },
  /** The lines below the first sentence. */
  what: '{{thing}}\n{{price}}',
  test: 'This was a test payment: no money has moved.',
  plusVat: '{{amount}} plus VAT',
  plusTax: '{{amount}} plus {{tax}} VAT',
  withVat: '{{amount}} including VAT',
  byAgreement: 'Price by agreement',
  free: 'Free of charge',
  /** What a paid or fulfilled order grants. */
  given: {
    basic: 'The workspace {{workspace}} now has Basic.',
    flow: 'The workspace {{workspace}} now has Flow.',
    enterprise: 'The workspace {{workspace}} now has Enterprise.',
    insights:
      'The talent insights are now in the workspace {{workspace}}. Each unlocks what is still hidden about one talent: last name and e-mail address, unless they were invited by name, and the job profile. Results can be read either way.',
    premium_report: 'The report can be opened on the page of the talent, who also gets it by e-mail.',
    own_report: 'The report comes in an e-mail of its own.',
  },
  note: 'Note from {{brand}}: {{note}}',
  toBilling: 'Open billing',
  footer:
    'You receive this e-mail because you administer the workspace {{workspace}} at {{brand}}, or because its invoices go to this address.',
  ownFooter: 'You receive this e-mail because a report was ordered with your address at {{brand}}.',
  orders: {
    requested: {
      subject: 'Request {{number}} is waiting for an answer',
      title: 'Request {{number}} is waiting for an answer',
      text: 'The workspace {{workspace}} has requested a quote.',
      unpaid: 'Nothing has been charged, and nothing is unlocked until you answer.',
      message: 'They wrote: {{message}}',
      button: 'Open the orders',
      footer: 'You receive this e-mail because you are an administrator of {{brand}}.',
    },
    paid: {
      subject: 'Order {{number}} is paid',
      title: 'Your order is paid',
      text: 'The payment for order {{number}} has arrived.',
    },
    fulfilled: {
      subject: 'Request {{number}} is fulfilled',
      title: 'Your request is fulfilled',
      text: 'Your request {{number}} is fulfilled.',
      uncharged:
        'Nothing was charged here. Whatever you agreed with {{brand}} about an invoice still applies.',
    },
    declined: {
      subject: 'Request {{number}} was declined',
      title: 'Your request was declined',
      text: 'Your request {{number}} was declined. Nothing is charged, and everything stays as it is.',
    },
    refunded: {
      subject: 'Order {{number}} is being refunded',
      title: 'Your order is being refunded',
      text: 'Order {{number}} was cancelled. {{refunded}} is being refunded to the original payment method.',
      byHand: 'Order {{number}} was cancelled. {{brand}} has recorded {{refunded}} as refunded.',
    },
    takenBack: {
      basic: 'Nothing else changes.',
      flow: 'The plan of this order has ended.',
      enterprise: 'The plan of this order has ended.',
      insights: 'Unused talent insights of this order are withdrawn; talents you unlocked stay unlocked.',
      premium_report: 'The report can no longer be opened.',
    },
  },
  granted: {
    subject: '{{insights}} for {{workspace}}',
    title: '{{insights}} for you',
    text: '{{brand}} has given the workspace {{workspace}} {{insights}}. It now has {{balance}}.',
    reason: 'Reason: {{reason}}',
    opens:
      'Each unlocks what is still hidden about one talent: last name and e-mail address, unless they were invited by name, and the job profile. Results can be read either way.',
    button: 'See the history',
  },
  subscription: {
    failed: {
      subject: 'A payment for {{workspace}} has failed',
      title: 'A payment has failed',
      text: 'The payment for Flow in the workspace {{workspace}} has failed. Everything keeps working until {{date}}.',
      next: 'Pay the open invoice or enter another card by then. Otherwise the workspace is paused on {{date}}: nothing is deleted, talents keep their own results, and surveys already begun can be finished.',
      button: 'Pay the invoice',
    },
    unpaid: {
      subject: 'A payment for {{workspace}} is still missing',
      title: 'A payment is still missing',
      text: 'The payment for Flow in the workspace {{workspace}} is still missing. Everything keeps working until {{date}}.',
      next: 'Pay the open invoice or enter another card by then. Otherwise the workspace is paused on {{date}}: nothing is deleted, talents keep their own results, and surveys already begun can be finished.',
      button: 'Pay the invoice',
    },
    last: {
      subject: '{{workspace}} is paused on {{date}} unless the invoice is paid',
      title: 'Three days are left to pay',
      text: 'The payment for Flow in the workspace {{workspace}} is still missing. Without it the workspace is paused on {{date}}.',
      next: 'Nothing is deleted then, talents keep their own results, and surveys already begun can be finished. As soon as the invoice is paid, everything works again.',
      button: 'Pay the invoice',
    },
    frozen: {
      subject: '{{workspace}} is paused because a payment is missing',
      title: 'The workspace is paused',
      text: 'A payment for Flow in the workspace {{workspace}} has been missing since {{since}}, so the workspace is paused. Nothing is deleted, talents keep their own results, and surveys already begun can be finished.',
      next: 'As soon as the open invoice is paid, everything works again.',
      button: 'Pay the invoice',
    },
    cancelled: {
      subject: 'Flow for {{workspace}} ends on {{date}}',
      title: 'Flow ends on {{date}}',
      text: 'Flow in the workspace {{workspace}} was cancelled. It runs until {{date}}, and nothing more is charged.',
      next: 'After that the workspace continues on Basic. No one is removed and nothing is deleted; if there are more people than Basic allows, they stay, and no one can be added. You can undo the cancellation until {{date}}.',
      button: 'Open billing',
    },
    paused: {
      subject: 'Flow for {{workspace}} is paused',
      title: 'Flow is paused',
      text: 'Flow in the workspace {{workspace}} was paused, and nothing is charged. The workspace continues on Basic.',
      next: 'No one was removed and nothing was deleted. If there are more people than Basic allows, they stay, and no one can be added. Write to us to continue Flow.',
      button: 'Open billing',
    },
    ended: {
      subject: 'Flow for {{workspace}} has ended',
      title: 'Flow has ended',
      text: 'Flow in the workspace {{workspace}} has ended. The workspace continues on Basic, and nothing more is charged.',
      next: 'No one was removed and nothing was deleted. If there are more people than Basic allows, they stay, and no one can be added. You can choose Flow again at any time.',
      button: 'See the plans',
    },
    endedUnpaid: {
      subject: 'Flow for {{workspace}} has ended because a payment is missing',
      title: 'Flow has ended because a payment is missing',
      text: 'The payment for Flow in the workspace {{workspace}} did not arrive, so Flow has ended and the workspace is paused.',
      next: 'Nothing is deleted, talents keep their own results, and surveys already begun can be finished. Choose a plan, and everything works again.',
      button: 'See the plans',
    },
    smaller: {
      subject: 'Flow for {{workspace}} changes on {{date}}',
      title: 'Flow changes on {{date}}',
      text: 'Flow in the workspace {{workspace}} changes on {{date}}. Until then everything stays as it is.',
      next: 'If there are then more people than Flow is paid for, they stay, and no one can be added. You can undo the change until {{date}}.',
      button: 'Open billing',
    },
  },
};

/** The names of these mails on the page Operation. */
export const billingMailNamesEn = {
  'insights-granted': 'Talent insights granted',
  order: 'Order',
  'own-order': 'Own order',
  subscription: 'Subscription',
  'trial-ending': 'End of a trial',
};
