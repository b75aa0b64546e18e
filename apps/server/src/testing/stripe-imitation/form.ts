type Pair = readonly [path: readonly string[], value: string];

/** Groups values whose names share a prefix; names that are all numbers form a list. */
function gather(pairs: readonly Pair[]): unknown {
  const [first] = pairs;
  if (pairs.length === 1 && first?.[0].length === 0) return first[1];
  const groups = Map.groupBy(pairs, ([path]) => path[0] ?? '');
  const entries = [...groups].map(
    ([name, members]) => [name, gather(members.map(([path, value]) => [path.slice(1), value]))] as const,
  );
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Parses a form as sent to Stripe, with names like `items[0][price]`. */
export function readForm(form: string): unknown {
  const pairs = [...new URLSearchParams(form)].map(([name, value]): Pair => [
    name.replaceAll(']', '').split('['),
    value,
  ]);
  return gather(pairs);
}
