import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Access, Actor } from '../actor.ts';
import { FEATURE_DEFAULTS } from '../features.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(Object.keys(FEATURE_DEFAULTS)),
  isFrozen: false,
};
const talent: Actor = { ...admin, userRole: 'ORG_USER', talentId: 't' };
const platform: Actor = { ...admin, userRole: 'APP_ADMIN' };
const worksCouncil: Actor = { ...admin, userRole: 'WORKS_COUNCIL' };
const hiringManager: Actor = { ...admin, userRole: 'HIRING_MANAGER' };

/** The columns of the table, in groups. */
const ACTORS: readonly (readonly Actor[])[] = [
  // Administrators: normal, frozen, without a workspace, without features, of the public check, with a talent.
  [
    admin,
    { ...admin, isFrozen: true },
    { ...admin, organizationId: undefined },
    { ...admin, features: new Set() },
    { ...admin, isPublicCheck: true },
    { ...admin, talentId: 't' },
  ],
  // Talents: normal, frozen, without a workspace, without features, without a talent record.
  [
    talent,
    { ...talent, isFrozen: true },
    { ...talent, organizationId: undefined },
    { ...talent, features: new Set() },
    { ...talent, talentId: undefined },
  ],
  // Administrators of the platform: normal, frozen, without a workspace, without features.
  [
    platform,
    { ...platform, isFrozen: true },
    { ...platform, organizationId: undefined },
    { ...platform, features: new Set() },
  ],
  // Works councils: normal, frozen, without a workspace, with a talent.
  [
    worksCouncil,
    { ...worksCouncil, isFrozen: true },
    { ...worksCouncil, organizationId: undefined },
    { ...worksCouncil, talentId: 't' },
  ],
  // Hiring managers: normal, frozen, without a workspace, without features, with a talent, with a talent and frozen.
  [
    hiringManager,
    { ...hiringManager, isFrozen: true },
    { ...hiringManager, organizationId: undefined },
    { ...hiringManager, features: new Set() },
    { ...hiringManager, talentId: 't' },
    { ...hiringManager, talentId: 't', isFrozen: true },
  ],
];

const SIGNS = {
  not_allowed: '-',
  frozen: 'F',
  no_workspace: 'w',
  public_check: 'p',
  scope_missing: 's',
  feature_off: 'o',
};

const signOf = (access: Access): string => (access.isAllowed ? 'y' : SIGNS[access.because]);

