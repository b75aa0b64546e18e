/** Errors of deleting accounts and of retention, as part of the error catalogue. */
export const PRIVACY_ERRORS = {
  'retention.months': { status: 400, params: ['max'] },
  'retention.reason_required': { status: 400, params: [] },
  'retention.reason_too_long': { status: 400, params: ['max'] },
  'account.name_differs': { status: 400, params: [] },
  'account.last_administrator': { status: 409, params: ['workspaces'] },
  'account.last_of_platform': { status: 409, params: [] },
} as const;
