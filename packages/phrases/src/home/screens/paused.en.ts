/** The page of a paused workspace. */
export const pausedEn = {
  unpaid:
    'The last payment did not go through, and the time to make up for it has passed. Everything you have created is kept.',
  other: 'Everything you have created is kept.',
  again:
    'As an administrator you can pay for a plan; as soon as the payment is confirmed, everything works again.',
  againOffer:
    'As an administrator you can request a quote for a plan; everything works again as soon as we have switched it on.',
  againPaid: 'As soon as the open invoice is paid, everything works again.',
  pay: 'Pay the open invoice',
  billing: 'Go to billing',
  title: '{{workspace}} is paused',
  titleNeutral: 'This workspace is paused',
  textSince: 'The trial ended on {{date}}. Everything you have created is kept.',
  switch: 'You can also work in another workspace:',
  neutral: 'This is where workspaces wait once their trial has ended. Sign in to see yours.',
  plans: 'See plans',
  login: 'Sign in',
} as const;
