/** A mail ready to go. One recipient, plain addr-spec. */
export interface Mail {
  /** Names the mail for ever: the same mail handed over twice carries the same Message-ID. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'en' | 'de';
  /** A page that ends mails of this kind when it is opened and pressed, or posted to by a mail program. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Uint8Array;
    readonly type: string;
  }[];
}

/** Hands mails over: to an SMTP server, or to a folder. Throws when it could not. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
