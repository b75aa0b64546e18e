import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#config.ts';
import type { Mailer } from '#mail/mailer.ts';
import { toMessage } from '#mail/smtp.ts';

/** Where mails are written when no mail server is configured. */
export function mailFolder(config: Config): string {
  return join(config.dataDir, 'mail');
}

/** Writes mails as .eml files named by their id, so sending the same mail twice leaves one file. */
export function createFolderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const info = await transport.sendMail(toMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.id}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(info.message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    close() {
      transport.close();
    },
  };
}
