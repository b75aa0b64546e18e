import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createGoal,
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
} from '#testing/factories.ts';
import { createResult } from '#testing/items.ts';
import type { Product } from '#testing/product.ts';

// A workspace with people whose secrets can be swapped for others. A reader without access to the secrets must get the
// same response to every query before and after the swap.

interface Secrets {
  readonly word: string;
  readonly salary: number;
  readonly start: string;
  readonly mode: 'remote' | 'hybrid';
  /** Whether there are records that only readers with access to the secrets may see. */
  readonly hasMore: boolean;
}

export const SECRETS: readonly [Secrets, Secrets] = [
  { word: 'Aaqxz', salary: 735_911, start: '2091-07-13', mode: 'remote', hasMore: true },
  { word: 'Zzqxz', salary: 191_537, start: '2077-11-05', mode: 'hybrid', hasMore: false },
];

/** The values that no response may contain. */
export const LEAKS = /qxz|735911|191537|2091-07-13|2077-11-05/i;
export const GUESSES = {
  texts: ['qxz', 'Aaqxz', 'Zzqxz', 'aaqxz1@mail.example', '*****', 'T', 'remote', 'Open', ''],
  numbers: [735_911, 191_537, 400_000, 0, 5],
};

interface Person {
  readonly id: string;
  readonly preferences: string;
  readonly userId: string | undefined;
  readonly avatar: string;
}

export interface MaskedWorld {
  readonly organization: TestOrganization;
  readonly admin: TestUser;
  /** A talent without any secret. */
  readonly other: TestUser;
  readonly otherTalentId: string;
  /** Writes one set of secrets or the other to the masked people, and changes nothing else. */
  exchange(secrets: Secrets): Promise<void>;
}

async function insertPerson(
  product: Product,
  organization: TestOrganization,
  values: Record<string, unknown>,
): Promise<Person> {
  const organization_id = organization.id;
  const preferences = newId();
  const avatar = newId();
  const userId = typeof values.user_id === 'string' ? values.user_id : undefined;
  await product.deps.db.platform.write(async (db) => {
    await db.insertInto('job_preferences').values({ organization_id, id: preferences }).execute();
  });
  const { id } = await createTalent(product, organization, { ...values, job_preferences: preferences });
  const image = { filename_disk: newId(), filename_download: 'a.png', type: 'image/png', filesize: 1 };
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('files')
      .values({ ...image, organization_id, id: avatar, purpose: 'avatar', talent_id: id })
      .execute();
  });
  return { id, preferences, userId, avatar };
}

/** Records of a talent that every administrator may see. */
async function connect(
  product: Product,
  organization: TestOrganization,
  people: readonly string[],
): Promise<void> {
  const organization_id = organization.id;
  const role = await createRole(product, organization, { name: 'Open role' });
  const team = await createTeam(product, organization);
  const assessment = await createAssessment(product, organization, { role_id: role.id });
  await createGoal(product, organization, { team_id: team.id, first_mover: people[0] });
  for (const [index, id] of people.entries()) {
    await createResult(product, organization, { talent_id: id, stanine: 1 + index });
    await product.deps.db.platform.write(async (db) => {
      const link = { organization_id, roles_id: role.id, talents_id: id };
      await db
        .insertInto('roles_talents')
        .values({ ...link, id: newId() })
        .execute();
      const member = { organization_id, teams_id: team.id, talents_id: id };
      await db
        .insertInto('teams_talents')
        .values({ ...member, id: newId() })
        .execute();
      await db
        .insertInto('assessment_participants')
        .values({ organization_id, id: newId(), assessment_id: assessment.id, talent_id: id })
        .execute();
      await db
        .insertInto('talent_role_assignments')
        .values({ organization_id, id: newId(), team_id: team.id, role_id: role.id, talent_id: id })
        .execute();
    });
  }
}

