import { setTimeout as sleep } from 'node:timers/promises';
import { openSurvey } from '../survey/session.ts';

const PATIENCE_MS = 30_000;
const RETRY_MS = 150;

/** Events on the simulated network. */
export interface Traffic {
  requests: number;
  /** Survey answers in batches with status 200, repetitions included. */
  acknowledgements: number;
  duplicates: number;
  delays: number;
  drops: number;
  /** Requests that reached no server, or a server that could not work. */
  failures: number;
}

export function countNothing(): Traffic {
  return { requests: 0, acknowledgements: 0, duplicates: 0, delays: 0, drops: 0, failures: 0 };
}

/** A browser on the survey. It sends again what does not get through, as the queue of the survey does. */
export class Device {
  readonly #port: number;
  readonly #traffic: Traffic;
  #headers: Readonly<Record<string, string>> = {};

  constructor(port: number, traffic: Traffic) {
    this.#port = port;
    this.#traffic = traffic;
  }

  async open(token: string): Promise<void> {
    this.#headers = await this.#untilDone(() => openSurvey(this.#port, token));
  }

  /** Repeats a request until the status is 200. Throws when the server refuses it. */
  send(method: string, address: string, body: object): Promise<void> {
    return this.#untilDone(async () => {
      const answer = await fetch(`http://127.0.0.1:${this.#port}/api/survey/${address}`, {
        method,
        headers: { ...this.#headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      if (answer.status >= 500) throw new Error(text);
      if (!answer.ok) throw new TypeError(`refused: ${answer.status} ${text}`, { cause: 'refusal' });
    });
  }

  async #untilDone<Result>(run: () => Promise<Result>): Promise<Result> {
    for (;;) {
      this.#traffic.requests += 1;
      try {
        return await run();
      } catch (error) {
        if (error instanceof TypeError && error.cause === 'refusal') throw error;
        this.#traffic.failures += 1;
        await sleep(RETRY_MS);
      }
    }
  }
}
