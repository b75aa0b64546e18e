import { setTimeout as sleep } from 'node:timers/promises';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { RandomStream } from '@quint/psychometrics/random.ts';
import { nextWhole, randomStream } from '@quint/psychometrics/random.ts';
import { INSTRUMENT } from '../world.ts';
import type { Traffic } from './network.ts';
import { Device } from './network.ts';

const ITEMS = getForm(INSTRUMENT).order;
const CHANGES_OF_MIND = 25;
const ITEMS_ANSWERED_TWICE = 5;
const BATCH_MAX = 12;
const PAUSE_MAX_MS = 200;
const LATE = 0.3;
const TWICE = 0.3;
const LOST_SHARE = 0.15;

interface Answer {
  readonly item: number;
  readonly value: number;
  readonly seq: number;
  readonly seconds: number;
}

/** What a person answered in the end. */
export type FinalAnswers = ReadonlyMap<number, Answer>;

export interface Survey {
  readonly port: number;
  readonly traffic: Traffic;
  /** Hears of every batch that was acknowledged. */
  readonly onAcknowledged: () => void;
}

function shuffle<Value>(random: RandomStream, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

/** Answers in any order, then changes of mind, in batches that overlap. */
function answerAll(
  random: RandomStream,
  items: readonly number[],
  finalAnswers: Map<number, Answer>,
): Answer[][] {
  const again = Array.from(
    { length: CHANGES_OF_MIND },
    () => items[nextWhole(random, 0, items.length - 1)] ?? 1,
  );
  const taps = [...shuffle(random, items), ...again].map((item, index) => {
    const answer = { item, value: nextWhole(random, 1, 4), seq: index + 1, seconds: nextWhole(random, 1, 9) };
    finalAnswers.set(item, answer);
    return answer;
  });
  const batches: Answer[][] = [];
  for (let from = 0; from < taps.length;) {
    const to = from + nextWhole(random, 1, BATCH_MAX);
    batches.push(taps.slice(Math.max(0, from - nextWhole(random, 0, 3)), to));
    from = to;
  }
  return batches;
}

/** Some come late, some twice, in any order, a few at a time; of some the reply is lost, so they come again. */
async function deliver(random: RandomStream, device: Device, survey: Survey & { batches: Answer[][] }) {
  const { batches, traffic, onAcknowledged } = survey;
  const late = shuffle(
    random,
    batches.filter(() => random() < LATE),
  );
  const twice = batches.filter(() => random() < TWICE);
  const queue = [
    ...shuffle(random, [...batches.filter((batch) => !late.includes(batch)), ...twice]),
    ...late,
  ];
  traffic.delays += late.length;
  traffic.duplicates += twice.length;
  while (queue.length > 0) {
    const together = queue.splice(0, nextWhole(random, 1, 3));
    await sleep(random() * PAUSE_MAX_MS);
    await Promise.all(together.map((answers) => device.send('PATCH', 'answers', { answers })));
    for (const { length } of together) traffic.acknowledgements += length;
    const lostBatches = together.filter(() => random() < LOST_SHARE);
    traffic.drops += lostBatches.length;
    queue.push(...lostBatches);
    onAcknowledged();
  }
}

/** Answers the survey on two devices, the second after the first, and finishes it from both at once. */
export async function takeSurvey(
  survey: Survey,
  person: { token: string; seed: number },
): Promise<FinalAnswers> {
  const { port, traffic } = survey;
  const random = randomStream(person.seed);
  const finalAnswers = new Map<number, Answer>();
  const border = nextWhole(random, 1, ITEMS.length - 1);
  const parts = [ITEMS.slice(0, border), ITEMS.slice(Math.max(0, border - ITEMS_ANSWERED_TWICE))];
  const usedDevices: { device: Device; first: Answer[] }[] = [];
  for (const items of parts) {
    const device = new Device(port, traffic);
    await device.open(person.token);
    const batches = answerAll(random, items, finalAnswers);
    await deliver(random, device, { ...survey, batches });
    usedDevices.push({ device, first: batches[0] ?? [] });
  }
  // What arrived long ago arrives once more, from the device given up too.
  for (const { device, first } of usedDevices) await device.send('PATCH', 'answers', { answers: first });
  const devices = usedDevices.map(({ device }) => device);
  await devices[0]?.send('PATCH', 'demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
  await Promise.all(devices.map((device) => device.send('POST', 'finish', {})));
  return finalAnswers;
}
