/** Feedback: how well the pages describe the person, stored with the result. */
export const insightsFeedbackEn = {
  headline: 'Does this describe you?',
  lead: 'You know yourself best. What you say here stays with this result, and you can change it at any time.',
  picture: { title: 'Look something up again' },
  rating: 'How well do these pages describe you?',
  ratings: { '1': 'Not at all', '2': 'Hardly', '3': 'Partly', '4': 'Well', '5': 'Very well' },
  comment: 'What fits, and what does not? (optional)',
  hint: 'A comment is also sent to the people who make this product, with your name and your workspace. Your employer sees neither your answer nor your comment.',
  missing: 'Please choose one of the five.',
  send: 'Save feedback',
  change: 'Save changes',
  skip: 'To your profile',
  thanks: 'Thank you for your feedback.',
  given: 'You gave this feedback on {{date}}. You can change it.',
  earlier: 'This is a new result, so the feedback on your earlier one is not shown here.',
  loadFailed: 'Your earlier feedback could not be loaded.',
} as const;
