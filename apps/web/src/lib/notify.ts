export type NotificationType = 'success' | 'error' | 'info' | 'warning';

export interface Notification {
  /** A second notification with the same id replaces the first. */
  readonly id: string;
  readonly type: NotificationType;
  readonly headline: string | undefined;
  readonly text: string;
  readonly action: NotificationAction | undefined;
}
export interface NotificationAction {
  readonly label: string;
  readonly onPress: () => void;
}
export interface NotificationInput {
  readonly id?: string | undefined;
  readonly type?: NotificationType | undefined;
  readonly headline?: string | undefined;
  readonly text: string;
  readonly action?: NotificationAction | undefined;
}

type Listener = (notification: Notification) => void;

let listener: Listener | undefined;
let waiting: Notification[] = [];
let onFirst: (() => void) | undefined;
let count = 0;

/** Tells the person something in the toast area of the page; returns the notification's id. */
export function notify(input: NotificationInput): string {
  count += 1;
  const notification: Notification = {
    id: input.id ?? `notification-${count}`,
    type: input.type ?? 'success',
    headline: input.headline,
    text: input.text,
    action: input.action,
  };
  if (listener === undefined) {
    waiting.push(notification);
    onFirst?.();
  } else {
    listener(notification);
  }
  return notification.id;
}

/** The toast area takes over delivery, starting with what was said before it was there. */
export function receiveNotifications(receive: Listener): () => void {
  listener = receive;
  const early = waiting;
  waiting = [];
  early.forEach(receive);
  return () => {
    if (listener === receive) listener = undefined;
  };
}

/** Runs `load` once something is to be said; the toast area's code is fetched only then. */
export function onFirstNotification(load: () => void): () => void {
  onFirst = load;
  if (waiting.length > 0) load();
  return () => {
    if (onFirst === load) onFirst = undefined;
  };
}
