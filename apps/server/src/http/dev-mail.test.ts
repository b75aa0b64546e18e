import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import type { Mail } from '#mail/mailer.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const id = newId();

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
  it('says that there is nothing yet', async () => {
    expect((await get('/dev/mail')).body).toContain('No mail yet');
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

    it('lists them, newest first, escaped, in the language asked for', async () => {
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
      expect((await get('/dev/mail?page=2')).body).toContain('Newer mails');
      expect((await get('/dev/mail?page=x')).statusCode).toBe(200);
    });

    it('shows one mail in a sandboxed frame', async () => {
      const page = await get(`/dev/mail/${id}`);
      expect(page.body).toContain('Müller &amp; Söhne &lt;no-reply@quint.example&gt;');
      expect(page.body).toContain(
        `<iframe src="/dev/mail/${id}/html" title="Content of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox">`,
      );
      const html = await get(`/dev/mail/${id}/html`);
      expect(html.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox allow-popups/);
      expect(html.body).toContain('<base target="_blank">');
      expect(html.body).toContain('<h1>Grüße</h1>');
    });

    it('shows its plain text with links', async () => {
      const page = await get(`/dev/mail/${id}?view=text`);
      expect(page.body).toContain('Hello &lt;b&gt;Anna&lt;/b&gt;');
      expect(page.body).toContain(
        '<a href="http://localhost:8080/survey?token=abc&amp;x=1" rel="noreferrer">',
      );
      expect(page.body).not.toContain('<iframe');
    });

    it('hands out attachments and the whole mail as downloads', async () => {
      expect((await get(`/dev/mail/${id}`)).body).toContain('Übersicht &quot;1&quot;.pdf');
      const file = await get(`/dev/mail/${id}/attachments/0`);
      expect(file.body).toBe('%PDF-1.7');
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="_bersicht_1_.pdf"; filename*=UTF-8''%C3%9Cbersicht%20%221%22.pdf`,
      });
      const raw = await get(`/dev/mail/${id}/raw`);
      expect(raw.headers['content-disposition']).toContain(`filename="${id}.eml"`);
      expect(raw.body).toContain(`Message-ID: <${id}@quint.example>`);
      expect((await get(`/dev/mail/${id}/attachments/1`)).statusCode).toBe(404);
    });

    it('has a stylesheet of its own', async () => {
      expect((await get('/dev/mail/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    });
  });

  it.each(['', '/html', '/raw', '/attachments/0', '?view=text'])(
    'knows no other file: /dev/mail/:id%s',
    async (rest) => {
      for (const other of [newId(), 'x', '..%2Fsecret', '..%2F..%2Fetc%2Fpasswd']) {
        const answer = await get(`/dev/mail/${other}${rest}`);
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('There is no such mail');
      }
    },
  );
});

describe('without a demo', () => {
  const serious = useProduct({ env: { DEMO: 'off' } });
  it('has no mail pages', async () => {
    expect((await serious.app.inject('/dev/mail')).statusCode).toBe(404);
  });
});

describe('with a mail server', () => {
  const connected = useProduct({ env: { SMTP_URL: 'smtp://localhost:2525' } });
  it('has no mail pages', async () => {
    expect((await connected.app.inject('/dev/mail')).statusCode).toBe(404);
  });
});
