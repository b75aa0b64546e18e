import type { AnalyseBody, RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import type { Deps } from '#deps.ts';
import { draftRole } from '#features/roles/roles/assistant/model.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';

/** A whole company behind one IP address may work on its roles at once. */
const PER_NETWORK: RateLimit = { action: 'role-assistant', hits: 120, windowSeconds: 15 * 60 };

/** The draft of a role from answers; nothing is stored. Throws REQUESTS_EXCEEDED. */
export async function analyse(
  deps: Deps,
  { answers, language }: AnalyseBody,
  { network }: { readonly network: string },
): Promise<RoleDraft> {
  await countAttempt(deps.db, PER_NETWORK, network);
  return draftRole(answers, language);
}
