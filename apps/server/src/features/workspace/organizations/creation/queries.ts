import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import { newId } from '#database/ids.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

// All of these require the platform role.

export interface NewWorkspace {
  readonly id: string;
  readonly name: string;
  readonly language: StoredLanguage;
  readonly pack: Pack;
  readonly budget: number;
  readonly trialEndsAt: Date | null;
  readonly isOnHold: boolean;
}

export async function insertWorkspace(db: Writer, workspace: NewWorkspace): Promise<void> {
  await db
    .insertInto('organizations')
    .values({
      id: workspace.id,
      name: workspace.name,
      language: workspace.language,
      pack: workspace.pack,
      talent_insights_budget: workspace.budget,
      trial_ends_at: workspace.trialEndsAt,
      is_on_hold: workspace.isOnHold,
    })
    .execute();
}

/** The person who signed up becomes the administrator. */
export async function insertFounder(db: Writer, organizationId: string, userId: string): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ organization_id: organizationId, id: newId(), user_id: userId, user_role: 'ORG_ADMIN' })
    .execute();
}

/** Approves a pending workspace; its trial starts now. Returns false when it was not pending. */
export async function endHold(
  db: Writer,
  input: { organizationId: string; trialEndsAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update organizations set is_on_hold = false, trial_ends_at = ${input.trialEndsAt}, date_updated = now()
    where id = ${input.organizationId} and is_on_hold and date_deleted is null returning id
  `.execute(db);
  return rows.length > 0;
}

export async function isWorkspace(db: Writer, organizationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from organizations where id = ${organizationId} and date_deleted is null
  `.execute(db);
  return rows.length > 0;
}
