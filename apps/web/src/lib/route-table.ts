/** The frame a page stands in; `none` is an address that only leads on. */
export type Layout =
  | 'split'
  | 'blank'
  | 'centered'
  | 'activation'
  | 'topbar'
  | 'survey'
  | 'insights'
  | 'sidebar'
  /** The sidebar for those whose day starts in it, the bar on top for everybody else. */
  | 'account'
  /** Answered by the survey's own document, not by this app. */
  | 'document'
  | 'none';

/** Who may open a page. */
export type Admission =
  /** Everybody, signed in or not; nobody waits for the session. */
  | 'everyone'
  /** Only people who are not signed in; the others go home. */
  | 'guests'
  /** Everybody signed in. */
  | 'people'
  /** People with a talent of their own in the active workspace, and only to the pages of that talent. */
  | 'talents'
  /** Administrators of the workspace and of the platform. */
  | 'admins'
  /** Administrators of the platform. */
  | 'platform'
  /** Administrators whose pack is not Basic. */
  | 'paid'
  /** The page of a frozen workspace: its admins stay, a guest reads it, everybody else goes home. */
  | 'frozen';

export interface RouteRow {
  /** As the router writes it: `$name` is a part that varies, `*` at the end is everything below and the page itself. */
  readonly path: string;
  readonly layout: Layout;
  readonly who: Admission;
  /** Also open to the admins of a frozen workspace. */
  readonly whenFrozen?: true;
  /** Leads here instead, with what varies and with its query. */
  readonly leadsTo?: string;
  /** With `output=json` in the query it stands in the blank layout. */
  readonly blankForJson?: true;
}

/**
 * Every address of the product. A fixed part wins over one that varies (/talents/compare over /talents/$talentId),
 * wherever the rows stand. A row without a page leads nowhere (page not found); a page without a row is for
 * administrators.
 */
