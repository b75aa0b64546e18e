/** Errors of spending talent insights. */
export const INSIGHT_ERRORS = {
  'budget.organization_required': { status: 400, params: [] },
  'budget.talent_required': { status: 400, params: [] },
  'budget.not_a_number': { status: 400, params: [] },
  'budget.spent': { status: 409, params: [] },
  'budget.nothing_closed': { status: 409, params: [] },
  'budget.content_changed': { status: 409, params: [] },
  'pool.gone': { status: 404, params: [] },
} as const;
