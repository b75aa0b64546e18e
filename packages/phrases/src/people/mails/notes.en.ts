/** The mail to a colleague whom a note mentions. {{name}}, {{person}}, {{role}}, {{workspace}} and {{brand}} are filled in. */
export const noteMailsEn = {
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  somebody: 'A colleague',
  title: '{{person}} mentioned you in a note',
  ofRole: {
    subject: '{{person}} mentioned you in a note: {{role}}',
    text: '{{person}} mentioned you in a note about a person for the role “{{role}}” at {{workspace}}. The note itself is not in this e-mail.',
  },
  withoutRole: {
    subject: '{{person}} mentioned you in a note',
    text: '{{person}} mentioned you in a note about a person at {{workspace}}. The note itself is not in this e-mail.',
  },
  button: 'Read the note',
  footer:
    'You receive this e-mail because a colleague at {{workspace}} mentioned you in a note in {{brand}}. There is one for each note.',
};

/** The name of this mail on the page Operation. */
export const noteMailNamesEn = {
  'note-mention': 'Mention in a note',
};
