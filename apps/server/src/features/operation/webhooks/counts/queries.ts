import type { WebhookCounts } from '@quint/contract/operation/webhooks.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/**
 * Counts of webhooks in all workspaces that are not deleted; deliveries of frozen ones are not due. Requires the
 * platform role.
 */
export async function countWebhooks(db: Reader): Promise<WebhookCounts> {
  const { rows } = await readSql<Omit<WebhookCounts, 'oldest_due'> & { readonly oldest: Date | null }>`
    select e.*, d.* from (
      select count(*)::int as endpoints,
        (count(*) filter (where p.is_active and p.failing_since is not null))::int as failing,
        (count(*) filter (where not p.is_active and p.off_because is distinct from 'person'))::int as switched_off
      from webhook_endpoints p join organizations o on o.id = p.organization_id and o.date_deleted is null
    ) e cross join (
      select (count(*) filter (where w.status <> 'dead'))::int as waiting, (count(*) filter (where w.status = 'dead'))::int as dead,
        min(w.next_attempt_at) filter (where w.status = 'waiting' and w.next_attempt_at <= now() and not o.is_freezed) as oldest
      from webhook_deliveries w join organizations o on o.id = w.organization_id and o.date_deleted is null
      where w.status in ('waiting', 'sending', 'dead')
    ) d
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The counts query returned no row');
  const { oldest, ...counts } = row;
  return { ...counts, oldest_due: oldest?.toISOString() ?? null };
}
