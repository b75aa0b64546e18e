/** The mail that tells administrators that an endpoint was switched off. */
export const webhooksMailEn = {
  subject: '{{workspace}}: a webhook was switched off',
  title: 'A webhook was switched off',
  because: {
    gone: '{{host}} answered that this address is gone for good (410). That is why nothing is sent there any more.',
    failing:
      'No request to {{host}} has succeeded for five days. That is why nothing is sent there any more.',
  },
  what: 'What could not be delivered is kept for 30 days. Once the other system is ready again, you can switch the endpoint on and send everything again.',
  button: 'Go to webhooks',
  footer: 'You receive this e-mail because you are an administrator of this workspace.',
};

/** The names of these mails on the page Operation. */
export const webhooksMailNamesEn = {
  'webhook-off': 'Webhook switched off',
};
