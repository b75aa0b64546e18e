import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { FEATURE_DEFAULTS, resolveFeatures, type Feature } from '@quint/domain/workspace/features.ts';
import { useCurrentUser } from '#lib/session.ts';

type InCamels<Words extends string> = Words extends `${infer First}_${infer Tail}`
  ? `${Capitalize<Lowercase<First>>}${InCamels<Tail>}`
  : Capitalize<Lowercase<Words>>;
type FlagOf<Name extends Feature> = Name extends `FEATURE_${infer Words}`
  ? `is${InCamels<Words>}Enabled`
  : never;

/** The features of a workspace as flags: FEATURE_BIG_FIVE is isBigFiveEnabled. */
export type WorkspaceFlags = { readonly [Name in Feature as FlagOf<Name>]: boolean };

const FEATURES = Object.keys(FEATURE_DEFAULTS) as readonly Feature[];

function flagOf(feature: Feature): string {
  const suffix = feature.replace(/^FEATURE/, '').toLowerCase();
  return `is${suffix.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Enabled`;
}

/** The features that the user's workspace may use; none without a workspace. The public check cannot invite. */
export function featuresOf({
  active_workspace: workspace,
}: Pick<CurrentUser, 'active_workspace'>): WorkspaceFlags {
  const features = resolveFeatures(workspace?.features ?? {});
  const isOff = (name: Feature) => name === 'FEATURE_INVITE_TALENTS' && workspace?.is_public_check === true;
  const flags = FEATURES.map((name) => [flagOf(name), workspace !== null && features[name] && !isOff(name)]);
  return Object.fromEntries(flags) as WorkspaceFlags;
}

export function useWorkspaceFeatures(): WorkspaceFlags {
  return featuresOf(useCurrentUser());
}
