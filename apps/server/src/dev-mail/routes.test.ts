import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { recordDemoWorld } from '#installation.ts';
import { REFRESH_COOKIE } from '#http/session-reply.ts';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import type { Mail } from '#mail/mailer.ts';
import { switchOnCodes } from '#testing/companies.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { useProduct } from '#testing/product.ts';
import { signIn } from '#testing/sessions.ts';

const product = useProduct();
const id = newId();

async function makeDemoWorld({ deps }: Product): Promise<void> {
  await deps.db.platform.write((db) => recordDemoWorld(db, deps.clock.now()));
}

beforeAll(() => makeDemoWorld(product));

function mailWith(values: Partial<Mail> = {}): Mail {
  return {
    id: newId(),
    from: { name: 'Müller & Söhne', address: 'no-reply@quint.example' },
    to: 'anna@mail.example',
    subject: 'Grüße <b>an</b> alle',
    text: 'Hello <b>Anna</b>: http://localhost:8080/survey?token=abc&x=1\n',
    html: '<html><head><title>x</title></head><body><h1>Grüße</h1><script>alert(1)</script></body></html>',
    language: 'de',
    ...values,
  };
}

const get = (url: string, language = 'en') =>
  product.app.inject({ url, headers: { 'accept-language': language } });

describe('/dev/mail', () => {
  it('says that there are no mails yet', async () => {
    expect((await get('/dev/mail')).body).toContain('No e-mail yet');
    expect((await get('/dev/mail', 'de')).body).toContain('Noch keine E-Mail');
  });

  describe('with mails', () => {
    beforeAll(async () => {
      const mailer = createFolderMailer(mailFolder(product.deps.config));
      await mailer.send(mailWith({ subject: 'The first' }));
      const attachments = [
        {
          filename: 'Übersicht "1".pdf',
          type: 'application/pdf',
          content: new TextEncoder().encode('%PDF-1.7'),
        },
      ];
      await mailer.send(mailWith({ id, attachments }));
      mailer.close();
    });

    it('lists them, newest first, escaped, in the requested language', async () => {
      const answer = await get('/dev/mail', 'de');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(answer.body).toContain('<html lang="de">');
      expect(answer.body).toContain('Grüße &lt;b&gt;an&lt;/b&gt; alle');
      expect(answer.body).toContain('An: anna@mail.example');
      expect(answer.body.indexOf('Grüße')).toBeLessThan(answer.body.indexOf('The first'));
      expect(answer.body).not.toContain('<script');
      expect((await get('/dev/mail?page=2')).body).toContain('Newer e-mails');
      expect((await get('/dev/mail?page=x')).statusCode).toBe(200);
    });

    it('shows one mail sandboxed, which runs nothing', async () => {
      const page = await get(`/dev/mail/${id}`);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'unsafe-none',
        'x-frame-options': 'DENY',
      });
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox allow-popups/);
      expect(page.body).toContain('<h1>Grüße</h1>');
    });

    it('hands out the whole mail as a download', async () => {
      const raw = await get(`/dev/mail/${id}/raw`);
      expect(raw.headers).toMatchObject({
        'content-type': 'message/rfc822',
        'x-content-type-options': 'nosniff',
      });
      expect(raw.headers['content-disposition']).toContain(`filename="${id}.eml"`);
      expect(raw.body).toContain(`Message-ID: <${id}@quint.example>`);
      expect(raw.body).toContain('application/pdf');
    });
  });

  it.each(['', '/raw'])('knows no other file: /dev/mail/:id%s', async (suffix) => {
    for (const other of [newId(), 'x', '..%2Fsecret', '..%2F..%2Fetc%2Fpasswd']) {
      const answer = await get(`/dev/mail/${other}${suffix}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('There is no such e-mail');
    }
  });
});

describe('others find nothing under /dev/mail', () => {
  const OUTSIDE_REQUESTS: readonly (readonly [string, InjectOptions])[] = [
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['from another machine over IPv6', { remoteAddress: '2001:db8::7' }],
    ['through a proxy of this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['through a proxy that speaks the standard', { headers: { forwarded: 'for=192.0.2.7' } }],
    ['through a proxy that tells the scheme only', { headers: { 'x-forwarded-proto': 'https' } }],
    ['by a foreign name that was made to lead here', { headers: { host: 'evil.example' } }],
  ];

  it.each(OUTSIDE_REQUESTS)('%s', async (_who, requestOptions) => {
    for (const url of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/raw`]) {
      const answer = await product.app.inject({ ...requestOptions, url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'ROUTE_NOT_FOUND' } }] });
    }
  });

  it.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1']])(
    'not from this machine: %s',
    async (remoteAddress) => {
      expect((await product.app.inject({ url: '/dev/mail', remoteAddress })).statusCode).toBe(200);
    },
  );
});

describe('an administrator of the platform', () => {
  it('can read the mails from everywhere, by token or session cookie, and nobody else can', async () => {
    const organization = await createOrganization(product);
    const ask = async (headers: Record<string, string>) =>
      (await product.app.inject({ url: '/dev/mail', remoteAddress: '192.0.2.7', headers })).statusCode;
    const answersTo = async (userRole: 'APP_ADMIN' | 'ORG_ADMIN') => {
      const person = await createUser(product, { organization, userRole, hasFactor: false });
      const { headers, refreshToken } = await signIn(product, person.email);
      await switchOnCodes(product, headers);
      return [await ask(headers), await ask({ cookie: `${REFRESH_COOKIE}=${refreshToken}` })];
    };
    expect(await answersTo('APP_ADMIN')).toEqual([200, 200]);
    expect(await answersTo('ORG_ADMIN')).toEqual([404, 404]);
  });
});

describe('in a database that is not a demo world', () => {
  const serious = useProduct();
  it('even this machine gets no mails', async () => {
    expect((await serious.app.inject('/dev/mail')).statusCode).toBe(404);
  });
});

describe('with a public URL', () => {
  const open = useProduct({ env: { PUBLIC_URL: 'https://quint.example' } });
  it('even this machine gets no mails: a proxy may run on it', async () => {
    await makeDemoWorld(open);
    expect((await open.app.inject('/dev/mail')).statusCode).toBe(404);
  });
});

describe('with a mail server', () => {
  const connectedProduct = useProduct({ env: { SMTP_URL: 'smtp://localhost:2525' } });
  it('has no mail pages', async () => {
    await makeDemoWorld(connectedProduct);
    expect((await connectedProduct.app.inject('/dev/mail')).statusCode).toBe(404);
  });
});