/** The part of the job profile that is hidden until the insight is unlocked. */
async function exchangeProfile(
  db: Writer,
  { organization_id, course_id }: { organization_id: string; course_id: string },
  { id, preferences }: Person,
  { word, salary, start, mode, hasMore }: Secrets,
): Promise<void> {
  const languages = [{ label: word, value: word, code: 'de', proficiency: 'native' }];
  await db
    .updateTable('job_preferences')
    .set({
      skills: hasMore ? `${word} | ${word}` : null,
      salary,
      earliest_start: start,
      work_mode: [mode],
      languages: JSON.stringify(languages),
    })
    .where('id', '=', preferences)
    .execute();
  await db.deleteFrom('job_experiences').where('talent_id', '=', id).execute();
  await db.deleteFrom('training_requests').where('talent_id', '=', id).execute();
  if (!hasMore) return;
  const job = { role_name: word, company_name: word, company_location: word, started_at: '2020-01-01' };
  await db
    .insertInto('job_experiences')
    .values({ ...job, organization_id, id: newId(), talent_id: id, currently_working: true })
    .execute();
  const request = { first_name: word, last_name: word, email: `${word}@mail.example`, situation: word };
  await db
    .insertInto('training_requests')
    .values({
      ...request,
      organization_id,
      id: newId(),
      talent_id: id,
      course_id,
      phone: '735911',
      consent: true,
    })
    .execute();
}

/** Name, address and image: hidden while the person is masked. */
async function exchangeName(
  db: Writer,
  { person, index, hidesFirstName }: { person: Person; index: number; hidesFirstName: boolean },
  { word, hasMore }: Secrets,
): Promise<void> {
  const { id, userId, avatar } = person;
  const last_name = `${word} ${index}`;
  const email = `${word}${index}@mail.example`.toLowerCase();
  // The first letter of a first name stays visible.
  const first_name = `T${word}`;
  await db
    .updateTable('talents')
    .set({
      last_name,
      phone: `735911${index}${hasMore ? '' : '0'}`,
      avatar: hasMore ? avatar : null,
      // Changing the address would unlink the talent from its account.
      ...(userId === undefined ? { email } : {}),
      ...(hidesFirstName ? { first_name } : {}),
    })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('files')
    .set({ title: word, filename_download: `${word}.png`, filesize: word.length + index })
    .where('id', '=', avatar)
    .execute();
  if (userId === undefined) return;
  // Account addresses are unique across workspaces.
  const address = `${word}.${userId.slice(-8)}@mail.example`.toLowerCase();
  await db
    .updateTable('users')
    .set({ last_name, email: address, first_name: word })
    .where('id', '=', userId)
    .execute();
}

/**
 * A workspace of masked people, people invited by name with a locked profile, and one with an unlocked insight. If the
 * workspace hides personal data, the unlocked one keeps the name.
 */
export async function createMaskedWorld(
  product: Product,
  { hides }: { hides: boolean },
): Promise<MaskedWorld> {
  const organization = await createOrganization(product, { hide_personal_data: hides });
  const organization_id = organization.id;
  const admin = await createUser(product, { organization });
  const other = await createUser(product, { organization, userRole: 'ORG_USER' });
  const account = await createUser(product, { organization, userRole: 'ORG_USER' });
  const course_id = newId();
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('training_courses')
      .values({ id: course_id, title: 'Open course', language: 'DE', trait: 'O', direction: 'below' })
      .execute(),
  );
  const person = (values: object) => insertPerson(product, organization, { ...values, first_name: 'Theo' });
  const maskedTalents = [
    await person({ is_directly_invited: false }),
    await person({ is_directly_invited: false, user_id: account.id }),
  ];
  const invitedTalent = await person({ last_name: 'Open' });
  const unlockedTalent = await person({
    is_directly_invited: false,
    is_insight_unlocked: true,
    last_name: 'Open',
  });
  const own = await person({ user_id: other.id, last_name: 'Open' });
  await connect(
    product,
    organization,
    [...maskedTalents, invitedTalent, unlockedTalent, own].map(({ id }) => id),
  );
  return {
    organization,
    admin,
    other,
    otherTalentId: own.id,
    async exchange(secrets) {
      await product.deps.db.platform.write(async (db) => {
        for (const each of [...maskedTalents, invitedTalent]) {
          await exchangeProfile(db, { organization_id, course_id }, each, secrets);
        }
        for (const [index, each] of (hides ? [...maskedTalents, unlockedTalent] : maskedTalents).entries()) {
          await exchangeName(db, { person: each, index, hidesFirstName: hides }, secrets);
        }
      });
    },
  };
}
