/** The properties of React's fiber that are read here. */
interface Fiber {
  readonly return: Fiber | null;
  readonly tag: number;
}

const KEY_START = '__reactFiber$';
/** The tag of the root fiber. */
const ROOT_TAG = 3;

/** The property name under which React stores its fiber; it ends in a random number per copy of React. */
let key: string | undefined;

function findFiber(node: Node): Fiber | undefined {
  if (key === undefined || !(key in node)) {
    const name = Object.keys(node).find((each) => each.startsWith(KEY_START));
    if (name === undefined) return undefined;
    key = name;
  }
  return Reflect.get(node, key) as Fiber;
}

/** Whether React created the node. The text of an element without other children counts as part of the element. */
export function isReactNode(node: Node): boolean {
  return findFiber(node) !== undefined;
}

/** Whether React considers the node mounted: neither deleted nor part of anything deleted. */
export function isMounted(node: Node): boolean {
  let fiber = findFiber(node);
  while (fiber?.return) fiber = fiber.return;
  return fiber?.tag === ROOT_TAG;
}
