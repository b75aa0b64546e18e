/**
 * The kind of a document as its title says it: the label, or nothing where the subject begins with that label, so that a
 * title of both would say it twice.
 */
export function kindBeside(label: string, subject: string): string {
  const [kind, subjectText] = [label, subject.trim()].map((text) => text.toLowerCase());
  if (kind === undefined || subjectText === undefined || !subjectText.startsWith(kind)) return label;
  return /^[\p{L}\p{N}]/u.test(subjectText.slice(kind.length)) ? label : '';
}
