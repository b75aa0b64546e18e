/** The history of a role: random draws, and versions of its ranges. */
export const roleHistoryEn = {
  draws: {
    title: 'Random draws',
    drawn_one: 'One of {{pool}} drawn',
    drawn_other: '{{count}} of {{pool}} drawn',
    deleted: 'a deleted person',
    undone: 'Undone on {{date}}',
    seed: 'Seed {{seed}}: with the same people it gives the same draw.',
  },
  history: {
    open: 'This role has no requirements yet',
    ranges: 'Versions of the ranges',
    version: 'Version {{number}}',
    range: '{{name}} {{min}} to {{max}}',
    weight: 'weight {{weight}}',
    before: '(before: {{min}} to {{max}}, weight {{weight}})',
    reach:
      'By our model about {{count}} of 100 people of the norm group reach high agreement with these ranges.',
  },
};
