import type { WebhookCounts } from '@quint/contract/webhooks.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** Webhooks of all workspaces, in numbers. Requires the platform role. */
export async function countWebhooks(db: Reader): Promise<WebhookCounts> {
  const { rows } = await readSql<Omit<WebhookCounts, 'oldest_due'> & { readonly oldest: Date | null }>`
    select e.*, d.* from (
      select count(*)::int as endpoints,
        (count(*) filter (where is_active and failing_since is not null))::int as failing,
        (count(*) filter (where not is_active and off_because is distinct from 'person'))::int as switched_off
      from webhook_endpoints
    ) e cross join (
      select (count(*) filter (where status <> 'dead'))::int as waiting, (count(*) filter (where status = 'dead'))::int as dead,
        min(next_attempt_at) filter (where status = 'waiting' and next_attempt_at <= now()) as oldest
      from webhook_deliveries where status in ('waiting', 'sending', 'dead')
    ) d
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts have a row');
  const { oldest, ...counts } = row;
  return { ...counts, oldest_due: oldest?.toISOString() ?? null };
}
