import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface LinkToMail {
  readonly link_id: string;
  readonly link_expires_at: Date;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly workspace: string;
}

/** The data of the mail with the personal link; undefined when the survey is no longer open. */
export async function findLinkToMail(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<LinkToMail | undefined> {
  const { rows } = await readSql<LinkToMail>`
    select l.id as link_id, r.link_expires_at, t.first_name, t.last_name, o.name as workspace
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    join survey_links l on l.organization_id = r.organization_id and l.result_id = r.id and l.date_revoked is null
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and r.status not in ('FINISHED', 'CANCELED') and t.date_deleted is null and t.date_anonymized is null
      and o.date_deleted is null
    order by l.id desc limit 1
  `.execute(db);
  return rows[0];
}
