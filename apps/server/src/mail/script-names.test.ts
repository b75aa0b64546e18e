import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isolate } from '@quint/phrases/base/isolate.ts';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '#database/ids.ts';
import { layoutAccountMail } from '#mail/account-mail.ts';
import { toSenderName } from '#mail/errors.ts';
import { createFolderMailer } from '#mail/folder.ts';
import { SCRIPT_NAMES } from '#testing/script-names.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quint-mail-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a mail with a name', () => {
  it.each(Object.entries(SCRIPT_NAMES))(
    'contains it unchanged in sender, subject, text and HTML: %s',
    async (_, name) => {
      const bodies = layoutAccountMail(
        'en',
        {
          subject: 'Result of {{name}} (1 of 3)',
          title: '{{name}} · {{name}}',
          paragraphs: ['For {{name}}, 5 %.'],
          button: { label: 'Open', url: 'https://quint.example/' },
          footer: '{{brand}}',
        },
        { name, brand: 'Quint' },
      );
      const id = newId();
      const mailer = createFolderMailer(folder);
      const from = { name: toSenderName(name, 'Quint'), address: 'no-reply@quint.example' };
      await mailer.send({ id, from, to: 'anna@mail.example', language: 'en', ...bodies });
      mailer.close();
      const raw = await readFile(join(folder, `${id}.eml`));
      // Encoded words, so that every server can forward the headers.
      expect(raw.toString('latin1').split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/);
      const read = await PostalMime.parse(raw);
      const alone = isolate(name);
      expect(read.from?.name).toBe(`${alone} via Quint`);
      expect(read.subject).toBe(`Result of ${alone} (1 of 3)`);
      expect(read.text).toContain(`${alone} · ${alone}`);
      expect(read.html).toContain(`For ${alone}, 5 %.`);
    },
  );
});
