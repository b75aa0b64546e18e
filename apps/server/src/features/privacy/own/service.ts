import type { OwnWorkspaceData, OwnPrivacy } from '@quint/contract/privacy/privacy.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Reader } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { listImpressions } from '#features/profile/pool/impressions/queries.ts';
import { findOwnExport } from '#features/privacy/data-export/service.ts';
import type { WorkspaceDataRow } from '#features/privacy/own/queries.ts';
import { listLooks, listWorkspaceData } from '#features/privacy/own/queries.ts';
import { findEndOfData } from '#features/privacy/retention/service.ts';

const LOG_SHOWN = 100;

const iso = (date: Date | string) => new Date(date).toISOString();

async function describe(db: Reader, row: WorkspaceDataRow, now: Date): Promise<OwnWorkspaceData> {
  const { is_open_for_work, is_left_out_of_rankings, counts_in_norms, takes_reminders, ...otherColumns } =
    row;
  const { instrument, organization_id: organizationId, date_created: since, ...facts } = otherColumns;
  const recordKey = { organizationId, talentId: row.talent_id };
  const { lines, total } = await listLooks(db, { talentId: row.talent_id, limit: LOG_SHOWN });
  const end = await findEndOfData(db, recordKey, now);
  return {
    ...facts,
    ends_at: end?.toISOString() ?? null,
    appearances: await listImpressions(db, recordKey),
    items: instrument === null ? 0 : getForm(instrument).order.length,
    choices: { is_open_for_work, is_left_out_of_rankings, counts_in_norms, takes_reminders },
    consents: facts.consents.map((consent) => ({ ...consent, date: iso(consent.date) })),
    requests: facts.requests.map(({ date, date_answered: dateAnswered, ...request }) => ({
      ...request,
      date: iso(date),
      date_answered: dateAnswered === null ? null : iso(dateAnswered),
    })),
    log: lines.map((line) => ({ ...line, date: iso(line.date) })),
    log_total: total,
    log_since: iso(since),
  };
}

/** The stored data about the person of an account, who looked at it, and their choices, by workspace. */
export function getOwnPrivacy(deps: Deps, actor: Actor): Promise<OwnPrivacy> {
  const now = deps.clock.now();
  return deps.db.platform.read(async (db) => {
    const workspaces: OwnWorkspaceData[] = [];
    for (const row of await listWorkspaceData(db, actor.userId))
      workspaces.push(await describe(db, row, now));
    return { places: workspaces, export: await findOwnExport(db, actor.userId) };
  });
}
