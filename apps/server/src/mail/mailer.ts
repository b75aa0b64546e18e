/** A name, which may be empty, and a plain addr-spec. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail ready to send. One recipient, plain addr-spec. */
export interface Mail {
  /** The permanent id of the mail: when sent twice, it has the same Message-ID. */
  readonly id: string;
  readonly from: MailAddress;
  /** The person named in the text; replies to the sender's address are not read. */
  readonly replyTo?: MailAddress;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'en' | 'de';
  /** The unsubscribe page, which a person opens or a mail program posts to. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Uint8Array;
    readonly type: string;
  }[];
}

/** Sends mails through an SMTP server, or writes them to a folder. Throws when a mail could not be sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
