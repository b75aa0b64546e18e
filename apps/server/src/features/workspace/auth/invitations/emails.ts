import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Config } from '#config.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { publicOrigin } from '#deps.ts';
import type { MemberInvitation } from '#features/workspace/auth/invitations/queries.ts';
import { findInvitation } from '#features/workspace/auth/invitations/queries.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import { formatMailDay } from '#mail/dates.ts';
import { LINK_PURPOSES } from '#secrets/link-purposes.ts';
import { deriveKey, deriveLinkToken } from '#secrets/tokens.ts';
import type { MailContent, MailKind, MailToCompose } from '#outbox/outbox.ts';

const STANDARD_PATH = '/auth/invite';

/** The token of an invitation, the same in all its mails, so that each of them works. */
export function memberInvitationToken(config: Config, scope: OrganizationScope, id: string): string {
  const key = deriveKey(config.secret, LINK_PURPOSES.memberships);
  return deriveLinkToken(key, { organizationId: scope.organizationId, id });
}

export interface MemberInvitationPayload {
  readonly membershipId: string;
  /** The number of the mail; only the newest is sent. */
  readonly count: number;
}

export function memberInvitationKey({ membershipId, count }: MemberInvitationPayload): string {
  return `member-invitation:${membershipId}:${count}`;
}

function contentOf(
  config: Config,
  scope: OrganizationScope,
  {
    invitation,
    language,
    optOutUrl,
  }: { invitation: MemberInvitation; language: Language } & Pick<MailToCompose<object>, 'optOutUrl'>,
): MailContent {
  const { memberInvitation, councilInvitation, requestedAccount } = ACCOUNT_MAIL_TEXTS[language];
  const isCouncilMembership = invitation.user_role === 'WORKS_COUNCIL';
  const texts = {
    ...memberInvitation,
    ...(isCouncilMembership ? councilInvitation : {}),
    ...(invitation.is_requested ? requestedAccount : {}),
  };
  const url = new URL(invitation.invitation_path ?? STANDARD_PATH, publicOrigin(config));
  url.searchParams.set('token', toLinkToken(memberInvitationToken(config, scope, invitation.id)));
  const mail = {
    ...texts,
    paragraphs: [
      greet(language, invitation.first_name),
      invitation.inviter === null ? texts.textWithoutInviter : texts.text,
      ...(isCouncilMembership ? [councilInvitation.sees, councilInvitation.never] : []),
      invitation.has_account ? texts.knownAccount : texts.newAccount,
    ],
    button: { label: texts.button, url: url.href },
    optOutUrl,
  };
  const laidOut = layoutAccountMail(language, mail, {
    brand: config.publicSettings.brand,
    workspace: invitation.workspace,
    inviter: invitation.inviter,
    date: formatMailDay(invitation.invitation_expires_at, language),
  });
  const { inviter, inviter_email: email, is_requested: isRequested } = invitation;
  const isNamed = inviter !== null && email !== null && !isRequested;
  return { ...laidOut, ...(isNamed ? { replyTo: { name: inviter, email } } : {}) };
}

/** The mail that invites a person to join a workspace, or to activate an account they requested. */
export const MEMBER_INVITATION_MAIL: MailKind<MemberInvitationPayload> = {
  kind: 'member-invitation',
  purpose: 'invitation',
  async compose(deps, scope, { payload, language, optOutUrl }) {
    const invitation = await deps.db.platform.read((db) => findInvitation(db, scope, payload.membershipId));
    if (invitation === undefined || invitation.invitation_count !== payload.count) return undefined;
    if (invitation.invitation_expires_at <= deps.clock.now()) return undefined;
    return contentOf(deps.config, scope, { invitation, language, optOutUrl });
  },
};
