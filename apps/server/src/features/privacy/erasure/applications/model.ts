import type { TableErasingRule } from '#features/privacy/erasure/rules/model.ts';
import { ofTalent } from '#features/privacy/erasure/rules/model.ts';

/** What people who fill a role recorded about a person. */
export const OF_APPLICATIONS: Readonly<Record<string, TableErasingRule>> = {
  roles_talents: ofTalent({ texts: ['rejected_note'] }),
  interview_sheets: ofTalent(),
  interview_raters: ofTalent(),
  interview_ratings: ofTalent({ texts: ['note'] }),
  interview_rating_changes: ofTalent({ texts: ['reason'] }),
  decision_notes: ofTalent({ texts: ['reason'], product: ['decision'] }),
  decision_signatures: ofTalent({ texts: ['name'] }),
  shortlist_proposals: ofTalent(),
  vacancy_mails: ofTalent({ texts: ['words'], product: ['kind'] }),
};
