import { addChanges, originalChildren, undoChanges, type ChildHistory } from './child-history.ts';
import { isMounted, isReactNode } from './react-nodes.ts';

/*
 * A browser that translates a page replaces its texts with elements unknown to React. React then fails when it removes
 * such a text or inserts something before it, and a change to such a text stays invisible, because React changes a node
 * that is no longer part of the page (https://github.com/facebook/react/issues/11538).
 *
 * The guard records which nodes of React were removed from an element, and what replaced them. When React changes one of
 * these nodes, the element first gets back the children that React rendered. Then the change is made as on any page, and
 * the translator translates the new text. Elements that React does not change stay translated.
 */

interface Native extends Pick<Node, 'removeChild' | 'insertBefore'> {
  readonly setText: (node: Node, text: string | null) => void;
}

class TranslatorGuard {
  readonly #native: Native;
  readonly #observer: MutationObserver;
  readonly #histories = new WeakMap<Node, ChildHistory>();
  /** The parent of each removed node. */
  readonly #parents = new WeakMap<Node, Node>();
  /** The text of each node in React. */
  readonly #texts = new WeakMap<Node, string | null>();
  /** The nodes that React is removing: React updates its own records only after the last node of a deletion. */
  readonly #removedNodes = new Set<Node>();
  /** The nodes that React placed since the observer was last called. */
  readonly #placedNodes = new Set<Node>();

  constructor(native: Native) {
    this.#native = native;
    this.#observer = new MutationObserver((changes) => {
      this.#removedNodes.clear();
      this.#record(changes);
      this.#placedNodes.clear();
    });
    this.#observer.observe(document, { childList: true, subtree: true });
  }

  stop(): void {
    this.#observer.disconnect();
  }

  remove(parent: Node, child: Node): void {
    this.#removedNodes.delete(child);
    if (child.parentNode !== parent || this.#isChanged(parent, child)) this.#restore(parent);
    if (parent.isConnected) this.#removedNodes.add(child);
    // Without a parent it is already removed.
    if (child.parentNode !== null) this.#native.removeChild.call(child.parentNode, child);
  }

  /** @param next the child before which to insert it; null for the end */
  insert(parent: Node, child: Node, next: Node | null): void {
    this.#removedNodes.clear();
    if (this.#isChanged(parent, child) || (next !== null && next.parentNode !== parent))
      this.#restore(parent);
    if (parent.isConnected) this.#placedNodes.add(child);
    if (child.nodeType === Node.TEXT_NODE && !this.#texts.has(child)) this.#texts.set(child, child.nodeValue);
    this.#native.insertBefore.call(parent, child, next?.parentNode === parent ? next : null);
  }

  /** Called before React changes a text. */
  prepareText(text: Node, value: string | null): void {
    this.#removedNodes.clear();
    if (text.parentNode === null || !isReactNode(text.parentNode)) this.#record(this.#observer.takeRecords());
    const parent = this.#parents.get(text) ?? text.parentNode;
    if (parent !== null && this.#histories.has(parent)) this.#restore(parent);
    this.#texts.set(text, value);
  }

  /** Whether a node was removed from its parent, or may have received the text of a removed one. */
  #isChanged(parent: Node, child: Node): boolean {
    if (child.nodeType === Node.TEXT_NODE) return this.#histories.has(parent);
    return child.parentNode !== parent && this.#parents.get(child) === parent;
  }

  #record(changes: readonly MutationRecord[]): void {
    for (const [parent, own] of Map.groupBy(changes, ({ target }) => target)) this.#recordFor(parent, own);
  }

  #recordFor(parent: Node, changes: readonly MutationRecord[]): void {
    const isMissing = (node: Node) =>
      node.parentNode !== parent &&
      (this.#parents.get(node) ?? parent) === parent &&
      !this.#removedNodes.has(node) &&
      isMounted(node);
    let history = this.#histories.get(parent);
    if (history === undefined) {
      if (!changes.some(({ removedNodes }) => [...removedNodes].some(isMissing))) return;
      history = { nodes: undoChanges([...parent.childNodes], changes), foreign: new Set() };
    }
    const { nodes, foreign } = addChanges(history, changes, (node) => this.#placedNodes.has(node));
    const missingNodes = new Set(nodes.filter(isMissing));
    if (missingNodes.size === 0) {
      this.#histories.delete(parent);
      return;
    }
    const current = nodes.filter((node) => node.parentNode === parent || missingNodes.has(node));
    this.#histories.set(parent, { nodes: current, foreign });
    for (const node of missingNodes) this.#parents.set(node, parent);
  }

  /** Restores the children of an element as React rendered them. */
  #restore(parent: Node): void {
    this.#record(this.#observer.takeRecords());
    const history = this.#histories.get(parent);
    if (history === undefined) return;
    this.#histories.delete(parent);
    const original = originalChildren(history, (node) => node.parentNode !== parent);
    for (const node of history.foreign) {
      if (node.parentNode === parent && !original.includes(node)) this.#native.removeChild.call(parent, node);
    }
    let next: Node | null = null;
    for (const node of original.toReversed()) {
      if (node.parentNode !== parent || node.nextSibling !== next)
        this.#native.insertBefore.call(parent, node, next);
      const text = this.#texts.get(node);
      if (text !== undefined && text !== node.nodeValue) this.#native.setText(node, text);
      next = node;
    }
    // The changes made here must not be undone.
    this.#observer.takeRecords();
  }
}

/**
 * Keeps React working on a page that is being translated. Called before React renders. @returns a function that ends it
 */
export function guardAgainstTranslators(): () => void {
  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- each call passes its node
  const { removeChild, insertBefore, appendChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') ?? {};
  const setText = (node: Node, text: string | null) => nodeValue.set?.call(node, text);
  const guard = new TranslatorGuard({ removeChild, insertBefore, setText });
  prototype.removeChild = function removeGuarded<T extends Node>(this: Node, child: T): T {
    if (!isReactNode(child)) return removeChild.call(this, child) as T;
    guard.remove(this, child);
    return child;
  };
  prototype.insertBefore = function insertGuarded<T extends Node>(
    this: Node,
    child: T,
    next: Node | null,
  ): T {
    if (!isReactNode(child)) return insertBefore.call(this, child, next) as T;
    guard.insert(this, child, next);
    return child;
  };
  prototype.appendChild = function appendGuarded<T extends Node>(this: Node, child: T): T {
    if (!isReactNode(child)) return appendChild.call(this, child) as T;
    guard.insert(this, child, null);
    return child;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isReactNode(this)) guard.prepareText(this, value);
      setText(this, value);
    },
  });
  return () => {
    guard.stop();
    Object.assign(prototype, { removeChild, insertBefore, appendChild });
    Object.defineProperty(prototype, 'nodeValue', nodeValue);
  };
}
