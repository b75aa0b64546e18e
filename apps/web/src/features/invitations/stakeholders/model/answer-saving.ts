import type { JobAnswer, JobAnswers, JobStatementId } from '@quint/psychometrics/job-statements.ts';

const RETRY_AFTER_MS = 4_000;

export interface SavingStatus {
  readonly state: 'saved' | 'saving' | 'waiting';
  /** The number of answers that the server does not have yet. */
  readonly unsentCount: number;
}

interface SavingDeps {
  /** Sends answers; resolves to false when they can never be saved. Throws when a retry may succeed. */
  readonly send: (answers: JobAnswers) => Promise<boolean>;
  /** Called when the server accepts no more answers. */
  readonly onEnded: () => void;
}

/** Sends answers to the server, one batch after the other, until it has them. */
export class AnswerSaving {
  readonly #deps: SavingDeps;
  readonly #listeners = new Set<() => void>();
  #unsentAnswers: JobAnswers = {};
  #run: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #status: SavingStatus = { state: 'saved', unsentCount: 0 };

  constructor(deps: SavingDeps) {
    this.#deps = deps;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getStatus = (): SavingStatus => this.#status;

  give(id: JobStatementId, answer: JobAnswer): void {
    this.#unsentAnswers = { ...this.#unsentAnswers, [id]: answer };
    void this.flush();
  }

  /** Sends waiting answers; resolves when the server has all of them, or the attempt failed. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#run ??= this.#sendAll().finally(() => {
      this.#run = undefined;
    });
    return this.#run;
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #publishStatus(state: SavingStatus['state']): void {
    this.#status = { state, unsentCount: Object.keys(this.#unsentAnswers).length };
    for (const listener of this.#listeners) listener();
  }

  async #sendAll(): Promise<void> {
    while (Object.keys(this.#unsentAnswers).length > 0) {
      const batch = this.#unsentAnswers;
      this.#publishStatus('saving');
      try {
        const isTaken = await this.#deps.send(batch);
        if (!isTaken) this.#deps.onEnded();
      } catch {
        this.#timer = setTimeout(() => void this.flush(), RETRY_AFTER_MS);
        this.#publishStatus('waiting');
        return;
      }
      // An answer that was changed meanwhile is sent with the next batch.
      this.#unsentAnswers = Object.fromEntries(
        Object.entries(this.#unsentAnswers).filter(([id, answer]) => batch[id as JobStatementId] !== answer),
      );
    }
    this.#publishStatus('saved');
  }
}