// Every exported function that decides by the actor alone: `y` allowed, `-` not allowed, `F` frozen, `w` no workspace,
// `p` public check, `o` feature off.
it('the rules of access give each kind of actor the same answers as before', async () => {
  const modules = readdirSync(import.meta.dirname).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  const rows: string[] = [];
  for (const module of modules) {
    const rules = (await import(`./${module}.ts`)) as Record<string, unknown>;
    for (const [name, rule] of Object.entries(rules)) {
      if (!name.startsWith('can') || typeof rule !== 'function' || rule.length !== 1) continue;
      const signs = ACTORS.map((group) => group.map((actor) => signOf(rule(actor) as Access)).join(''));
      rows.push(`${name.padEnd(24)} ${signs.join(' ')}`);
    }
  }
  expect(rows.toSorted().join('\n')).toMatchInlineSnapshot(`
    "canAnswerPeople          yFwyyy ----- yywy ---- ------
    canAskStakeholders       yFwoyy ----- yywo ---- ------
    canCreateOrders          yywyyy yywyy yywy ---- ----yy
    canDownloadReports       yFwoyy yy-y- yywo ---- ----yy
    canEditAssessments       yFwoyy ----- yywo ---- ------
    canEditFiles             yFwyyy yFwyy yywy ---- ----yF
    canEditGoals             yFwoyy ----- yywo ---- ------
    canEditOwnJobProfile     -Fw--y yFwy- --w- ---- ----yF
    canEditPlatform          ------ ----- yyyy ---- ------
    canEditRetention         yFwyyy ----- yywy ---- ------
    canEditRoles             yFwyyy ----- yywy ---- ------
    canEditSingleSignOn      yFwyyy ----- yyyy ---- ------
    canEditTalentViews       yFwyyy ----- yywy ---- ------
    canEditTalents           yFwyyy yFwyy yywy ---- ----yF
    canEditTeams             yFwoyy ----- yywo ---- ------
    canEditTrainingCourses   ------ ----- yyyy ---- ------
    canEditWebhooks          yFwyyy ----- yywy ---- ------
    canEditWorkspaces        yFwyyy ----- yyyy ---- ------
    canExportTalents         yFwyyy ----- yywy ---- ------
    canGiveFeedback          yywyyy yywyy yywy yywy yywyyy
    canInviteMembers         yFwyyy ----- yyyy ---- ------
    canInviteParticipants    yFwopy ----- yywo ---- ------
    canInviteTalents         yFwopy ----- yywo ---- ------
    canManageBilling         yywyyy ----- yywy ---- ------
    canMessageTalents        yFwoyy ----- yywo ---- ------
    canReadAssessments       yFwoyy yywoy yywo ---- ----yy
    canReadFairness          yFwyyy ----- yywy yywy ------
    canReadFiles             yFwyyy yywyy yywy ---- ----yy
    canReadGoals             yFwoyy yywoy yywo ---- ----yy
    canReadHistory           yFwyyy ----- yywy ---- ------
    canReadInbox             yFwoyy yywo- yywo ---- ----yy
    canReadInvitations       yFwoyy ----- yywo ---- ------
    canReadJobProfiles       yFwyyy yywyy yywy ---- ----yy
    canReadOrders            yywyyy ----- yyyy ---- ------
    canReadOversight         yFwyyy ----- yywy yywy ------
    canReadOverview          yFwyyy ----- yywy ---- ------
    canReadOwnInsights       -Fw--y yywy- --w- ---- ----yy
    canReadOwnReport         -----y yywy- ---- ---- ----yy
    canReadOwnVacancies      yFwyyy --y-- yywy ---- yFwyyF
    canReadOwnWorkspace      yFwyyy yywyy yywy ---- ----yy
    canReadPlatform          yyyyyy yyyyy yyyy ---- ----yy
    canReadPool              yFwyyy ----- yywy ---- ------
    canReadPoolImpressions   yFwyyy yywyy yywy ---- ----yy
    canReadReports           yFwyyy yy-y- yywy ---- ----yy
    canReadResults           yFwyyy ----- yywy ---- ------
    canReadRoleDetails       yFwyyy ----- yywy ---- ------
    canReadRoles             yFwyyy yywyy yywy ---- ----yy
    canReadTalentViews       yFwyyy ----- yywy ---- ------
    canReadTalents           yFwyyy yywyy yywy ---- ----yy
    canReadTeamResults       yFwoyy ----- yywo ---- ------
    canReadTeamRoles         yFwoyy ----- yywo ---- ------
    canReadTeams             yFwoyy yywoy yywo ---- ----yy
    canReadTrainingCourses   yFwyyy yywyy yyyy ---- ----yy
    canReadWorkspaces        yFwyyy yywyy yyyy ---- ----yy
    canRemoveMembers         yFwyyy ----- yyyy ---- ------
    canResetSecondFactors    yFwyyy ----- yyyy ---- ------
    canRunVacancies          yFwyyy ----- yywy ---- ------
    canTakeOwnSurvey         yFwyyy ----- yywy ---- ------
    canUnlockTalents         yFwypy ----- yywy ---- ------
    canUseBin                yFwyyy ----- yywy ---- ------
    canUseNotes              yFwyyy ----- yywy ---- ------
    canVerifyDomains         ------ ----- yyyy ---- ------
    canWorkOnVacancies       yFwyyy ----- yywy ---- yFwyyF
    canWorkWithTalents       yFwyyy ----- yywy ---- ------
    canWriteInInbox          yFwoyy yFwo- yywo ---- ----yF
    canWriteInWorkspace      yFwyyy yFwyy yywy ---- ----yF
    canWriteOwnInsights      -Fw--y yFwy- --w- ---- ----yF
    canWriteOwnStatement     -----y yywy- ---- ---- ----yy"
  `);
});
