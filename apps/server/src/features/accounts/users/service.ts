import { fail } from '@quint/contract/base/errors.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { resolveFeatures } from '@quint/domain/workspace/features.ts';
import { toHiddenPeople } from '@quint/domain/base/masking.ts';
import { joinName } from '@quint/domain/base/names.ts';
import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import type { Deps } from '#deps.ts';
import { findCurrentUser, userRoleOf } from '#features/workspace/auth/actors/queries.ts';
import type { FactorGap } from '#http/actor-cache.ts';

/** The current user with the active workspace, all workspaces and their talent. */
export async function getCurrentUser(
  deps: Deps,
  actor: Actor,
  { sessionId, factorGap }: { sessionId: string | undefined; factorGap: FactorGap | null },
): Promise<CurrentUser> {
  const row = await deps.db.platform.read((db) => findCurrentUser(db, actor.userId, sessionId));
  if (row === undefined) throw fail('session.none');
  if (!row.is_signed_in) throw fail('TOKEN_EXPIRED');
  const { active } = row;
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    fullname: joinName(row.first_name, row.last_name),
    platform_language: row.platform_language,
    isFirstVisit: row.is_first_visit,
    has_letter_keys: row.has_letter_keys,
    wants_digest: row.wants_digest,
    hides_people: row.hides_people,
    list_settings: row.list_settings,
    avatar: row.avatar === null ? null : { id: row.avatar },
    role: { name: userRoleOf(row), admin_access: row.is_app_admin },
    active_workspace:
      active === null
        ? null
        : {
            id: active.id,
            name: active.name,
            language: active.language,
            is_freezed: active.is_freezed,
            hides_people: toHiddenPeople(active),
            pack: { name: PACK_NAMES[active.pack] },
            custom_limits: { talent_insights_budget: active.talent_insights_budget },
            features: resolveFeatures(active.features),
            ...(active.id === deps.config.surveyWorkspaces.public_check ? { is_public_check: true } : {}),
          },
    organizations: [...row.organizations],
    active_talent: row.talent,
    ...(factorGap === null ? {} : { second_factor: factorGap }),
  };
}
