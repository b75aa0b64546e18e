import { STATEMENT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { countStatement, toStatement } from '@quint/domain/survey/statement.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';

/**
 * A person's statement on their own result; an empty text deletes it. `before` is the text shown when they began to
 * write, null without one: a different current text is not overwritten.
 */
export const StatementBody = z.object({
  text: z
    .string()
    .refine(
      (text) => countStatement(text) <= STATEMENT_MAX_CHARACTERS,
      refusal('statement.too_long', { max: STATEMENT_MAX_CHARACTERS }),
    )
    .transform(toStatement),
  before: z.string().nullable(),
});
export type StatementBody = z.output<typeof StatementBody>;

export const Statement = z.object({ text: z.string().nullable() });
export type Statement = z.infer<typeof Statement>;
export const StatementAnswer = z.object({ data: Statement });
export type StatementAnswer = z.infer<typeof StatementAnswer>;
