import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { findErrorKind, isRefusedForGood, toOneLine, toReplyTo } from '#mail/errors.ts';
import { createFolderMailer } from '#mail/folder.ts';
import { layoutMail } from '#mail/layout.ts';
import type { Mail } from '#mail/mailer.ts';
import { createSmtpMailer } from '#mail/smtp.ts';

function createMail(values: Partial<Mail> = {}): Mail {
  return {
    id: newId(),
    from: { name: 'Müller, Söhne "& Co"', address: 'no-reply@quint.example' },
    to: 'anna@mail.example',
    subject: 'Grüße – schön, dass du da bist',
    ...layoutMail({
      language: 'de',
      sender: 'Müller & Söhne',
      title: 'Hallo <Änne> & "du"',
      paragraphs: ['Erste\nzweite Zeile', 'Ende'],
      button: { label: 'Los', url: 'https://quint.example/survey?token=a&b=1' },
      note: 'Gilt 30 Tage',
      footer: 'Von Quint',
    }),
    language: 'de',
    attachments: [
      {
        filename: 'Bericht Änne.pdf',
        type: 'application/pdf',
        content: new Uint8Array([37, 80, 68, 70, 0, 255]),
      },
    ],
    ...values,
  };
}

interface CaughtMail {
  readonly from: string;
  readonly to: string[];
  readonly raw: Buffer;
}

