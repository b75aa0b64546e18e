import type { articlesEn } from '@quint/phrases/screens/articles.en.ts';
import type { authEn } from '@quint/phrases/screens/auth.en.ts';
import type { commonEn } from '@quint/phrases/screens/common.en.ts';
import type { consentEn } from '@quint/phrases/screens/consent.en.ts';
import type { documentsEn } from '@quint/phrases/screens/documents.en.ts';
import type { dashboardEn } from '@quint/phrases/screens/dashboard.en.ts';
import type { helpEn } from '@quint/phrases/screens/help.en.ts';
import type { invitationsEn } from '@quint/phrases/screens/invitations.en.ts';
import type { legalEn } from '@quint/phrases/screens/legal.en.ts';
import type { matchingEn } from '@quint/phrases/screens/matching.en.ts';
import type { paletteEn } from '@quint/phrases/screens/palette.en.ts';
import type { participationEn } from '@quint/phrases/screens/participation.en.ts';
import type { personalityEn } from '@quint/phrases/screens/personality.en.ts';
import type { profileEn } from '@quint/phrases/screens/profile.en.ts';
import type { recordsEn } from '@quint/phrases/screens/records.en.ts';
import type { rolesEn } from '@quint/phrases/screens/roles.en.ts';
import type { normsEn } from '@quint/phrases/screens/norms.en.ts';
import type { shellEn } from '@quint/phrases/screens/shell.en.ts';
import type { surveyEn } from '@quint/phrases/screens/survey.en.ts';
import type { talentsEn } from '@quint/phrases/screens/talents.en.ts';
import type { teamsEn } from '@quint/phrases/screens/teams.en.ts';
import type { goalsEn } from '@quint/phrases/screens/goals.en.ts';
import type { assessmentsEn } from '@quint/phrases/screens/assessments.en.ts';
import type { comparisonEn } from '@quint/phrases/screens/comparison.en.ts';
import type { organizationEn } from '@quint/phrases/screens/organization.en.ts';
import type { administrationEn } from '@quint/phrases/screens/administration.en.ts';
import type { translationsEn } from '@quint/phrases/screens/translations.en.ts';
import type { plansEn } from '@quint/phrases/screens/plans.en.ts';
import type { talentPoolEn } from '@quint/phrases/screens/talent-pool.en.ts';
import type { inboxEn } from '@quint/phrases/screens/inbox.en.ts';
import type { insightsEn } from '@quint/phrases/screens/insights.en.ts';
import type { welcomeEn } from '@quint/phrases/screens/welcome.en.ts';
import type { videoGuideEn } from '@quint/phrases/screens/video-guide.en.ts';
import type { roleCreationEn } from '@quint/phrases/screens/role-creation.en.ts';

/**
 * The phrase areas screens may use, by the English original: one line per area, so that an unknown key does not
 * compile. The texts themselves are fetched per language and area when a screen first asks for them.
 */
export interface PhraseAreas {
  common: typeof commonEn;
  articles: typeof articlesEn;
  auth: typeof authEn;
  consent: typeof consentEn;
  documents: typeof documentsEn;
  dashboard: typeof dashboardEn;
  help: typeof helpEn;
  invitations: typeof invitationsEn;
  legal: typeof legalEn;
  matching: typeof matchingEn;
  palette: typeof paletteEn;
  participation: typeof participationEn;
  personality: typeof personalityEn;
  profile: typeof profileEn;
  records: typeof recordsEn;
  roles: typeof rolesEn;
  norms: typeof normsEn;
  shell: typeof shellEn;
  survey: typeof surveyEn;
  talents: typeof talentsEn;
  teams: typeof teamsEn;
  goals: typeof goalsEn;
  assessments: typeof assessmentsEn;
  comparison: typeof comparisonEn;
  organization: typeof organizationEn;
  administration: typeof administrationEn;
  translations: typeof translationsEn;
  plans: typeof plansEn;
  'talent-pool': typeof talentPoolEn;
  inbox: typeof inboxEn;
  insights: typeof insightsEn;
  welcome: typeof welcomeEn;
  'role-creation': typeof roleCreationEn;
  'video-guide': typeof videoGuideEn;
}
export type PhraseArea = keyof PhraseAreas;
