import { MailWarning, MailX } from 'lucide-react';
import type { MailTrouble } from '../model/person.ts';
import { useMailTexts } from '../use-mail-texts.ts';

/** A badge that mails to a person do not arrive; its text says why, and what to do. */
export function MailMark({ trouble }: { readonly trouble: MailTrouble }) {
  const { summary, when, advice } = useMailTexts()(trouble);
  const isRefused = 'problem' in trouble;
  const Icon = isRefused ? MailX : MailWarning;
  return (
    <span
      title={[`${summary}.`, when, advice].filter((sentence) => sentence !== '').join(' ')}
      className={isRefused ? 'shrink-0 text-danger' : 'shrink-0 text-partial-text'}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{summary}</span>
    </span>
  );
}
