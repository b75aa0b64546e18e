/**
 * The kind of a document as its title says it: the label, or nothing where the subject begins with that label, so that a
 * title of both would say it twice.
 */
export function kindBeside(label: string, subject: string): string {
  const [kind, said] = [label, subject.trim()].map((text) => text.toLowerCase());
  if (kind === undefined || said === undefined || !said.startsWith(kind)) return label;
  return /^[\p{L}\p{N}]/u.test(said.slice(kind.length)) ? label : '';
}
