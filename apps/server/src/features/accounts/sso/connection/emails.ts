import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findContact, findMember } from '#features/workspace/auth/notices/queries.ts';
import { listAdministratorContacts } from '#features/workspace/organizations/members/queries.ts';
import * as queries from '#features/accounts/sso/connection/queries.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import type { AccountMailKind } from '#outbox/outbox.ts';
import { queueAccountMails } from '#outbox/outbox.ts';

interface ChangePayload {
  readonly userId: string;
  readonly organizationId: string;
  readonly changedBy: string;
  /** The address as it was entered, even if the connection has changed since. */
  readonly issuer: string;
}

/** Tells every administrator of a workspace that its identity provider has changed. */
export async function notifyAdministrators(
  deps: Deps,
  db: Writer,
  input: { scope: OrganizationScope; actor: Actor; issuer: string },
): Promise<void> {
  const { scope, actor, issuer } = input;
  const change = { organizationId: scope.organizationId, changedBy: actor.userId, issuer };
  const administrators = await listAdministratorContacts(db, scope);
  const mails = administrators.map(({ user_id: userId, email: to, language }) => {
    const payload: ChangePayload = { userId, ...change };
    return {
      messageKey: `company-changed:${newId()}`,
      kind: COMPANY_CHANGED_MAIL.kind,
      to,
      language,
      payload,
    };
  });
  await queueAccountMails(deps, db, mails);
}

/** The mail about a changed identity provider of a workspace. */
export const COMPANY_CHANGED_MAIL: AccountMailKind<ChangePayload> = {
  kind: 'company-changed',
  async composeForAccount(deps, { payload, language }) {
    const { contact, author, member, workspace } = await deps.db.platform.read(async (db) => ({
      contact: await findContact(db, payload.userId),
      author: await findContact(db, payload.changedBy),
      member: await findMember(db, { ...payload, userId: payload.changedBy }),
      workspace: await queries.findWorkspaceName(db, payload.organizationId),
    }));
    if (contact === undefined || workspace === undefined) return undefined;
    const texts = ACCOUNT_MAIL_TEXTS[language].companyChanged;
    const path = `/settings/${payload.organizationId}/single-sign-on`;
    const mail = {
      ...texts,
      paragraphs: [greet(language, contact.first_name), texts.text, texts.notYou],
      button: { label: texts.button, url: new URL(path, publicOrigin(deps.config)).href },
    };
    const { brand } = deps.config.publicSettings;
    const values = { brand, workspace, person: author?.email ?? '–', issuer: payload.issuer };
    return { ...layoutAccountMail(language, mail, values), replyTo: member };
  },
};
