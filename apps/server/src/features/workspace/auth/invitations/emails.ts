import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
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

/** The texts for a works council and for hiring managers; undefined for all others. */
function specialTextsOf({ user_role: role, roles }: MemberInvitation, language: Language) {
  const { councilInvitation, deciderInvitation } = ACCOUNT_MAIL_TEXTS[language];
  if (role === 'WORKS_COUNCIL') return { texts: councilInvitation, values: {} };
  if (role !== 'HIRING_MANAGER') return undefined;
  const { one, several, ...texts } = deciderInvitation;
  const names = roles.map((name) => interpolate(texts.quoted, { name }));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return { texts: { ...texts, ...(roles.length > 1 ? several : one) }, values: { roles: list } };
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
  const { memberInvitation, requestedAccount } = ACCOUNT_MAIL_TEXTS[language];
  const special = specialTextsOf(invitation, language);
  const texts = {
    ...memberInvitation,
    ...special?.texts,
    ...(invitation.is_requested && special === undefined ? requestedAccount : {}),
  };
  const url = new URL(invitation.invitation_path ?? STANDARD_PATH, publicOrigin(config));
  url.searchParams.set('token', toLinkToken(memberInvitationToken(config, scope, invitation.id)));
  const mail = {
    ...texts,
    paragraphs: [
      greet(language, invitation.first_name),
      invitation.inviter === null ? texts.textWithoutInviter : texts.text,
      ...(special === undefined ? [] : [special.texts.sees, special.texts.never]),
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
    ...special?.values,
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
    // Nothing is left to decide about when its roles were deleted.
    if (invitation.user_role === 'HIRING_MANAGER' && invitation.roles.length === 0) return undefined;
    return contentOf(deps.config, scope, { invitation, language, optOutUrl });
  },
};
