import type { Writer } from '#database/gate.ts';
import { seededId } from '#demo/seeded-ids.ts';

const HOUR_MS = 3_600_000;

/** A message of a conversation: hours before now, sender, text. */
const MESSAGES: readonly (readonly [hoursAgo: number, from: 'talent' | 'workspace', text: string])[] = [
  [
    50,
    'workspace',
    'Hallo Anna, danke, dass du dir Zeit für die Befragung genommen hast. Dein Ergebnis ist da. Magst du es dir vor unserem Gespräch in Ruhe ansehen?',
  ],
  [
    27,
    'talent',
    'Hallo Lena, gern. Ich habe es gelesen und erkenne mich in vielem wieder. Bei Extraversion habe ich eine Frage.',
  ],
  [26, 'workspace', 'Die nehmen wir mit ins Gespräch. Passt dir Donnerstag um zehn?'],
  [3, 'talent', 'Donnerstag um zehn passt gut. Bis dann!'],
];

/** Gives the demo workspace one conversation whose last message is unread. */
export async function insertDemoInbox(
  db: Writer,
  thread: { organizationId: string; talentId: string; talentUserId: string; adminUserId: string; now: Date },
): Promise<void> {
  const { organizationId: organization_id, talentId: talent_id, now } = thread;
  await db
    .insertInto('organization_features')
    .values({ organization_id, feature: 'FEATURE_CHAT', enabled: true })
    .execute();
  const rows = MESSAGES.map(([hoursAgo, from, text], position) => ({
    organization_id,
    id: seededId(`inbox/${talent_id}/${position}`),
    talent_id,
    is_from_talent: from === 'talent',
    user_id: from === 'talent' ? thread.talentUserId : thread.adminUserId,
    text,
    date_created: new Date(now.getTime() - hoursAgo * HOUR_MS),
    date_seen: position === MESSAGES.length - 1 ? null : new Date(now.getTime() - (hoursAgo - 1) * HOUR_MS),
  }));
  await db.insertInto('inbox_messages').values(rows).execute();
}
