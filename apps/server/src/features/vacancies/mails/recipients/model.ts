import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { displayName } from '@quint/domain/base/masking.ts';
import type { SentKind } from '@quint/domain/vacancies/mails.ts';
import { isAnswer } from '@quint/domain/vacancies/mails.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { hiddenFrom } from '@quint/domain/workspace/actor.ts';
import type { Recipient } from '#features/vacancies/mails/recipients/queries.ts';

type NamedRecipient = Pick<
  Recipient,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'is_directly_invited'
  | 'is_insight_unlocked'
  | 'hide_personal_data'
  | 'hide_everybody'
>;

/** The name of a person as the actor may see it. */
export function nameFor(actor: Actor, person: NamedRecipient): string {
  const isOwnTalent = actor.talentId === person.id;
  return displayName(person, { isOwnTalent, readerHides: hiddenFrom(actor), ...person });
}

/** The first and the last name as the actor may see them, as a mail greets. */
export function maskedNamesFor(
  actor: Actor,
  person: NamedRecipient,
): { readonly firstName: string; readonly lastName: string } {
  return {
    firstName: nameFor(actor, { ...person, last_name: null }).replace(/ ?\*+$/, ''),
    lastName: nameFor(actor, { ...person, first_name: null }),
  };
}

/** Whether a person is still considered: neither hired nor turned down. */
export function isConsidered({ rejected_at, hired_at }: Recipient): boolean {
  return rejected_at === null && hired_at === null;
}

/** The reason why a mail cannot be sent to a person; undefined when it can. */
export function findMailProblem(
  person: Recipient,
  kind: SentKind,
  optedOut: ReadonlySet<string>,
): Failure | undefined {
  if (isAnswer(kind)) {
    if (person.hired_at !== null) return fail('vacancy_mail.hired');
    if (person.answer_kind !== null) return fail('vacancy_mail.answered');
  } else {
    if (person.rejected_at !== null) return fail('vacancy_mail.not_considered');
    if (person.is_interview_mail_waiting) return fail('vacancy_mail.waiting');
  }
  if (optedOut.has(person.id)) return fail('vacancy_mail.opted_out');
  if (person.mail_error !== null) return fail('vacancy_mail.undeliverable');
  return undefined;
}