describe('createSmtpMailer', () => {
  const caughtMails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom({ address }, _session, callback) {
      const error = address.startsWith('stranger')
        ? Object.assign(new Error(`${address} may not send here`), { responseCode: 553 })
        : undefined;
      callback(error);
    },
    onRcptTo(address, _session, callback) {
      const error = address.address.startsWith('unknown')
        ? Object.assign(new Error(`${address.address} does not exist`), { responseCode: 550 })
        : undefined;
      callback(error);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        caughtMails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        callback();
      });
    },
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => void caughtMails.splice(0));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('sends one recipient, both bodies and the attachment', async () => {
    const mailer = createSmtpMailer(url);
    const mail = createMail();
    await mailer.send(mail);
    mailer.close();
    expect(caughtMails).toHaveLength(1);
    const [{ from, to, raw } = { from: '', to: [], raw: Buffer.alloc(0) }] = caughtMails;
    expect([from, to]).toEqual(['no-reply@quint.example', ['anna@mail.example']]);
    const read = await PostalMime.parse(raw);
    expect(read.messageId).toBe(`<${mail.id}@quint.example>`);
    expect(read.from).toEqual({ name: 'Müller, Söhne "& Co"', address: 'no-reply@quint.example' });
    expect(read.subject).toBe('Grüße – schön, dass du da bist');
    expect(read.html).toContain('Hallo &lt;Änne&gt; &amp; &quot;du&quot;');
    expect(read.html).toContain('Erste<br>zweite Zeile');
    expect(read.html).toContain('href="https://quint.example/survey?token=a&amp;b=1"');
    expect(read.html).not.toMatch(/<img|src=/);
    expect(read.text).toContain('Los:\nhttps://quint.example/survey?token=a&b=1');
    expect(read.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Bericht Änne.pdf', 'application/pdf'],
    ]);
    expect(new Uint8Array(read.attachments[0]?.content as ArrayBuffer)).toEqual(
      new Uint8Array([37, 80, 68, 70, 0, 255]),
    );
    const header = (key: string) => read.headers.find((entry) => entry.key === key)?.value;
    expect([header('content-language'), header('auto-submitted')]).toEqual(['de', 'auto-generated']);
    expect(header('list-unsubscribe')).toBeUndefined();
  });

  it('includes the one-click unsubscribe headers', async () => {
    const mailer = createSmtpMailer(url);
    const unsubscribeUrl = `https://quint.example/survey/reminders?token=${'a1'.repeat(40)}`;
    await mailer.send(createMail({ unsubscribeUrl }));
    mailer.close();
    const { headers } = await PostalMime.parse(caughtMails[0]?.raw ?? '');
    const header = (key: string) => headers.find((entry) => entry.key === key)?.value;
    expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('adds no header because of the texts', async () => {
    const mailer = createSmtpMailer(url);
    const line = toOneLine('Quillon\r\nBcc: evil@mail.example');
    await mailer.send(
      createMail({
        subject: 'A\r\nBcc: evil@mail.example',
        from: { name: line, address: 'a@quint.example' },
      }),
    );
    mailer.close();
    expect(caughtMails[0]?.to).toEqual(['anna@mail.example']);
    expect((await PostalMime.parse(caughtMails[0]?.raw ?? '')).bcc).toBeUndefined();
  });

  it.each([
    ['an umlaut', 'Jürgen Müller', 'Jürgen Müller'],
    ['a comma', 'Müller, Jürgen', 'Müller, Jürgen'],
    ['quotes', 'Jürgen "Jogi" Müller', 'Jürgen "Jogi" Müller'],
    ['a backslash', String.raw`J\M`, String.raw`J\M`],
    ['brackets', 'Müller <CEO>; (Chef)', 'Müller <CEO>; (Chef)'],
    ['another script', '山田 太郎', '山田 太郎'],
    ['an Arabic name', 'محمد علي', 'محمد علي'],
    ['an emoji', 'Kim 🎉', 'Kim 🎉'],
    ['a header', 'Kim\r\nBcc: evil@mail.example', ''],
    ['a line break', 'Kim\r\nSommer', 'Kim Sommer'],
    ['an encoded word', '=?utf-8?Q?Bcc=3A?=', '= ?utf-8?Q?Bcc=3A?='],
    ['another address', 'boss@bank.example', ''],
    ['nothing', '', ''],
    ['two hundred letters', 'ü'.repeat(200), 'ü'.repeat(78)],
  ])('names whom to reply to: a name with %s', async (_what, name, displayName) => {
    const mailer = createSmtpMailer(url);
    const replyTo = toReplyTo({ name, email: 'kim@nordlicht.example' });
    await mailer.send(createMail(replyTo === undefined ? {} : { replyTo }));
    mailer.close();
    const read = await PostalMime.parse(caughtMails[0]?.raw ?? '');
    expect(read.replyTo).toEqual([{ name: displayName, address: 'kim@nordlicht.example' }]);
    expect(read.bcc).toBeUndefined();
    expect(caughtMails[0]?.to).toEqual(['anna@mail.example']);
  });

  it.each([
    '',
    'no address',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    '<a@b.example>',
    'a"b@c.example',
  ])('names nobody with the address %j', (email) =>
    expect(toReplyTo({ name: 'Kim', email })).toBeUndefined(),
  );

  it('has only ASCII in its header for domains with other letters', async () => {
    const mailer = createSmtpMailer(url);
    const from = { name: 'Quint', address: 'a@bücher.example' };
    const replyTo = { name: 'Kim', address: 'kim@bücher.example' };
    await mailer.send(createMail({ from, replyTo, to: 'anna@bücher.example' }));
    mailer.close();
    const [header = ''] = String(caughtMails[0]?.raw ?? '').split('\r\n\r\n');
    expect(header).toMatch(/^[\0-\x7f]*$/);
    expect(header).toMatch(/^Message-ID: <.+@xn--bcher-kva\.example>$/m);
  });

  it('reports errors without an address', async () => {
    const mailer = createSmtpMailer(url);
    const recipientError: unknown = await mailer
      .send(createMail({ to: 'unknown@mail.example' }))
      .catch((e) => e);
    mailer.close();
    expect(isRefusedForGood(recipientError)).toBe(true);
    expect(findErrorKind(recipientError)).toBe('EENVELOPE 550');
    const from = { name: 'Quint', address: 'stranger@quint.example' };
    const unknownSenderMailer = createSmtpMailer(url);
    const senderError: unknown = await unknownSenderMailer.send(createMail({ from })).catch((e) => e);
    unknownSenderMailer.close();
    expect(isRefusedForGood(senderError)).toBe(false);
    expect(findErrorKind(senderError)).toBe('ESENDER 553');
    const nobody = createSmtpMailer('smtp://127.0.0.1:1');
    const unreachable: unknown = await nobody.send(createMail()).catch((e) => e);
    nobody.close();
    expect(isRefusedForGood(unreachable)).toBe(false);
    expect(findErrorKind(unreachable)).toMatch(/^E[A-Z]+$/);
  });
});

describe('createFolderMailer', () => {
  it('stores the same mail sent twice as one private file', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'quint-mail-'));
    const folder = join(parent, 'mail');
    const mailer = createFolderMailer(folder);
    const mail = createMail();
    await Promise.all([mailer.send(mail), mailer.send(createMail())]);
    await mailer.send(mail);
    mailer.close();
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names).toContain(`${mail.id}.eml`);
    const path = join(folder, `${mail.id}.eml`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await PostalMime.parse(await readFile(path))).subject).toBe(mail.subject);
    await rm(parent, { recursive: true });
  });
});

describe('toOneLine', () => {
  it.each([
    ['Quillon  GmbH ', 10, 'Quillon Gm'],
    ['a\u0000b\u2028c\u202ed', 80, 'a b cd'],
    ['👩‍🔬👩‍🔬👩‍🔬', 2, '👩‍🔬👩‍🔬'],
  ])('makes a header line of %j', (text, max, line) => {
    expect(toOneLine(text, max)).toBe(line);
  });
});
