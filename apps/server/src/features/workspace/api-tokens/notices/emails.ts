import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findTokenNotice } from '#features/workspace/api-tokens/notices/queries.ts';
import { findContact, findMember } from '#features/workspace/auth/notices/queries.ts';
import { listAdministratorContacts } from '#features/workspace/organizations/members/queries.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import type { AccountMailKind } from '#outbox/outbox.ts';
import { queueAccountMails } from '#outbox/outbox.ts';

/** An event of a workspace token. */
type TokenEvent = 'made' | 'taken_over' | 'ended';

interface TokenNoticePayload {
  readonly userId: string;
  readonly organizationId: string;
  readonly tokenId: string;
  readonly event: TokenEvent;
}

/**
 * Notifies every administrator of the workspace, and the acting user, about a workspace token, in the transaction of
 * the change. Requires the platform role.
 */
export async function notifyAboutToken(
  deps: Deps,
  db: Writer,
  notice: {
    scope: Pick<OrganizationScope, 'organizationId'>;
    tokenId: string;
    event: TokenEvent;
    by?: string;
  },
): Promise<void> {
  const { scope, tokenId, event, by } = notice;
  const contacts = await listAdministratorContacts(db, scope);
  const author = by === undefined ? undefined : await findContact(db, by);
  if (by !== undefined && author !== undefined && contacts.every(({ user_id: id }) => id !== by)) {
    contacts.push({ user_id: by, email: author.email, language: author.language });
  }
  const mails = contacts.map(({ user_id: userId, email: to, language }) => {
    const payload: TokenNoticePayload = { userId, organizationId: scope.organizationId, tokenId, event };
    return {
      messageKey: `workspace-token:${newId()}`,
      kind: WORKSPACE_TOKEN_MAIL.kind,
      to,
      language,
      payload,
    };
  });
  await queueAccountMails(deps, db, mails);
}

/** The mail about a workspace token, for its administrators. */
export const WORKSPACE_TOKEN_MAIL: AccountMailKind<TokenNoticePayload> = {
  kind: 'workspace-token',
  async composeForAccount(deps, { payload, language }) {
    const { contact, token } = await deps.db.platform.read(async (db) => ({
      contact: await findContact(db, payload.userId),
      token: await findTokenNotice(db, payload),
    }));
    if (contact === undefined || token === undefined) return undefined;
    const userId = payload.event === 'made' ? token.created_by : token.responsible_id;
    const { organizationId } = payload;
    const replyTo = await deps.db.platform.read((db) => findMember(db, { organizationId, userId }));
    const texts = ACCOUNT_MAIL_TEXTS[language].workspaceToken;
    const { subject, text, advice } = texts[payload.event];
    const mail = {
      subject,
      title: subject,
      paragraphs: [greet(language, contact.first_name), text, advice],
      button: { label: texts.button, url: new URL('/api-access', publicOrigin(deps.config)).href },
      footer: texts.footer,
    };
    const person =
      (payload.event === 'made' ? token.created_by_name : token.responsible_name) ?? texts.somebody;
    const { brand } = deps.config.publicSettings;
    const values = { brand, workspace: token.workspace, token: token.name, person };
    return { ...layoutAccountMail(language, mail, values), replyTo };
  },
};
