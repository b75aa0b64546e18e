/** A fresh access token that one tab sends to the others; never stored. */
export interface SharedToken {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly renewAt: number;
  readonly lifetimeMs: number;
}
type Message =
  | { readonly type: 'renewed'; readonly shared: SharedToken }
  | { readonly type: 'ended' }
  | { readonly type: 'switched' };

interface Handlers {
  readonly onRenewed: (sharedToken: SharedToken) => void;
  readonly onEnded: () => void;
  readonly onSwitched: () => void;
}

const CHANNEL = 'quint-session';
const LOCK = 'quint-session-renewal';

let channel: BroadcastChannel | undefined;

/** Listens to session changes in other tabs of this browser. */
export function joinSessionChannel(handlers: Handlers): void {
  if (typeof BroadcastChannel === 'undefined' || channel !== undefined) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<Message>) => {
    if (event.data.type === 'renewed') handlers.onRenewed(event.data.shared);
    else if (event.data.type === 'switched') handlers.onSwitched();
    else handlers.onEnded();
  });
}

export function notifyOtherTabs(message: Message): void {
  channel?.postMessage(message);
}

const BUSY = Symbol('busy');

/** The last task in this tab, if there is no lock API. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs exclusively among all tabs of this browser, and reports whether another one ran before it. Without the lock API
 * it runs exclusively in this tab, because the server tolerates races between tabs.
 */
export async function withSessionLock<Result>(
  run: (isAfterOther: boolean) => Promise<Result>,
): Promise<Result> {
  // Outside secure contexts the lock manager is missing, although the type says otherwise.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined) {
    const mine = last.then(() => run(false));
    last = mine.catch(() => undefined);
    return mine;
  }
  const first = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? BUSY : run(false),
  );
  return first === BUSY ? locks.request(LOCK, () => run(true)) : first;
}
