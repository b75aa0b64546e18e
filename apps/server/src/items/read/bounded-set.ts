/** A set of limited size that drops its oldest members. */
export class BoundedSet {
  readonly #members = new Set<string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  has(member: string): boolean {
    return this.#members.has(member);
  }

  delete(member: string): void {
    this.#members.delete(member);
  }

  add(member: string): void {
    this.#members.add(member);
    const [oldest] = this.#members;
    if (this.#members.size > this.#most && oldest !== undefined) this.#members.delete(oldest);
  }
}
