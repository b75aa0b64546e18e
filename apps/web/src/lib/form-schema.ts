import * as z from 'zod/mini';

/** A choice that starts empty and must be made. */
export function chosen<Choice extends z.ZodMiniType>(choice: Choice) {
  return z.pipe(
    z.nullable(choice),
    z.transform((value, context): z.output<Choice> => {
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: 'form.required', input: value });
      return z.NEVER;
    }),
  );
}

/** Text without the blanks around it that must not be empty. */
export function requiredText(maxCharacters?: number) {
  const text = z.string().check(z.trim(), z.minLength(1, 'form.required'));
  return maxCharacters === undefined ? text : text.check(z.maxLength(maxCharacters, 'form.tooLong'));
}

/** Text that may be empty. */
export function optionalText(maxCharacters: number) {
  return z.string().check(z.maxLength(maxCharacters, 'form.tooLong'));
}

export function wholeNumber(least: number, most: number) {
  return z.int().check(z.minimum(least), z.maximum(most));
}
