import { deciderMailDe } from '@quint/phrases/vacancies/mails/deciders.de.ts';
import { deciderMailEn } from '@quint/phrases/vacancies/mails/deciders.en.ts';
import { dayIn } from '@quint/domain/base/named-days.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findAdded } from '#features/vacancies/deciders/queries.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { greet, layoutAccountMail } from '#mail/account-mail.ts';
import type { MailKind } from '#outbox/outbox.ts';
import { queueMails } from '#outbox/outbox.ts';

const TEXTS = { en: deciderMailEn, de: deciderMailDe } as const;

interface AddedPayload {
  readonly roleId: string;
  readonly userId: string;
  /** The account that added the person. */
  readonly by: string;
}

/** Tells a member of the workspace that they decide about one more role: at most once a day for a role. */
export async function queueAddedMail(
  deps: Deps,
  db: Writer,
  scope: OrganizationScope,
  payload: AddedPayload,
): Promise<void> {
  const contact = await findContact(db, payload.userId);
  if (contact === undefined) return;
  const { email: to, language } = contact;
  const messageKey = `decider-added:${payload.roleId}:${payload.userId}:${dayIn(deps.clock.now())}`;
  await queueMails(deps, db, scope, {
    mails: [{ messageKey, kind: DECIDER_ADDED_MAIL.kind, to, language, payload }],
  });
}

/** The mail to a member of the workspace who decides about one more role. */
export const DECIDER_ADDED_MAIL: MailKind<AddedPayload> = {
  kind: 'decider-added',
  async compose(deps, scope, { payload, language }) {
    const addedDecider = await deps.db.platform.read((db) => findAdded(db, scope, payload));
    if (addedDecider === undefined) return undefined;
    const { first_name: name, inviter, inviter_email: email, role, workspace } = addedDecider;
    const texts = TEXTS[language];
    const mail = {
      ...texts,
      paragraphs: [
        greet(language, name),
        inviter === null ? texts.textWithoutInviter : texts.text,
        texts.sees,
      ],
      button: {
        label: texts.button,
        url: new URL(`/roles/${payload.roleId}`, publicOrigin(deps.config)).href,
      },
    };
    const { brand } = deps.config.publicSettings;
    const laidOut = layoutAccountMail(language, mail, { brand, workspace, inviter, role });
    const isNamed = inviter !== null && email !== null;
    return { ...laidOut, ...(isNamed ? { replyTo: { name: inviter, email } } : {}) };
  },
};
