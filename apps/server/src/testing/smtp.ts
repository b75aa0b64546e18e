import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpCatcher {
  readonly url: string;
  /** Recipients of the accepted mails. */
  readonly recipients: readonly string[];
  /** The reply to every recipient from now on; undefined accepts mails. */
  answer(reply: number | undefined): void;
  /** Accepts the message and does not reply. */
  hang(): void;
  close(): Promise<void>;
}

/** A mail server that rejects recipients on request. */
export async function openSmtpCatcher(): Promise<SmtpCatcher> {
  const recipients: string[] = [];
  let reply: number | undefined;
  let isHanging = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      callback(
        reply === undefined
          ? undefined
          : Object.assign(new Error(`<${address}> no`), { responseCode: reply }),
      );
    },
    onData(stream, { envelope }, callback) {
      stream.resume();
      stream.on('end', () => {
        if (isHanging) return;
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  // A sender that is killed in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    recipients,
    answer(code) {
      reply = code;
      isHanging = false;
    },
    hang() {
      reply = undefined;
      isHanging = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
