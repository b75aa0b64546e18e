import { isolate } from './isolate.ts';

function toText(value: unknown, form: (text: string) => string): string {
  if (Array.isArray(value)) return value.map((each) => toText(each, form)).join(', ');
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? form(value) : '';
}

function fill(
  text: string,
  values: Readonly<Record<string, unknown>>,
  form: (value: string) => string,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? toText(values[name], form) : '',
  );
}

/**
 * Fills in {{name}} from the values; a list is joined with commas, anything other than text or number is left empty. A
 * right-to-left value is isolated from the text around it.
 */
export function interpolate(text: string, values: Readonly<Record<string, unknown>>): string {
  return fill(text, values, isolate);
}

/** The same without isolating values, for files and messages that programs read. */
export function interpolatePlain(text: string, values: Readonly<Record<string, unknown>>): string {
  return fill(text, values, (value) => value);
}
