/** Catalogue errors of roles and their interview questions. */
export const roleErrorsEn = {
  'role.own_questions_too_many': 'A role has up to {{max}} questions of its own.',
  'role.own_question_too_short': 'A question needs at least {{min}} characters.',
  'role.own_question_too_long': 'A question has up to {{max}} characters.',
  'role.anchor_too_long': 'A description of an answer has up to {{max}} characters.',
  'role.archived': 'This role is archived. Take it out of the archive first.',
  'role.lock_stays': 'Ranges that are fixed stay fixed. They can be changed with a reason.',
  'role.draft_published':
    'A draft cannot be published. Please finish it first: take it out of the drafts, then publish it.',
} as const;
