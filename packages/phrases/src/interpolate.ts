function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Fills {{name}} from the values; a list is joined with commas, anything else than text or number is left empty. */
export function interpolate(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? toText(values[name]) : '',
  );
}
