import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { ACCOUNT_LANGUAGE } from '#mail/account-language.ts';

export interface Watcher {
  readonly id: string;
  readonly email: string;
  readonly language: StoredLanguage;
}

/** The people who want to hear of a result and are still administrators of the workspace. */
export async function listResultSubscribers(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<readonly Watcher[]> {
  const { rows } = await readSql<Watcher>`
    select u.id, u.email, ${ACCOUNT_LANGUAGE} as language
    from talents_results r
    join memberships m on m.organization_id = r.organization_id and m.user_id = any(r.watchers)
      and m.user_role = 'ORG_ADMIN' and m.status = 'active'
    join users u on u.id = m.user_id
    join organizations o on o.id = r.organization_id
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId} and cardinality(r.watchers) > 0
  `.execute(db);
  return rows;
}

export interface ArrivedResult {
  readonly talent_id: string;
  /** Null where the workspace hides it. */
  readonly first_name: string | null;
  readonly workspace: string;
}

/** What the mail about a result says; undefined when the person or the workspace is gone. */
export async function findArrivedResult(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<ArrivedResult | undefined> {
  const { rows } = await readSql<ArrivedResult>`
    select t.id as talent_id, o.name as workspace,
      case when not o.hide_personal_data or (t.is_directly_invited and not o.hide_everybody) then t.first_name end as first_name
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and t.date_deleted is null and t.date_anonymized is null and o.date_deleted is null
  `.execute(db);
  return rows[0];
}
