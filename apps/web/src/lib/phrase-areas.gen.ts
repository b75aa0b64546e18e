// Written by `npm run areas` from the files of packages/phrases/src/screens.

export interface PhraseAreas {
  'administration': typeof import('@quint/phrases/screens/administration.en.ts').administrationEn;
  'articles': typeof import('@quint/phrases/screens/articles.en.ts').articlesEn;
  'assessments': typeof import('@quint/phrases/screens/assessments.en.ts').assessmentsEn;
  'auth': typeof import('@quint/phrases/screens/auth.en.ts').authEn;
  'bin': typeof import('@quint/phrases/screens/bin.en.ts').binEn;
  'common': typeof import('@quint/phrases/screens/common.en.ts').commonEn;
  'comparison': typeof import('@quint/phrases/screens/comparison.en.ts').comparisonEn;
  'consent': typeof import('@quint/phrases/screens/consent.en.ts').consentEn;
  'dashboard': typeof import('@quint/phrases/screens/dashboard.en.ts').dashboardEn;
  'documents': typeof import('@quint/phrases/screens/documents.en.ts').documentsEn;
  'goals': typeof import('@quint/phrases/screens/goals.en.ts').goalsEn;
  'help': typeof import('@quint/phrases/screens/help.en.ts').helpEn;
  'inbox': typeof import('@quint/phrases/screens/inbox.en.ts').inboxEn;
  'insights': typeof import('@quint/phrases/screens/insights.en.ts').insightsEn;
  'interview': typeof import('@quint/phrases/screens/interview.en.ts').interviewEn;
  'invitations': typeof import('@quint/phrases/screens/invitations.en.ts').invitationsEn;
  'legal': typeof import('@quint/phrases/screens/legal.en.ts').legalEn;
  'matching': typeof import('@quint/phrases/screens/matching.en.ts').matchingEn;
  'norms': typeof import('@quint/phrases/screens/norms.en.ts').normsEn;
  'organization': typeof import('@quint/phrases/screens/organization.en.ts').organizationEn;
  'palette': typeof import('@quint/phrases/screens/palette.en.ts').paletteEn;
  'participation': typeof import('@quint/phrases/screens/participation.en.ts').participationEn;
  'people': typeof import('@quint/phrases/screens/people.en.ts').peopleEn;
  'personality': typeof import('@quint/phrases/screens/personality.en.ts').personalityEn;
  'plans': typeof import('@quint/phrases/screens/plans.en.ts').plansEn;
  'profile': typeof import('@quint/phrases/screens/profile.en.ts').profileEn;
  'record': typeof import('@quint/phrases/screens/record.en.ts').recordEn;
  'records': typeof import('@quint/phrases/screens/records.en.ts').recordsEn;
  'role-creation': typeof import('@quint/phrases/screens/role-creation.en.ts').roleCreationEn;
  'role-people': typeof import('@quint/phrases/screens/role-people.en.ts').rolePeopleEn;
  'roles': typeof import('@quint/phrases/screens/roles.en.ts').rolesEn;
  'shell': typeof import('@quint/phrases/screens/shell.en.ts').shellEn;
  'survey': typeof import('@quint/phrases/screens/survey.en.ts').surveyEn;
  'talent-pool': typeof import('@quint/phrases/screens/talent-pool.en.ts').talentPoolEn;
  'talents': typeof import('@quint/phrases/screens/talents.en.ts').talentsEn;
  'teams': typeof import('@quint/phrases/screens/teams.en.ts').teamsEn;
  'translations': typeof import('@quint/phrases/screens/translations.en.ts').translationsEn;
  'video-guide': typeof import('@quint/phrases/screens/video-guide.en.ts').videoGuideEn;
  'welcome': typeof import('@quint/phrases/screens/welcome.en.ts').welcomeEn;
}
export type PhraseArea = keyof PhraseAreas;
