import { z } from 'zod';

/** A choice that starts empty and must be made. */
export function chosen<Choice extends z.ZodType>(choice: Choice) {
  return choice.nullable().transform((value, context): z.output<Choice> => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: 'form.required' });
    return z.NEVER;
  });
}
