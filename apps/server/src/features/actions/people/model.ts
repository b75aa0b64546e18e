import type { PersonActionAnswer, Undo } from '@quint/contract/people/people.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';

/** The actor, and the language of the reasons. */
export interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

/** How an action changed a person. */
export interface PersonChange {
  readonly undo?: Undo;
  readonly sendsAt?: Date;
}

/** The result of an action, person by person, in the order of the request. */
export class Outcome {
  readonly #changes = new Map<string, PersonChange>();
  readonly #failures = new Map<string, Failure>();

  complete(id: string, change: PersonChange = {}): void {
    this.#changes.set(id, change);
  }

  refuse(id: string, failure: Failure): void {
    this.#failures.set(id, failure);
  }

  get changedIds(): string[] {
    return [...this.#changes.keys()];
  }

  toAnswer(language: Language): PersonActionAnswer['data'] {
    return {
      done: [...this.#changes].map(([id, { undo = null, sendsAt }]) => ({
        id,
        undo,
        sends_at: sendsAt?.toISOString() ?? null,
      })),
      refused: [...this.#failures].map(([id, failure]) => ({
        id,
        code: failure.code,
        message: getErrorMessage(failure, language),
      })),
    };
  }
}

/** The distinct keys as they are stored. */
export function toKeys(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
