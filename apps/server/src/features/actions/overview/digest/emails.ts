import type { OverviewLine } from '@quint/contract/home/overview.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { resolveFeatures } from '@quint/domain/workspace/features.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { DIGEST_OFF_PATH } from '@quint/domain/home/overview.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { countIn, DEFAULT_ZONE, DIGEST_TEXTS, formatLine } from '#features/actions/overview/digest/model.ts';
import type { DigestPerson, DigestWorkspace, Subscriber } from '#features/actions/overview/digest/queries.ts';
import { findDigestPerson } from '#features/actions/overview/digest/queries.ts';
import { listLines } from '#features/actions/overview/lines/service.ts';
import { dayOf, getOverviewTimes } from '#features/actions/overview/model.ts';
import { layoutMail } from '#mail/layout.ts';
import type { AccountMailKind, MailContent, MailToQueue } from '#outbox/outbox.ts';
import { deriveAccountToken, deriveKey } from '#secrets/tokens.ts';

interface DigestPayload {
  readonly userId: string;
  /** The day of the mail in the time zone of the person; on another day it is no longer sent. */
  readonly day: string;
}

/** One mail per person and day. */
export function digestMailOf({ id, email, language }: Subscriber, day: string): MailToQueue {
  const payload: DigestPayload = { userId: id, day };
  return { messageKey: `digest:${id}:${day}`, kind: DIGEST_MAIL.kind, to: email, language, payload };
}

/** The key of the token in the unsubscribe link of a person. */
export function digestKey({ config }: Deps): Uint8Array {
  return deriveKey(config.secret, 'digest-off');
}

function actorOf(userId: string, { id, pack, talent_id: talentId, features }: DigestWorkspace): Actor {
  const on = Object.entries(resolveFeatures(features)).filter(([, isOn]) => isOn);
  return {
    userId,
    userRole: 'ORG_ADMIN',
    organizationId: id,
    talentId: talentId ?? undefined,
    pack,
    features: new Set(on.map(([name]) => name)),
    isFrozen: false,
  };
}

interface Section {
  readonly workspace: DigestWorkspace;
  readonly lines: readonly OverviewLine[];
}

/** The tasks for the person in each of their workspaces; workspaces without lines are left out. */
async function listSections(deps: Deps, userId: string, person: DigestPerson): Promise<Section[]> {
  const times = getOverviewTimes(deps.clock.now(), person.time_zone ?? DEFAULT_ZONE);
  const sections = await Promise.all(
    person.workspaces.map(async (workspace) => {
      const scope = scopeOfJob({ organizationId: workspace.id });
      const context = { scope, actor: actorOf(userId, workspace), times };
      const { lines } = await deps.db.read(scope, (db) => listLines(db, context));
      return { workspace, lines };
    }),
  );
  return sections.filter(({ lines }) => lines.length > 0);
}

function layOut(
  deps: Deps,
  {
    person,
    sections,
    language,
    optOutUrl,
  }: {
    person: DigestPerson;
    sections: readonly Section[];
    language: Language;
    optOutUrl: string;
  },
): MailContent {
  const texts = DIGEST_TEXTS[language];
  const zone = person.time_zone ?? DEFAULT_ZONE;
  const { brand } = deps.config.publicSettings;
  const urlOf = (path: string) => new URL(path, publicOrigin(deps.config)).href;
  const entries = sections.flatMap(({ workspace, lines }) =>
    lines.map((line) => {
      const { title, detail, path } = formatLine(line, language, zone);
      const details = [detail, person.workspaces.length > 1 ? workspace.name : ''];
      // Records of workspaces other than the active one have no page to open.
      const url = urlOf(workspace.is_active ? path : '/dashboard');
      return { title, detail: details.filter((part) => part !== '').join(' · '), url };
    }),
  );
  const name = person.first_name?.trim() ?? '';
  const greeting = name === '' ? texts.greetingWithoutName : interpolate(texts.greeting, { name });
  const bodies = layoutMail({
    language,
    sender: brand,
    title: texts.title,
    paragraphs: [greeting],
    entries,
    button: { label: texts.button, url: urlOf('/dashboard') },
    footer: interpolate(texts.footer, { brand }),
    optOutUrl,
    optOutLabel: texts.optOut,
  });
  return { subject: countIn(language, 'subject', entries.length), ...bodies, unsubscribeUrl: optOutUrl };
}

/** The daily mail: what needs attention today in the workspaces of an administrator. None without lines. */
export const DIGEST_MAIL: AccountMailKind<DigestPayload> = {
  kind: 'digest',
  async composeForAccount(deps, { payload, language }) {
    const { userId, day } = payload;
    const person = await deps.db.platform.read((db) => findDigestPerson(db, userId));
    if (person === undefined) return undefined;
    if (dayOf(deps.clock.now(), person.time_zone ?? DEFAULT_ZONE) !== day) return undefined;
    const sections = await listSections(deps, userId, person);
    if (sections.length === 0) return undefined;
    const url = new URL(DIGEST_OFF_PATH, publicOrigin(deps.config));
    url.searchParams.set('token', toLinkToken(deriveAccountToken(digestKey(deps), userId)));
    return layOut(deps, { person, sections, language, optOutUrl: url.href });
  },
};
