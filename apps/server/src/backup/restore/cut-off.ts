import type pg from 'pg';

async function isThere(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `public.${table}`,
  ]);
  return rows[0]?.there === true;
}

/**
 * Disables everything that gives access to or contacts other systems as of the backup: API tokens, which may have been
 * revoked since, and webhooks, whose events may have been sent since or would be sent by a copy. Older schemas have
 * neither. Runs while rows are loaded without row-level security.
 */
export async function cutOff(client: pg.Client): Promise<void> {
  if (await isThere(client, 'api_tokens')) {
    await client.query('update api_tokens set date_revoked = now() where date_revoked is null');
  }
  if (!(await isThere(client, 'webhook_endpoints'))) return;
  await client.query(
    'update webhook_endpoints set is_active = false, off_because = null, date_off = now() where is_active',
  );
  await client.query(
    `update webhook_deliveries set status = 'dead', reason = coalesce(reason, 'endpoint_off'), next_attempt_at = now()
     where status in ('waiting', 'sending')`,
  );
}
