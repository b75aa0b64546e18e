const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, from a seed; bits are mixed so that similar texts give distant numbers. */
function hashOf(text: string, seed: number): number {
  let hash = OFFSET ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The position of a person in the random order of a role: 53 bits, so that two people practically never share one. */
function positionOf(roleId: string, personId: string): number {
  const text = `${roleId}:${personId}`;
  return hashOf(text, 0) * 0x200000 + (hashOf(text, 0x9e3779b9) >>> 11);
}

/**
 * The order of people whose fits to a role are too close to call: derived only from the keys of the role and of the
 * person. It is the same for every reader, list and document, reveals nothing about the person, and differs for another
 * role.
 */
export function compareDrawn(roleId: string): (firstId: string, secondId: string) => number {
  const positions = new Map<string, number>();
  const getPosition = (id: string): number => {
    const position = positions.get(id) ?? positionOf(roleId, id);
    positions.set(id, position);
    return position;
  };
  return (firstId, secondId) =>
    getPosition(firstId) - getPosition(secondId) || (firstId < secondId ? -1 : Number(firstId > secondId));
}
