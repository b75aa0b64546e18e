import type { HoldSetting } from '@quint/domain/invitations/holding.ts';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { linkOf, listQueuedKinds, tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct({ worker: true });

/** A person without an account finishes, and an administrator asked to be notified. */
async function finish(hold_results: HoldSetting) {
  const organization = await createOrganization(product, { name: 'Nordlicht', language: 'EN' });
  const admin = await createUser(product, { organization });
  await product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set({ hold_results }).where('id', '=', organization.id).execute(),
  );
  const invitation = await createInvitation(product, organization, {
    talent: { first_name: 'Kim' },
    result: { language: 'EN', watchers: [admin.id] },
  });
  await new Device(product).complete(invitation.token, 2);
  const report = await waitForMail(product, { to: invitation.email, kind: 'report' });
  const arrivalMail = await waitForMail(product, { to: admin.email, kind: 'result-arrived' });
  const isHeld = async () => {
    const path = `talents/${invitation.talentId}?fields=is_result_held`;
    return (await itemsOf(product, admin).get(path)).body.data.is_result_held as boolean;
  };
  return { report, arrivalMail, isHeld };
}

describe('the mails about a result', () => {
  it('mention no hold when there is none', async () => {
    const { report, arrivalMail } = await finish('no');
    expect(report.text).not.toMatch(/first/);
    expect(arrivalMail.text).toContain('You will find the result on their page');
  });

  it('are sent only to those who are still administrators', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const council = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
    const member = await createUser(product, { organization, userRole: 'ORG_USER' });
    const watchers = [council.id, member.id, admin.id];
    const { token } = await createInvitation(product, organization, { result: { watchers } });
    await new Device(product).complete(token, 2);
    await waitForMail(product, { to: admin.email, kind: 'result-arrived' });
    for (const { email } of [council, member]) expect(await listQueuedKinds(product, email)).toEqual([]);
  });

  it('say that the person sees it first, and how to open it without an account', async () => {
    const { report, arrivalMail, isHeld } = await finish('opened');
    expect(report.text).toContain('Nordlicht sees it only once you have opened it');
    expect(arrivalMail.text).toContain('You see it as soon as the person has opened it.');
    expect(linkOf(arrivalMail).pathname).toMatch(/^\/talents\//);
    expect(await isHeld()).toBe(true);
    const device = new Device(product);
    expect((await device.open(tokenOf(report))).statusCode).toBe(200);
    expect(await isHeld()).toBe(true);
    expect((await device.call('GET', '/survey/result')).statusCode).toBe(200);
    expect(await isHeld()).toBe(true);
    expect((await device.call('POST', '/survey/result/opened')).statusCode).toBe(204);
    expect(await isHeld()).toBe(false);
  });

  it('say the same before the first item, and nothing without a hold', async () => {
    for (const hold_results of ['no', '48h'] as const) {
      const organization = await createOrganization(product);
      await product.deps.db.platform.write((db) =>
        db.updateTable('organizations').set({ hold_results }).where('id', '=', organization.id).execute(),
      );
      const { token } = await createInvitation(product, organization);
      const session = (await new Device(product).open(token)).json().data;
      expect(session.hold).toBe(hold_results === 'no' ? undefined : hold_results);
    }
  });

  it('say until when', async () => {
    const { report, arrivalMail } = await finish('24h');
    expect(report.text).toMatch(/Nordlicht sees it on \d+\s\w+\s\d{4}(,|\sat)\s\d\d:\d\d, or as soon as/);
    expect(arrivalMail.text).toMatch(/You see it on \d+\s\w+\s\d{4}(,|\sat)\s\d\d:\d\d, or as soon as/);
  });
});
