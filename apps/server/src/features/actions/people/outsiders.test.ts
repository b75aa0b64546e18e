import { expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import {
  createOrganization,
  createOwner,
  createRole,
  createTeam,
  createUser,
  switchOn,
} from '#testing/factories.ts';
import type { TestUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation } from '#testing/surveys.ts';

// Actions on people that administrators of other workspaces and colleagues cannot do.

const product = useProduct();
const runAction = async (user: TestUser, name: string, payload: object) =>
  (await callerOf(product)('POST', `/talents/${name}`, { headers: user.headers, payload })).body;

it('people of another workspace are treated like people who do not exist by every action', async () => {
  const ours = await createOrganization(product, { pack: 'flow' });
  const theirs = await createOrganization(product, { pack: 'flow' });
  await switchOn(product, theirs, 'FEATURE_CHAT');
  const outsider = await createUser(product, { organization: theirs });
  const role = (await createRole(product, theirs)).id;
  const team = (await createTeam(product, theirs)).id;
  const { talentId } = await createInvitation(product, ours, { talent: { first_name: 'Zita' } });
  await createOwner(product, ours, talentId);
  const admin = itemsOf(product, await createUser(product, { organization: ours }));
  const read = () => admin.get(`talents/${talentId}?fields=*,invitation.*,roles.*,teams.*`);
  const before = await read();
  for (const [name, more] of [
    ['move', { status: 'EMPLOYEE' }],
    ['consider', { role }],
    ['reject', { role }],
    ['join', { team }],
    ['tag', { add: ['theirs'] }],
    ['remind', {}],
    ['invite-again', {}],
    ['withdraw', {}],
    ['message', { text: 'Hello' }],
    ['recall', { sent: [newId()] }],
    ['delete', {}],
    ['anonymise', {}],
  ] as const) {
    const unknownId = newId();
    const ofUnknown = await runAction(outsider, name, { talents: [unknownId], ...more });
    const answer = await runAction(outsider, name, { talents: [talentId], ...more });
    expect(answer.data.refused, name).toMatchObject([{ id: talentId, code: 'talent.gone' }]);
    expect(JSON.parse(JSON.stringify(answer).replaceAll(talentId, unknownId)), name).toEqual(ofUnknown);
  }
  expect(await read()).toEqual(before);
});

it('a message can be deleted only by its author', async () => {
  const organization = await createOrganization(product, { pack: 'flow' });
  await switchOn(product, organization, 'FEATURE_CHAT');
  const [lena, tom] = [
    await createUser(product, { organization }),
    await createUser(product, { organization }),
  ];
  const { talentId } = await createInvitation(product, organization);
  await createOwner(product, organization, talentId);
  const talents = [talentId];
  const { data } = await runAction(lena, 'message', { talents, text: 'See you on Monday' });
  const sentIds = [data.done[0].undo.sent];
  expect((await runAction(tom, 'recall', { talents, sent: sentIds })).data.refused).toMatchObject([
    { code: 'recall.too_late' },
  ]);
  expect((await runAction(lena, 'recall', { talents, sent: sentIds })).data.done).toHaveLength(1);
});
