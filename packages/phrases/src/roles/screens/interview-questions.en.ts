/** The interview questions on the page of a role: those for everyone, custom questions, and versions. */
export const interviewQuestionsEn = {
  title: 'Interview questions',
  open: 'They follow the ranges until the first person is considered or invited, and are then fixed as version 1.',
  version: 'Version {{version}}, since {{date}}: the same for everyone in this role.',
  none: 'No range is set, so there are no questions yet. Set a range for the traits that matter, or write questions of your own.',
  more: 'Follow-ups and answers to compare with',
  anchors: 'What was said or done at 1, 3 and 5',
  next: {
    title: 'Version {{version}} would ask',
    text: 'The ranges or your own questions have changed. Everyone is asked version {{version}} until you make a new one.',
    met_one:
      'Opened or printed with version {{version}}: {{names}}. This person was asked something else then.',
    met_other:
      'Opened or printed with version {{version}}: {{names}}. These people were asked something else then.',
    others_one: '{{count}} other',
    others_other: '{{count}} others',
    make: 'Make version {{version}}',
    failed: 'The version could not be made. Please try again.',
  },
  earlier: 'Version {{version}}, from {{date}}',
  own: {
    title: 'Questions of your own',
    write: 'Write your own questions',
    edit: 'Edit your own questions',
    question: 'Question {{number}}',
    hint: 'Ask for something that happened, in the language of your interviews.',
    low: 'Answer for a 1',
    middle: 'Answer for a 3',
    high: 'Answer for a 5',
    anchors: 'Answers to compare with',
    add: 'Add a question',
    remove: 'Remove question {{number}}',
    save: 'Save questions',
    cancel: 'Cancel',
    failed: 'The questions could not be saved. What you wrote is still here. Please try again.',
    changed:
      'Somebody else has changed the questions meanwhile. What you wrote is still here; saving again replaces theirs.',
  },
} as const;
