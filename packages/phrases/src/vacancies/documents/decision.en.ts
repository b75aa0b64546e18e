/** The decision note as a document. {{role}}, {{workspace}}, {{date}}, {{version}} and {{names}} are filled in. */
export const decisionDocumentEn = {
  label: 'Decision note',
  subtitle: 'for the role “{{role}}” at {{workspace}}',
  lead: 'What was decided about this person, by whom, and why. The person can read this note in the copy of their data; it is deleted with that data.',
  decisions: {
    hire: 'Hire',
    meet_again: 'Meet again',
    not_moving_forward: 'Not moving forward',
  },
  facts: {
    decision: 'Decision',
    written: 'Written',
    writtenBy: '{{name}}, {{date}}',
    interview: 'Interview',
    withoutDate: 'without a date',
    questions: 'Questions',
    version: 'version {{version}}',
  },
  why: {
    heading: 'Why, from what was said and done',
    words: 'In the words of {{name}}',
    colleague: 'a colleague',
  },
  basis: {
    heading: 'What it is based on',
    rated:
      'The interview was rated separately by {{names}}. They saw the ratings of each other when all were submitted.',
    questions:
      'They used the questions of this role, version {{version}}, which are the same for everybody considered for it.',
    survey: 'The survey decides nothing and is no reason here.',
  },
  signatures: {
    heading: 'Signed',
    caption: 'Signatures',
    name: 'Name',
    date: 'Signed on',
    missing: 'Not signed yet by {{names}}.',
    administrator: 'Not signed yet by an administrator.',
    incomplete: 'The decision takes effect with the last signature.',
  },
  pageOf: 'page {{page}} of {{pages}}',
  fileName: 'decision-note-{{date}}.pdf',
} as const;
