import { DOMAIN_CORRELATION_ORDER } from './data/norm-v1.ts';
import { PsychometricsError } from './errors.ts';
import { getForm } from './forms.ts';
import type { Form, ScoredItem } from './forms.ts';
import { nextNormal, nextWhole, randomStream } from './random.ts';
import type { RandomStream } from './random.ts';
import { simulationModel } from './simulate-model.ts';
import type { SimulationModel } from './simulate-model.ts';
import { DOMAINS } from './types.ts';
import type { Answers, Domain, Facet, InstrumentId, Seconds, Trait } from './types.ts';

/** `long_run`: one box for long stretches. `random`: any box. Both answer within about a second. */
export type CarelessKind = 'long_run' | 'random';

export interface SimulationInput {
  /** A whole number; the same seed gives the same sheet. */
  readonly seed: number;
  readonly instrument: InstrumentId;
  /** Target standard scores; omitted traits are drawn from the norm population. */
  readonly traits?: Readonly<Partial<Record<Trait, number>>> | undefined;
  readonly careless?: CarelessKind | undefined;
}

export interface SimulatedSheet {
  readonly answers: Answers;
  readonly seconds: Seconds;
}

interface Person {
  readonly domains: Readonly<Record<Domain, number>>;
  readonly facets: ReadonlyMap<Facet, number>;
}

const CARELESS_STARTS_AFTER = 20;

function targetOf(traits: SimulationInput['traits'], domain: Domain): number | undefined {
  if (domain !== 'N') return traits?.[domain];
  return traits?.ES === undefined ? undefined : -traits.ES;
}

function drawPerson(input: SimulationInput, model: SimulationModel, random: RandomStream): Person {
  const normals = DOMAIN_CORRELATION_ORDER.map(() => nextNormal(random));
  const domains: Record<Domain, number> = { O: 0, C: 0, E: 0, A: 0, N: 0 };
  for (const [row, domain] of DOMAIN_CORRELATION_ORDER.entries()) {
    const weights = model.cholesky[row] ?? [];
    const drawnScore = weights.reduce((sum, weight, column) => sum + weight * (normals[column] ?? 0), 0);
    const target = targetOf(input.traits, domain);
    domains[domain] = target === undefined ? drawnScore : target / model.loadings[domain];
  }
  const facets = new Map<Facet, number>([...model.facets.keys()].map((facet) => [facet, nextNormal(random)]));
  for (const domain of DOMAINS) {
    if (targetOf(input.traits, domain) !== undefined) centre(facets, domain);
  }
  return { domains, facets };
}

/** Facets that cancel out leave the domain score near its target. */
function centre(facets: Map<Facet, number>, domain: Domain): void {
  const own = [...facets].filter(([facet]) => facet.startsWith(domain));
  const mean = own.reduce((sum, [, value]) => sum + value, 0) / own.length;
  for (const [facet, value] of own) facets.set(facet, value - mean);
}

function honestAnswer(
  item: ScoredItem,
  person: Person,
  model: SimulationModel,
  random: RandomStream,
): number {
  const noise = nextNormal(random);
  const facet = model.facets.get(item.facet);
  if (!facet) throw new Error(`no model of facet ${item.facet}`);
  const own = Math.sqrt(1 - facet.domainShare - facet.facetShare);
  const position =
    facet.mean +
    facet.sd *
      (Math.sqrt(facet.domainShare) * person.domains[item.domain] +
        Math.sqrt(facet.facetShare) * (person.facets.get(item.facet) ?? 0) +
        own * noise);
  const box = 1 + model.cuts.filter((cut) => position > cut).length;
  return item.key === 1 ? box : model.boxes + 1 - box;
}

function honestSheet(form: Form, input: SimulationInput, random: RandomStream): Record<number, number> {
  const model = simulationModel(form.boxes);
  const person = drawPerson(input, model, random);
  const answers: Record<number, number> = {};
  for (const number of form.order) {
    const item = form.byNumber.get(number);
    const expectedAnswer = form.instructedAnswers.get(number) ?? 1;
    answers[number] = item ? honestAnswer(item, person, model, random) : expectedAnswer;
  }
  return answers;
}

/** How a careless person answers; modifies the sheet in place. */
function spoil(answers: Record<number, number>, form: Form, kind: CarelessKind, random: RandomStream): void {
  const start = kind === 'random' ? 0 : CARELESS_STARTS_AFTER;
  let box = 0;
  let remainingCount = 0;
  for (const number of form.order.slice(start)) {
    if (remainingCount === 0) {
      // A run long enough to be flagged, then another box.
      box =
        kind === 'random'
          ? nextWhole(random, 1, form.boxes)
          : 1 + ((box + nextWhole(random, 0, 1)) % form.boxes);
      remainingCount = kind === 'random' ? 1 : nextWhole(random, 16, 40);
    }
    answers[number] = box;
    remainingCount -= 1;
  }
}

function drawSeconds(
  form: Form,
  kind: CarelessKind | undefined,
  random: RandomStream,
): Record<number, number> {
  const pace = (kind ? 0.8 : 5.5) * Math.exp(0.2 * nextNormal(random));
  const seconds: Record<number, number> = {};
  for (const number of form.order) {
    seconds[number] = Math.round(10 * Math.max(0.3, pace * Math.exp(0.45 * nextNormal(random)))) / 10;
  }
  return seconds;
}

/**
 * One simulated answer sheet with times, complete, for demonstrations and tests. Means, sds, reliabilities and
 * trait correlations follow the published figures of the norm; `traits` sets the scores to aim at (the score
 * reached differs by about a third of an sd, as a retest would). Throws `unknown_instrument` and, for a seed or
 * target that is not a finite number, `invalid_input`.
 */
export function simulateSheet(input: SimulationInput): SimulatedSheet {
  const form = getForm(input.instrument);
  if (
    !Number.isSafeInteger(input.seed) ||
    Object.values(input.traits ?? {}).some((z) => !Number.isFinite(z))
  ) {
    throw new PsychometricsError('invalid_input', 'seed must be a whole number and targets finite numbers');
  }
  const random = randomStream(input.seed);
  const answers = honestSheet(form, input, random);
  if (input.careless) spoil(answers, form, input.careless, random);
  return { answers, seconds: drawSeconds(form, input.careless, random) };
}
