/** The texts of a role draft around the answers of the role assistant. */
export const roleDraftEn = {
  value: 'What the role achieves: {{text}}',
  success: 'How success is measured: {{text}}',
  behaviour: 'Good work in this role means above all:',
  notes: {
    one_answer_only:
      'Every statement has the same answer. Half of them describe the opposite of the other half, so these ranges say nothing yet.',
    contradictory_one: 'Your answers on {{traitsIn}} point both ways, so this range is wide.',
    contradictory_other: 'Your answers on {{traitsIn}} point both ways, so these ranges are wide.',
    no_requirement_one: 'There is no answer on {{traitsDative}}, so it is not required: 1 to 9.',
    no_requirement_other: 'There is no answer on {{traitsDative}}, so they are not required: 1 to 9.',
  },
} as const;
