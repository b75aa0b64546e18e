import { describe, expect, it } from 'vitest';
import { makeUser } from '../testing/api.ts';
import { featuresOf } from './workspace-features.ts';

function flagsWith(features: Readonly<Record<string, boolean>>) {
  const workspace = makeUser().active_workspace;
  return featuresOf({ active_workspace: workspace === null ? null : { ...workspace, features } });
}

describe('the flags of a workspace', () => {
  it('are named after its features', () => {
    expect(
      flagsWith({
        FEATURE_BIG_FIVE: true,
        FEATURE_INVITE_TALENTS: false,
        FEATURE_ROLE_ASSISTANT: false,
        FEATURE_PDF_REPORT: true,
        FEATURE_UNKNOWN: true,
      }),
    ).toEqual({
      isTeamsEnabled: true,
      isGoalsEnabled: true,
      isAssessmentsEnabled: true,
      isBigFiveEnabled: true,
      isInviteTalentsEnabled: false,
      isRoleAssistantEnabled: false,
      isPdfReportEnabled: true,
      isCardPaymentEnabled: true,
      isChatEnabled: false,
    });
  });

  it('are all off without a workspace', () => {
    expect(Object.values(featuresOf({ active_workspace: null }))).not.toContain(true);
  });
});
