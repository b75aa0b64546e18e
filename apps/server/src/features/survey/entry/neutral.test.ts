import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { listQueuedKinds, tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct({ worker: true, env: { ACCOUNT_DISCLOSURE: 'off' } });

async function resolveWorkspace() {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/invite/public-links',
    headers: admin.headers,
    payload: { kind: 'applicants' },
  });
  const workspace = new URL(response.json().data.url).searchParams.get('workspace');
  return { organization, admin, workspace };
}

async function signUp(values: Record<string, unknown>) {
  const startMs = performance.now();
  const form = { entrance: 'public_check', name: 'Kim Park', consent: true, language: 'de', ...values };
  const answer = await new Device(product).call('POST', '/survey/sign-up', form);
  const { statusCode: status, headers } = answer;
  return {
    status,
    body: answer.body,
    names: Object.keys(headers).toSorted(),
    ms: performance.now() - startMs,
  };
}

describe('POST /survey/sign-up without account disclosure', () => {
  it('responds identically to a new person, an invited and a finished one, and an administrator, and mails the owners', async () => {
    const { organization, admin, workspace } = await resolveWorkspace();
    const finishedTalent = await createTalent(product, organization, {});
    await createFinishedResult(product, organization, { talentId: finishedTalent.id });
    const invitation = await createInvitation(product, organization);
    const at = { entrance: 'signup', workspace };
    const unknownVisitor = await signUp({ ...at, email: 'stranger@neutral.example' });
    expect([unknownVisitor.status, unknownVisitor.body]).toEqual([
      200,
      '{"data":{"state":"link_sent","next":null}}',
    ]);
    for (const form of [
      { ...at, email: invitation.email },
      { ...at, email: finishedTalent.email },
      { email: admin.email },
      { email: 'nobody@neutral.example' },
    ]) {
      const { status, body, names, ms } = await signUp(form);
      expect({ status, body, names }).toEqual({
        status: unknownVisitor.status,
        body: unknownVisitor.body,
        names: unknownVisitor.names,
      });
      // The minimum delay determines the duration, not whether the address is known.
      expect(ms).toBeGreaterThan(390);
    }
    expect(await listQueuedKinds(product, invitation.email)).toEqual(['survey-link']);
    const finishedNotice = await waitForMail(product, {
      to: finishedTalent.email,
      kind: 'survey-door-notice',
    });
    expect(finishedNotice.subject).toBe(
      `Du hast an der Befragung von ${organization.name} schon teilgenommen`,
    );
    const refusalNotice = await waitForMail(product, { to: admin.email, kind: 'survey-door-notice' });
    expect(refusalNotice.subject).toBe('Diese Adresse kann am Check von Quint nicht teilnehmen');
    const link = await waitForMail(product, { to: 'stranger@neutral.example', kind: 'survey-link' });
    const device = new Device(product);
    expect((await device.complete(tokenOf(link))).json().data.state).toBe('completed');
  });
});
