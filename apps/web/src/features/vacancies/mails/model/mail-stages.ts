import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';

/** The mails at the stage of a person in which they are sent. */
export const MAIL_STAGES = [
  { stage: 'invited', kinds: ['invitation', 'reminder'] },
  { stage: 'finished', kinds: ['thanks'] },
  { stage: 'shortlist', kinds: ['interview'] },
  { stage: 'decided', kinds: ['no_interview', 'after_interview'] },
  { stage: 'filled', kinds: ['filled'] },
] as const satisfies readonly { readonly stage: string; readonly kinds: readonly VacancyMailKind[] }[];
