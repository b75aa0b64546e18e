import type { ExportTalentsAnswer, ExportTalentsBody } from '@quint/contract/talent-export.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { PERSONAL_COLUMNS } from '@quint/domain/talents.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import { listTalentsToExport } from '#features/talents/exporting/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Registry } from '#items/declare/collection.ts';

/** Beyond this number the audit log records a whole list, without ids. */
const NAMED_MAX = 100;

/**
 * Returns the personal data for an export file and audits the export in one transaction: the
 * actor, the columns and the number of talents.
 */
export async function exportTalents(
  { deps, registry }: { deps: Deps; registry: Registry },
  actor: Actor,
  body: ExportTalentsBody,
): Promise<ExportTalentsAnswer['data']> {
  const scope = scopeOfActor(actor);
  const columns = [...new Set(body.columns)];
  const keys = [...new Set(body.keys.map((key) => key.toLowerCase()))];
  return deps.db.write(scope, async (db) => {
    const found = await listTalentsToExport(db, { registry, actor, scope }, keys);
    const named = found.length > NAMED_MAX ? [] : found.map(({ id }) => id);
    if (found.length > 0) {
      await recordAudit(db, {
        scope,
        actor,
        action: 'talents.export',
        items: named,
        talentIds: named,
        details: { columns, count: found.length },
      });
    }
    const personal = PERSONAL_COLUMNS.filter((column) => columns.includes(column));
    return found.map(({ id, ...values }) => ({
      id,
      ...Object.fromEntries(personal.map((column) => [column, values[column] ?? ''])),
    }));
  });
}