export const ROUTES: readonly RouteRow[] = [
  // Before login
  { path: '/', layout: 'split', who: 'guests' },
  { path: '/auth/*', layout: 'activation', who: 'everyone' },
  { path: '/signup/*', layout: 'activation', who: 'everyone' },
  { path: '/email-confirmation', layout: 'activation', who: 'everyone' },

  // Open to everybody
  { path: '/maintenance', layout: 'centered', who: 'everyone' },
  { path: '/paused', layout: 'centered', who: 'frozen', whenFrozen: true },
  { path: '/legal', layout: 'topbar', who: 'everyone' },
  { path: '/privacy', layout: 'topbar', who: 'everyone' },
  { path: '/help', layout: 'topbar', who: 'everyone' },
  { path: '/help/$slug', layout: 'topbar', who: 'everyone' },
  { path: '/big-five-manual', layout: 'topbar', who: 'everyone' },
  { path: '/video-guide/*', layout: 'topbar', who: 'everyone' },
  { path: '/plans', layout: 'topbar', who: 'everyone', whenFrozen: true },
  { path: '/checkout', layout: 'topbar', who: 'everyone', whenFrozen: true },
  { path: '/checkout/return', layout: 'topbar', who: 'everyone', whenFrozen: true },
  { path: '/role-assistant', layout: 'topbar', who: 'everyone' },

  // The survey and the ways into it
  { path: '/survey', layout: 'document', who: 'everyone' },
  { path: '/survey/result', layout: 'document', who: 'everyone' },
  { path: '/survey/done', layout: 'document', who: 'everyone' },
  { path: '/survey/mails-off', layout: 'document', who: 'everyone' },
  { path: '/survey/reminders', layout: 'document', who: 'everyone' },
  { path: '/survey/$assessmentCycleId/$token/$email', layout: 'document', who: 'everyone' },
  { path: '/survey/signup', layout: 'activation', who: 'everyone' },
  { path: '/survey/signuptalentpool', layout: 'activation', who: 'everyone' },
  { path: '/talent-profile/signup', layout: 'activation', who: 'everyone' },
  { path: '/public/assessments', layout: 'none', who: 'everyone', leadsTo: '/survey/signup' },
  { path: '/surveyb2c', layout: 'survey', who: 'everyone' },
  { path: '/survey-admin', layout: 'survey', who: 'everyone' },
  { path: '/survey-role-compass', layout: 'survey', who: 'everyone' },
  { path: '/survey-youbea', layout: 'survey', who: 'everyone' },
  { path: '/find-your-quint', layout: 'survey', who: 'everyone' },
  { path: '/find-your-quint-survey', layout: 'survey', who: 'everyone' },
  { path: '/rct-target-group-survey', layout: 'survey', who: 'everyone' },

  // Pages that reports are made of
  { path: '/_internal/*', layout: 'blank', who: 'everyone' },

  // The own place of a talent
  { path: '/my-profile', layout: 'none', who: 'talents' },
  { path: '/talent_profile/$talentId', layout: 'none', who: 'talents', leadsTo: '/talent-profile/$talentId' },
  { path: '/talent-profile/$talentId', layout: 'topbar', who: 'talents', blankForJson: true },
  { path: '/talent-profile/$talentId/roles/$roleId', layout: 'topbar', who: 'talents', blankForJson: true },
  {
    path: '/talent-profile/$talentId/insights',
    layout: 'none',
    who: 'talents',
    leadsTo: '/talent-profile/$talentId/insights/self-perception',
  },
  { path: '/talent-profile/$talentId/insights/self-perception', layout: 'insights', who: 'talents' },
  { path: '/talent-profile/$talentId/insights/external-perception', layout: 'insights', who: 'talents' },
  { path: '/talent-profile/$talentId/insights/work-focus', layout: 'insights', who: 'talents' },
  { path: '/talent-profile/$talentId/insights/communication-style', layout: 'insights', who: 'talents' },
  { path: '/talent-profile/$talentId/insights/work-environment', layout: 'insights', who: 'talents' },
  { path: '/talent-profile/$talentId/insights/personal-mission', layout: 'insights', who: 'talents' },
  { path: '/talent-profile/$talentId/insights/personality-profile', layout: 'insights', who: 'talents' },
  { path: '/talent-profile/$talentId/insights/feedback', layout: 'insights', who: 'talents' },

  // The account
  { path: '/second-factor', layout: 'activation', who: 'platform' },
  { path: '/profile', layout: 'account', who: 'people', whenFrozen: true },

  // The work of administrators
  { path: '/dashboard', layout: 'sidebar', who: 'admins' },
  { path: '/roles', layout: 'sidebar', who: 'admins' },
  { path: '/roles/create', layout: 'sidebar', who: 'admins' },
  { path: '/roles/create/assistant', layout: 'sidebar', who: 'admins' },
  { path: '/roles/create/templates', layout: 'sidebar', who: 'admins' },
  { path: '/roles/create/empty', layout: 'sidebar', who: 'admins' },
  { path: '/roles/create/stakeholders', layout: 'sidebar', who: 'admins' },
  { path: '/roles/$roleId', layout: 'sidebar', who: 'admins' },
  { path: '/roles/$roleId/edit', layout: 'sidebar', who: 'admins' },
  { path: '/roles/$roleId/stakeholder/$roleAssistantSurveyId', layout: 'sidebar', who: 'admins' },
  { path: '/roles/$roleId/talents/$talentId', layout: 'sidebar', who: 'admins', blankForJson: true },
  { path: '/talents', layout: 'sidebar', who: 'admins' },
  { path: '/talents/invite', layout: 'sidebar', who: 'admins' },
  { path: '/talents/compare', layout: 'sidebar', who: 'admins' },
  { path: '/talents/$talentId', layout: 'sidebar', who: 'admins', blankForJson: true },
  { path: '/talents/$talentId/roles/$roleId', layout: 'sidebar', who: 'admins', blankForJson: true },
  { path: '/teams', layout: 'sidebar', who: 'admins' },
  { path: '/teams/create', layout: 'sidebar', who: 'admins' },
  { path: '/teams/$teamId', layout: 'sidebar', who: 'admins' },
  { path: '/teams/$teamId/edit', layout: 'sidebar', who: 'admins' },
  { path: '/teams/$teamId/talents/$talentId', layout: 'sidebar', who: 'admins', blankForJson: true },
  { path: '/fairness', layout: 'sidebar', who: 'admins' },
  { path: '/goals', layout: 'sidebar', who: 'admins' },
  { path: '/goals/create', layout: 'sidebar', who: 'admins' },
  { path: '/goals/$goalId', layout: 'sidebar', who: 'admins' },
  { path: '/goals/$goalId/edit', layout: 'sidebar', who: 'admins' },
  { path: '/assessments', layout: 'sidebar', who: 'admins' },
  { path: '/assessments/create', layout: 'sidebar', who: 'admins' },
  { path: '/assessments/$assessmentId', layout: 'sidebar', who: 'admins' },
  { path: '/assessments/$assessmentId/edit', layout: 'sidebar', who: 'admins' },
  { path: '/assessments/$assessmentId/users/$talentId', layout: 'sidebar', who: 'admins' },
  { path: '/talent-pool', layout: 'sidebar', who: 'admins' },
  { path: '/talent-pool/$talentId', layout: 'sidebar', who: 'admins', blankForJson: true },
  { path: '/talent-pool/$talentId/roles/$roleId', layout: 'sidebar', who: 'admins', blankForJson: true },
  { path: '/organization/$organizationId', layout: 'sidebar', who: 'paid' },
  {
    path: '/organization/$organizationId/talents/$talentId',
    layout: 'sidebar',
    who: 'paid',
    blankForJson: true,
  },
  { path: '/organizations/$organizationId', layout: 'sidebar', who: 'admins' },
  // Another address of the same page.
  { path: '/settings/$organizationId', layout: 'sidebar', who: 'admins' },

  // The work of the platform
  { path: '/admin', layout: 'none', who: 'platform', leadsTo: '/admin/organizations' },
  { path: '/admin/norms', layout: 'sidebar', who: 'platform' },
  { path: '/admin/organizations', layout: 'sidebar', who: 'platform' },
  { path: '/admin/organizations/create', layout: 'sidebar', who: 'platform' },
  { path: '/admin/security', layout: 'sidebar', who: 'platform' },
  { path: '/admin/translations', layout: 'sidebar', who: 'platform' },

  // For those who build it
  { path: '/dev/ui', layout: 'blank', who: 'everyone' },
  { path: '/dev/ui/survey', layout: 'survey', who: 'everyone' },
  { path: '/dev/ui/list', layout: 'sidebar', who: 'admins' },

  { path: '/*', layout: 'none', who: 'admins' },
];
