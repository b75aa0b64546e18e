import { isReactNode } from './react-nodes.ts';

/** The children of an element, including those of React that other code removed, in their original positions. */
export interface ChildHistory {
  readonly nodes: readonly Node[];
  /** Nodes added by other code than React. */
  readonly foreign: ReadonlySet<Node>;
}

function indexBefore(nodes: readonly Node[], next: Node | null): number {
  const index = next === null ? -1 : nodes.indexOf(next);
  return index === -1 ? nodes.length : index;
}

function drop(nodes: Node[], node: Node): void {
  const index = nodes.indexOf(node);
  if (index !== -1) nodes.splice(index, 1);
}

/** The children of an element before all these changes. */
export function undoChanges(now: readonly Node[], changes: readonly MutationRecord[]): Node[] {
  const nodes = [...now];
  for (const { addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    for (const node of addedNodes) drop(nodes, node);
    nodes.splice(indexBefore(nodes, nextSibling), 0, ...removedNodes);
  }
  return nodes;
}

/**
 * The history after more changes. A removed node of React keeps its position, even if it returns at another one, unless
 * React moved it there.
 */
export function addChanges(
  { nodes: before, foreign: knownForeign }: ChildHistory,
  changes: readonly MutationRecord[],
  isPlacedByReact: (node: Node) => boolean,
): ChildHistory {
  const nodes = [...before];
  const foreign = new Set(knownForeign);
  for (const { addedNodes, removedNodes, nextSibling } of changes) {
    for (const node of removedNodes) {
      if (isReactNode(node)) continue;
      drop(nodes, node);
      foreign.delete(node);
    }
    for (const node of addedNodes) {
      if (!isReactNode(node)) foreign.add(node);
      else if (nodes.includes(node) && !isPlacedByReact(node)) continue;
      drop(nodes, node);
      nodes.splice(indexBefore(nodes, nextSibling), 0, node);
    }
  }
  return { nodes, foreign };
}

/**
 * The children of an element as React rendered them, without replacements of missing ones. Foreign nodes that replaced
 * nothing stay.
 */
export function originalChildren(
  { nodes, foreign }: ChildHistory,
  isMissing: (node: Node) => boolean,
): readonly Node[] {
  const original: Node[] = [];
  let gap: Node[] = [];
  const closeGap = () => {
    const isReplacement = gap.some(isMissing);
    original.push(...gap.filter((node) => !isReplacement || !foreign.has(node)));
    gap = [];
  };
  for (const node of nodes) {
    if (foreign.has(node) || isMissing(node)) gap.push(node);
    else {
      closeGap();
      original.push(node);
    }
  }
  closeGap();
  return original;
}
