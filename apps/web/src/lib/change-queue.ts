/** Sends changes of one record in order, so that the last one counts. */
export class ChangeQueue<Change> {
  #unansweredChanges: Change[] = [];
  #last: Promise<unknown> = Promise.resolve();

  /** The unanswered changes, the oldest first. */
  get unansweredChanges(): readonly Change[] {
    return this.#unansweredChanges;
  }

  /**
   * Sends a change once the previous ones were answered, even if they failed. Rejects with the error of `send`, or with
   * an `AbortError` if the queue was cleared first.
   */
  add<Answer>(change: Change, send: (change: Change) => Promise<Answer>): Promise<Answer> {
    const changes = this.#unansweredChanges;
    changes.push(change);
    const answer = this.#last
      .then(() => {
        if (changes !== this.#unansweredChanges)
          throw new DOMException('The queue was cleared', 'AbortError');
        return send(change);
      })
      .finally(() => void changes.splice(changes.indexOf(change), 1));
    // The caller reports the error.
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Drops the changes that were not sent yet; the next one is sent at once. */
  clear(): void {
    this.#unansweredChanges = [];
    this.#last = Promise.resolve();
  }
}
