import { MailWarning, MailX } from 'lucide-react';
import type { MailTrouble } from '../model/person.ts';
import { useMailWords } from '../use-mail-words.ts';

/** A sign that mails to a person do not arrive; its words say why, and what to do. */
export function MailMark({ trouble }: { readonly trouble: MailTrouble }) {
  const { said, when, advice } = useMailWords()(trouble);
  const isRefused = 'problem' in trouble;
  const Icon = isRefused ? MailX : MailWarning;
  return (
    <span
      title={[`${said}.`, when, advice].filter((sentence) => sentence !== '').join(' ')}
      className={isRefused ? 'shrink-0 text-danger' : 'shrink-0 text-partial-text'}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{said}</span>
    </span>
  );
}
