import type { NumberedAnswer, NumberedRequest } from '#features/people/people-lists/model/list-worker.ts';

type Listener<Data> = (event: MessageEvent<Data>) => void;

/** jsdom has no workers: this runs the worker that reads lists in the same thread. */
export class ThreadlessWorker {
  private readonly requests = new Set<Listener<NumberedRequest>>();
  private readonly answers = new Set<Listener<NumberedAnswer>>();
  private readonly startup = this.start();
  private isEnded = false;

  private async start(): Promise<void> {
    const { serveLists } = await import('#features/people/people-lists/model/list-worker.ts');
    serveLists({
      addEventListener: (_type, listener) => this.requests.add(listener),
      postMessage: (answer) => this.deliver(this.answers, answer),
    });
  }

  private deliver<Data>(listeners: ReadonlySet<Listener<Data>>, data: Data): void {
    if (this.isEnded) return;
    for (const listener of listeners) listener(new MessageEvent('message', { data }));
  }

  addEventListener(type: string, listener: Listener<NumberedAnswer>): void {
    if (type === 'message') this.answers.add(listener);
  }

  postMessage(request: NumberedRequest): void {
    void this.startup.then(() => this.deliver(this.requests, request));
  }

  terminate(): void {
    this.isEnded = true;
  }
}
