import { MailWarning } from 'lucide-react';
import type { MailTrouble } from '#features/people/people/model/person.ts';
import { useMailTexts } from '#features/people/people/use-mail-texts.ts';

/** Says that mails to the person do not arrive, why, and what to do. */
export function MailNotice({ trouble }: { readonly trouble: MailTrouble }) {
  const { summary, when, advice } = useMailTexts()(trouble);
  return (
    <p className="mb-5 flex gap-2.5 rounded-lg border border-line bg-surface px-5 py-3 text-pretty shadow-soft">
      <MailWarning aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <span className="min-w-0">
        <strong className="font-semibold">{summary}.</strong> {when} <span>{advice}</span>
      </span>
    </p>
  );
}
