import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { Answers, Under } from './recompute-sheet.ts';
import { keyedAnswers, readUnder, sum } from './recompute-sheet.ts';

function longest(matches: readonly boolean[]): number {
  let best = 0;
  let run = 0;
  for (const match of matches) {
    run = match ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const means = [0, 1].map((side) => sum(pairs.map((pair) => pair[side as 0 | 1])) / pairs.length);
  const [mx = 0, my = 0] = means;
  const xy = sum(pairs.map(([x, y]) => (x - mx) * (y - my)));
  const xx = sum(pairs.map(([x]) => (x - mx) ** 2));
  const yy = sum(pairs.map(([, y]) => (y - my) ** 2));
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : null;
}

/** The longest run of box 1 at every second position, where at least half of the positions between have another box. */
function everySecond(boxes: readonly (number | undefined)[]): number {
  let best = 0;
  for (let from = 0; from < boxes.length; from += 1) {
    let others = 0;
    for (let at = from, row = 1; at < boxes.length && boxes[at] === 1; at += 2, row += 1) {
      if (at > from && boxes[at - 1] !== 1) others += 1;
      if (2 * others >= row - 1) best = Math.max(best, row);
    }
  }
  return best;
}

/** Names of the flags of response quality that follow from answers and seconds, sorted. */
export function recomputeFlags(
  data: ManualData,
  { answers, seconds, under = {} }: { answers: Answers; seconds: Answers; under?: Under },
): string[] {
  const rules = readUnder(data, under);
  const { instrument } = rules;
  const answersByNumber = new Map(keyedAnswers(rules, answers).map((answer) => [answer.number, answer]));
  const boxes = instrument.order.flatMap((number) =>
    answersByNumber.has(number) ? [answers[number] ?? 0] : [],
  );
  const times = instrument.order.flatMap((number) =>
    answers[number] === undefined || seconds[number] === undefined ? [] : [seconds[number]],
  );
  const sortedTimes = times.toSorted((one, other) => one - other);
  const middle = (sortedTimes.length - 1) / 2;
  const median = ((sortedTimes[Math.floor(middle)] ?? 0) + (sortedTimes[Math.ceil(middle)] ?? 0)) / 2;
  const facets = Map.groupBy(answersByNumber.values(), ({ facet }) => facet);
  const halvesOf = [...facets.values()].flatMap((items) => {
    const [a, b, c, d] = items.toSorted((one, other) => one.number - other.number).map((item) => item.keyed);
    if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
    return [[a + b, c + d] as const];
  });
  const r = correlation(halvesOf);
  const distances = data.quality.pairs.flatMap(([one, other]) => {
    const [first, second] = [answersByNumber.get(one)?.keyed, answersByNumber.get(other)?.keyed];
    return first === undefined || second === undefined ? [] : [Math.abs(first - second)];
  });
  const values: Readonly<Record<string, number | null>> = {
    every_second: everySecond(instrument.order.map((number) => answers[number])),
    long_run: 1 + longest(boxes.map((box, at) => at > 0 && box === boxes[at - 1])),
    common_box:
      Math.max(...[1, 2, 3, 4].map((box) => boxes.filter((each) => each === box).length)) / boxes.length,
    one_sided: boxes.filter((box) => box > 2).length / boxes.length,
    even_odd: r === null ? null : (2 * r) / (1 + Math.abs(r)),
    inconsistency: sum(distances) / distances.length,
    fast_items: median,
    fast_total: sum(times),
    instructed: instrument.instructed.filter(({ number, expected }) => answers[number] !== expected).length,
  };
  return Object.entries(values)
    .filter(([index, value]) => {
      const { at_least: atLeast, above, below } = data.quality.limits[index]?.flag ?? {};
      if (value === null) return false;
      return value >= (atLeast ?? Infinity) || value > (above ?? Infinity) || value < (below ?? -Infinity);
    })
    .map(([index]) => index)
    .toSorted();
}
