import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { USUAL_MONTHS } from '@quint/domain/privacy/retention.ts';
import type { HoldSetting } from '@quint/domain/invitations/holding.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** What the mails of a workspace say about it. */
export interface MailingWorkspace {
  readonly name: string;
  readonly language: StoredLanguage;
  readonly address_form: AddressForm;
  readonly hold_results: HoldSetting;
  /** Months after which people who are turned down are deleted; null for never. */
  readonly rejected_months: number | null;
}

export async function getMailingWorkspace(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<MailingWorkspace> {
  const { rows } = await readSql<MailingWorkspace>`
    select o.name, o.language, o.address_form, o.hold_results,
      case when s.organization_id is null then ${USUAL_MONTHS.rejected}::int else s.rejected_months end as rejected_months
    from organizations o left join retention_settings s on s.organization_id = o.id
    where o.id = ${organizationId}
  `.execute(db);
  const [workspace] = rows;
  if (workspace === undefined) throw new Error('The workspace of the mail does not exist');
  return workspace;
}
