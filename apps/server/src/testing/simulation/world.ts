import { DEFAULT_PRICES } from '@quint/domain/billing/prices.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Deps } from '#deps.ts';
import { receiveEvent } from '#features/billing/events/service.ts';
import type { Imitation } from '#testing/stripe-imitation/imitation.ts';
import { openImitation } from '#testing/stripe-imitation/imitation.ts';
import type { Message } from '#testing/stripe-imitation/objects.ts';
import type { PaymentPort } from '#payments/payment-port.ts';
import { PaymentFault } from '#payments/payment-port.ts';
import { openStripe } from '#payments/stripe/adapter.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

/** Before the end of the promotion of the default prices. */
const BEGINS = new Date('2024-11-20T10:00:00Z');

/** Simulates the end of the process, as by kill -9. */
export class KilledError extends Error {
  override readonly name = 'Killed';
}

/** Ways in which a call of the provider fails: before its effect, after it, or late. */
export type Fault = 'before' | 'after' | 'slow' | 'none';

/** A workspace with its administrators and talents, a provider and a clock. */
export interface World {
  readonly deps: Deps;
  readonly port: PaymentPort;
  readonly provider: Imitation;
  readonly organizationId: string;
  readonly admin: Actor;
  readonly platform: Actor;
  readonly talents: readonly string[];
  /** The outcomes of the next calls of the provider, one after the other. */
  faults: Fault[];
  /** Checkouts that were shown to a person, in order. */
  readonly pages: string[];
  /** Dropped messages. */
  readonly droppedMessages: Message[];
  /** Orders whose refund was requested, or made from the dashboard. */
  readonly refunds: Set<string>;
  /** Days by which the clock was moved. */
  days: number;
  forward(days: number): void;
  /** The same process, which ends after a number of calls to the database and the provider. */
  mortal(steps: number | undefined): Deps;
  close(): Promise<void>;
}

type Step = () => void;

/** Runs something between two calls: the process may end before or after it. */
async function between<T>(step: Step, run: () => Promise<T>): Promise<T> {
  step();
  const result = await run();
  step();
  return result;
}

function stepDatabase(db: Deps['db'], step: Step): Deps['db'] {
  const { platform } = db;
  return {
    in: (scope) => db.in(scope),
    read: (scope, run) => between(step, () => db.read(scope, run)),
    write: (scope, run) => between(step, () => db.write(scope, run)),
    platform: {
      ...platform,
      read: (run) => between(step, () => platform.read(run)),
      write: (run) => between(step, () => platform.write(run)),
    },
    preferReplica: (reads) => db.preferReplica(reads),
    close: () => db.close(),
  };
}

/** Delays an answer until after those of other pending calls, if there are any. */
class Others {
  count = 0;

  async pass(): Promise<void> {
    const until = this.count + 3;
    for (let tick = 0; tick < 300 && this.count < until; tick++) await new Promise(setImmediate);
  }
}

/** A port whose calls fail as programmed. */
function withFaults(port: PaymentPort, next: () => Fault): PaymentPort {
  const others = new Others();
  const methods = Object.entries(port).map(([name, method]: [string, unknown]) => {
    if (typeof method !== 'function' || name === 'readEvent' || name === 'close') return [name, method];
    const run = async (...args: unknown[]): Promise<unknown> => {
      const fault = next();
      if (fault === 'before') throw new PaymentFault('down', 'before');
      const result: unknown = await Reflect.apply(method, port, args);
      if (fault === 'after') throw new PaymentFault('down', 'after');
      if (fault === 'slow') await others.pass();
      else others.count += 1;
      return result;
    };
    return [name, run];
  });
  return Object.fromEntries(methods) as PaymentPort;
}

function stepPort(port: PaymentPort, step: Step): PaymentPort {
  const methods = Object.entries(port).map(([name, method]: [string, unknown]) => {
    if (typeof method !== 'function' || name === 'readEvent' || name === 'close') return [name, method];
    const run = (...args: unknown[]) =>
      between(step, () => Reflect.apply(method, port, args) as Promise<unknown>);
    return [name, run];
  });
  return Object.fromEntries(methods) as PaymentPort;
}

function kill(deps: Deps, steps: number | undefined): Deps {
  if (steps === undefined || deps.payments === undefined) return deps;
  let remainingSteps = steps;
  const step = () => {
    if (remainingSteps-- <= 0) throw new KilledError();
  };
  return { ...deps, db: stepDatabase(deps.db, step), payments: stepPort(deps.payments, step) };
}

async function createPeople(product: Product) {
  const organization = await createOrganization(product, { pack: 'basic', is_freezed: true });
  const user = await createUser(product, { organization });
  const staff = await createUser(product, { userRole: 'APP_ADMIN' });
  const talents: string[] = [];
  for (let count = 0; count < 2; count++) {
    const { id: talentId } = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId, seed: 1 });
    talents.push(talentId);
  }
  const actor = { talentId: undefined, pack: 'basic', features: new Set<string>(), isFrozen: true } as const;
  return {
    organizationId: organization.id,
    talents,
    admin: { ...actor, organizationId: organization.id, userId: user.id, userRole: 'ORG_ADMIN' },
    platform: { ...actor, organizationId: undefined, userId: staff.id, userRole: 'APP_ADMIN' },
  } satisfies Partial<World>;
}

/** Creates a simulated workspace beside others. */
export async function openWorld(product: Product): Promise<World> {
  let now = BEGINS;
  const clock = { now: () => now };
  const provider = await openImitation(clock.now);
  const real = openStripe(provider.settings, DEFAULT_PRICES);
  provider.messageSender.hold();
  const people = await createPeople(product);
  const port = withFaults(real, () => world.faults.shift() ?? 'none');
  const deps: Deps = { ...product.deps, clock, payments: port };
  provider.messageSender.deliverTo(async ({ body, signature }) => {
    await receiveEvent(deps, Buffer.from(body), signature);
    return 204;
  });
  const world: World = {
    ...people,
    deps,
    port: real,
    provider,
    faults: [],
    pages: [],
    droppedMessages: [],
    refunds: new Set(),
    days: 0,
    forward(days) {
      now = new Date(now.getTime() + days * 86_400_000);
      world.days += days;
      provider.tick();
    },
    mortal: (steps) => kill(deps, steps),
    async close() {
      await provider.close();
      await product.deps.db.platform.write((db) =>
        db.deleteFrom('organizations').where('id', '=', people.organizationId).execute(),
      );
    },
  };
  return world;
}
