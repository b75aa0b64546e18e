import { recordAudit } from '#database/audit.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { graceEndOf } from '#features/billing/accounts/model.ts';
import { REMINDER_DAYS } from '#features/billing/notices/model.ts';
import { queueSubscriptionNotice } from '#features/billing/notices/service.ts';
import type { OwingWorkspace } from '#features/billing/subscriptions/grace/queries.ts';
import { freezeUnpaid, listOwing } from '#features/billing/subscriptions/grace/queries.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The newest reminder that is due. Reminders of days on which no job ran are skipped. */
function dueReminder(since: Date, now: Date): (typeof REMINDER_DAYS)[number] | undefined {
  return REMINDER_DAYS.findLast(({ afterDays }) => since.getTime() + afterDays * DAY_MS <= now.getTime());
}

async function remind(deps: Deps, workspace: OwingWorkspace, now: Date): Promise<void> {
  const { organization_id: organizationId, past_due_since: since } = workspace;
  const reminder = dueReminder(since, now);
  if (reminder === undefined) return;
  const notice = { organizationId, news: reminder.news, occasion: since.toISOString() };
  await deps.db.platform.write((tx) => queueSubscriptionNotice(deps, tx, notice));
}

/** Freezes a workspace after its grace period, unless the provider reports that it has paid. */
async function freeze(deps: Deps, workspace: OwingWorkspace, now: Date): Promise<void> {
  const { organization_id: organizationId } = workspace;
  await syncSubscription(deps, workspace.subscription);
  await deps.db.platform.write(async (tx) => {
    await lockWorkspace(tx, organizationId);
    const [still] = await listOwing(tx, { only: organizationId });
    if (still === undefined || graceEndOf(still.past_due_since) > now) return;
    await freezeUnpaid(tx, { organizationId, now });
    await recordAudit(tx, {
      scope: { organizationId },
      actor: undefined,
      action: 'organizations.freeze',
      items: [organizationId],
      details: { because: 'payment' },
    });
    const occasion = still.past_due_since.toISOString();
    await queueSubscriptionNotice(deps, tx, { organizationId, news: 'frozen', occasion });
  });
}

/**
 * Reminds payers of missing payments, and freezes workspaces whose grace period is over. A workspace for which the
 * provider cannot be reached is retried next time without blocking the others; errors are thrown at the end.
 */
export async function endGraces(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const failures: unknown[] = [];
  for (const workspace of await deps.db.platform.read((db) => listOwing(db))) {
    const isOver = graceEndOf(workspace.past_due_since) <= now;
    try {
      await (isOver ? freeze(deps, workspace, now) : remind(deps, workspace, now));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some missing payments could not be looked at');
}
