import * as z from 'zod/mini';

/** A select field that starts empty and is required. */
export function requiredChoice<Choice extends z.ZodMiniType>(choice: Choice) {
  return z.pipe(
    z.nullable(choice),
    z.transform((value, context): z.output<Choice> => {
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: 'form.required', input: value });
      return z.NEVER;
    }),
  );
}

/** Required text, trimmed. */
export function requiredText(maxCharacters?: number) {
  const text = z.string().check(z.trim(), z.minLength(1, 'form.required'));
  return maxCharacters === undefined ? text : text.check(z.maxLength(maxCharacters, 'form.tooLong'));
}

/** Optional text. */
export function optionalText(maxCharacters: number) {
  return z.string().check(z.maxLength(maxCharacters, 'form.tooLong'));
}

interface NameFields {
  readonly last_name: string;
  readonly has_one_name: boolean;
}

/** Whether a person has a last name, or has ticked that there is none. */
export function hasLastName(message: string) {
  return z.refine<NameFields>(({ last_name, has_one_name }) => has_one_name || last_name.trim() !== '', {
    path: ['last_name'],
    error: message,
    // Also checked when another field is invalid, so that all problems are shown at once.
    when: () => true,
  });
}

export function wholeNumber(least: number, most: number) {
  return z.int().check(z.minimum(least), z.maximum(most));
}
