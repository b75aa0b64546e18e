import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** A feedback with its author and workspace. */
export async function findFeedback(
  db: Reader,
  scope: OrganizationScope,
  id: string,
): Promise<{ rating: string; text: string; name: string; email: string; workspace: string } | undefined> {
  const { rows } = await readSql<{
    rating: string;
    text: string;
    name: string;
    email: string;
    workspace: string;
  }>`
    select f.rating::text, f.text, u.email, o.name as workspace,
      coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name
    from feedback f join users u on u.id = f.user_id join organizations o on o.id = f.organization_id
    where f.organization_id = ${scope.organizationId} and f.id = ${id}
  `.execute(db);
  return rows[0];
}
