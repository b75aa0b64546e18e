import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** Whether a file row refers to the content under a key. */
export async function isKeyReferenced(
  db: Reader,
  { organizationId }: OrganizationScope,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('filename_disk', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
