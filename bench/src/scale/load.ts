import { setTimeout as sleep } from 'node:timers/promises';
import { makePng } from '../data/files.ts';
import type { Traffic } from '../chaos/network.ts';
import { countNothing } from '../chaos/network.ts';
import { takeSurvey } from '../chaos/taker.ts';
import type { FinishedSheet } from '../chaos/verify.ts';
import type { BenchInvitation, BenchWorkspace } from '../world.ts';

const RETRY_MS = 150;
const PATIENCE_MS = 30_000;
const BETWEEN_INVITATIONS_MS = 150;
const BETWEEN_UPLOADS_MS = 400;
const IMAGE_SIDE = 96;

export interface LoadOptions {
  readonly port: number;
  readonly workspace: BenchWorkspace;
  /** Taken one after the other by the takers. */
  readonly invitations: readonly BenchInvitation[];
  readonly takers: number;
  /** Distinguishes the people of this load from those of another. */
  readonly seed: number;
}

/** What happened since the last look. */
export interface Interval {
  /** Requests that were not answered as they should, each of which was sent again. */
  readonly failures: number;
  /** The longest time in which no answer of a survey was acknowledged. */
  readonly longestGapMs: number;
}

/** A repetition finds that the person is invited already. Throws when the invitation was refused. */
function assertInvited(answer: unknown): void {
  const { rejected } = (answer as { data: { rejected: { code: string }[] } }).data;
  const refusal = rejected.find(({ code }) => code !== 'talent.already_invited');
  if (refusal !== undefined) throw new RangeError(`an invitation was refused: ${refusal.code}`);
}

/** People who take surveys, and an administrator who invites and uploads; all repeat what is not acknowledged. */
export class Load {
  readonly traffic: Traffic = countNothing();
  readonly finishedSheets: FinishedSheet[] = [];
  /** Addresses whose invitation was acknowledged. */
  readonly invitedEmails: string[] = [];
  /** Files whose upload was acknowledged. */
  readonly files: string[] = [];
  readonly #options: LoadOptions;
  readonly #running: Promise<unknown>;
  #isOver = false;
  #next = 0;
  #failedBefore = 0;
  #acknowledgedAt = performance.now();
  #longestGapMs = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
    const takers = Array.from({ length: options.takers }, () => this.#take());
    this.#running = Promise.all([...takers, this.#invite(), this.#upload()]);
    // It is awaited at the end; a failure before must not count as unhandled.
    this.#running.catch(() => undefined);
  }

  /** What happened since the last call. */
  look(): Interval {
    this.#noteGap();
    const interval = {
      failures: this.traffic.failures - this.#failedBefore,
      longestGapMs: this.#longestGapMs,
    };
    this.#failedBefore = this.traffic.failures;
    this.#longestGapMs = 0;
    return interval;
  }

  /** Begins nothing new, and waits until everyone has finished. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  #noteGap(): void {
    this.#longestGapMs = Math.max(this.#longestGapMs, performance.now() - this.#acknowledgedAt);
  }

  async #take(): Promise<void> {
    const { port, invitations, seed } = this.#options;
    const onAcknowledged = () => {
      this.#noteGap();
      this.#acknowledgedAt = performance.now();
    };
    while (!this.#isOver) {
      const index = this.#next++;
      const person = invitations[index];
      if (person === undefined) throw new Error('too few invitations for this load');
      const survey = { port, traffic: this.traffic, onAcknowledged };
      const finalAnswers = await takeSurvey(survey, { token: person.token, seed: seed + index });
      this.finishedSheets.push({ resultId: person.resultId, finalAnswers });
    }
  }

  async #invite(): Promise<void> {
    for (let n = 0; !this.#isOver; n += 1) {
      const email = `load-${this.#options.seed}-${n}@bench.example`;
      const talents = [{ email, first_name: 'Kim', last_name: 'Park', language: 'EN' }];
      const answer = await this.#untilDone('/api/invite/talents', () => ({
        body: JSON.stringify({ talents }),
        headers: { 'content-type': 'application/json' },
      }));
      assertInvited(answer);
      this.invitedEmails.push(email);
      await sleep(BETWEEN_INVITATIONS_MS);
    }
  }

  async #upload(): Promise<void> {
    const image = makePng(IMAGE_SIDE);
    while (!this.#isOver) {
      const answer = await this.#untilDone('/api/files', () => {
        const body = new FormData();
        body.set('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'photo.png');
        return { body, headers: {} };
      });
      this.files.push((answer as { data: { id: string } }).data.id);
      await sleep(BETWEEN_UPLOADS_MS);
    }
  }

  /** Repeats a request until it is answered with 200. Throws when it is refused. */
  async #untilDone(
    path: string,
    make: () => { body: string | FormData; headers: Record<string, string> },
  ): Promise<unknown> {
    const { port, workspace } = this.#options;
    for (;;) {
      this.traffic.requests += 1;
      const { body, headers } = make();
      const requestInit = { method: 'POST', body, headers: { ...headers, ...workspace.headers } };
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...requestInit, signal });
        const text = await answer.text();
        if (answer.ok) return JSON.parse(text);
        if (answer.status < 500) throw new RangeError(`${path}: ${answer.status} ${text}`);
      } catch (error) {
        if (error instanceof RangeError) throw error;
      }
      this.traffic.failures += 1;
      await sleep(RETRY_MS);
    }
  }
}
