/**
 * The kind of a document in its title: the label, or nothing when the subject begins with that label, so that the title
 * does not repeat it.
 */
export function kindBeside(label: string, subject: string): string {
  const [kind, subjectText] = [label, subject.trim()].map((text) => text.toLowerCase());
  if (kind === undefined || subjectText === undefined || !subjectText.startsWith(kind)) return label;
  return /^[\p{L}\p{N}]/u.test(subjectText.slice(kind.length)) ? label : '';
}
