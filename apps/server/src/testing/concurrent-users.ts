import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTeam, createUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { Device } from '#testing/surveys.ts';

/** People invited in one round. */
const PEOPLE = 12;
/** More than enough for all rounds: the workspace is limited, but nobody is refused. */
const PLENTY = 1_000_000;

/** The responses to one kind of request, by status. */
export type Answers = Map<string, Map<number, number>>;

interface Person {
  readonly id: string;
  readonly result: string;
}

/** One workspace with a limited plan, and its concurrent users. */
export interface ConcurrentUsers {
  readonly answers: Answers;
  /** Invites people, and does everything else with them concurrently. */
  runRound(): Promise<void>;
}

/** A deterministic pseudo-random sequence. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

type Send = (what: string, method: 'POST' | 'PATCH', path: string, payload: object) => Promise<void>;

interface World {
  readonly organization: TestOrganization;
  readonly role: { id: string };
  readonly team: { id: string };
  readonly admin: Send;
  readonly platform: Send;
  readonly takeSurvey: (person: Person) => Promise<void>;
}

/** Requests about one person, which lock their record, their sheet, the workspace, or several of them. */
function workOn(person: Person, at: number, { organization, admin, takeSurvey }: World) {
  const talents = [person.id];
  const requests = [
    () => admin('hire', 'PATCH', `/items/talents/${person.id}`, { status: 'EMPLOYEE' }),
    () =>
      admin('unlock', 'POST', '/workspace-automations/unlock-talent-insight', {
        organizationId: organization.id,
        talentId: person.id,
        budget: 1,
      }),
    () => admin('tag', 'POST', '/talents/tag', { talents, add: [`tag ${at % 3}`] }),
    () => admin('invite again', 'POST', '/talents/invite-again', { talents }),
    () => admin('send again', 'POST', `/invite/talents/${person.result}/resend`, {}),
    () => takeSurvey(person),
  ];
  if (at % 4 === 3) {
    requests.push(
      () => admin('delete', 'POST', '/talents/delete', { talents }),
      () => admin('restore', 'POST', '/bin/restore', { kind: 'talents', ids: talents }),
    );
  }
  if (at % 6 === 5) {
    requests.push(
      () => admin('withdraw', 'POST', '/talents/withdraw', { talents, on: true }),
      () => admin('anonymise', 'POST', '/talents/anonymise', { talents }),
    );
  }
  return requests;
}

/** Requests about many people at once, in random order, and about the workspace. */
function workOnAll(
  people: readonly Person[],
  random: () => number,
  { organization, role, team, ...by }: World,
) {
  const some = () => shuffle(people, random).map(({ id }) => id);
  const { admin, platform } = by;
  const grant = { insights: 3, reason: 'To go on', key: newId() };
  return [
    () => admin('hire many', 'POST', '/talents/move', { talents: some(), status: 'EMPLOYEE' }),
    () => admin('shortlist many', 'POST', '/talents/move', { talents: some(), status: 'FAVOURITE' }),
    () => admin('remind many', 'POST', '/talents/remind', { talents: some() }),
    () => admin('consider many', 'POST', '/talents/consider', { talents: some(), role: role.id, on: true }),
    () => admin('join many', 'POST', '/talents/join', { talents: some(), team: team.id, on: true }),
    () => admin('change many', 'PATCH', '/items/talents', { keys: some(), data: { status: 'EMPLOYEE' } }),
    () => platform('grant', 'POST', `/platform/organizations/${organization.id}/insights`, grant),
    () => admin('choose a language', 'PATCH', `/items/organizations/${organization.id}`, { language: 'EN' }),
    () =>
      platform('rename', 'PATCH', `/items/organizations/${organization.id}`, { name: `Crowd ${random()}` }),
  ];
}

function inviteBody() {
  return {
    talents: Array.from({ length: PEOPLE }, () => ({
      email: `${newId()}@mail.example`,
      first_name: 'Kim',
      last_name: 'Park',
      language: 'EN',
    })),
  };
}

async function createLimitedWorkspace(product: Product): Promise<TestOrganization> {
  const organization = await createOrganization(product);
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('organizations')
      .set({ seats_members: PLENTY, talent_insights_budget: PLENTY })
      .where('id', '=', organization.id)
      .execute(),
  );
  return organization;
}

/** Masks every second person, so that an insight unlocks something. */
async function maskSome({ deps }: Product, people: readonly Person[]): Promise<void> {
  const ids = people.filter((_person, at) => at % 2 === 0).map(({ id }) => id);
  await deps.db.platform.write((db) =>
    db.updateTable('talents').set({ is_directly_invited: false }).where('id', 'in', ids).execute(),
  );
}

/** Creates the workspace. The product must run its jobs, so that mails are sent meanwhile. */
export async function createConcurrentUsers(product: Product, seed: number): Promise<ConcurrentUsers> {
  const organization = await createLimitedWorkspace(product);
  const answers: Answers = new Map();
  const call = callerOf(product);
  const recordAnswer = (what: string, status: number) => {
    const counts = answers.get(what) ?? new Map<number, number>();
    answers.set(what, counts.set(status, (counts.get(status) ?? 0) + 1));
  };
  const sendAs =
    ({ headers }: TestUser): Send =>
    async (what, method, path, payload) =>
      recordAnswer(what, (await call(method, path, { headers, payload })).status);
  const user = await createUser(product, { organization });
  const takeSurvey = async ({ result }: Person) => {
    const { headers } = user;
    const link = await call('POST', `/invite/talents/${result}/link`, { headers, payload: {} });
    recordAnswer('copy a link', link.status);
    const token = new URL(String(link.body.data?.url ?? 'http://gone.example')).searchParams.get('token');
    if (token !== null) recordAnswer('finish', (await new Device(product).complete(token)).statusCode);
  };
  const world: World = {
    organization,
    role: await createRole(product, organization),
    team: await createTeam(product, organization),
    admin: sendAs(user),
    platform: sendAs(await createUser(product, { userRole: 'APP_ADMIN' })),
    takeSurvey,
  };
  const random = randomFrom(seed);
  return {
    answers,
    async runRound() {
      const response = await call('POST', '/invite/talents', {
        headers: user.headers,
        payload: inviteBody(),
      });
      recordAnswer('invite', response.status);
      const people = response.body.data.invited as Person[];
      await maskSome(product, people);
      const work = [
        ...people.flatMap((person, at) => workOn(person, at, world)),
        ...workOnAll(people, random, world),
        () => world.admin('invite', 'POST', '/invite/talents', inviteBody()),
      ];
      await Promise.all(shuffle(work, random).map((each) => each()));
    },
  };
}
