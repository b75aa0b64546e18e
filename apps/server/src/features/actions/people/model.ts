import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';

/** Who does it, and the language of the reasons. */
export interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

/** What came of a verb, person by person, in the order of the request. */
export class Outcome {
  readonly #done = new Map<string, readonly string[]>();
  readonly #refused = new Map<string, Failure>();

  /** `before` is what undo needs. */
  complete(id: string, before: readonly string[] = []): void {
    this.#done.set(id, before);
  }

  refuse(id: string, failure: Failure): void {
    this.#refused.set(id, failure);
  }

  get changed(): string[] {
    return [...this.#done.keys()];
  }

  toAnswer(language: Language): PersonActionAnswer['data'] {
    return {
      done: [...this.#done].map(([id, before]) => ({ id, before: [...before] })),
      refused: [...this.#refused].map(([id, failure]) => ({
        id,
        code: failure.code,
        message: getErrorMessage(failure, language),
      })),
    };
  }
}

/** Keys as they are stored, each once. */
export function toKeys(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
