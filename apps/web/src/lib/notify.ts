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
  /** The action undoes the reported change: the toast stays longer, and a key also triggers it. */
  readonly isUndo?: true | undefined;
}
export interface NotificationInput {
  readonly id?: string | undefined;
  readonly type?: NotificationType | undefined;
  readonly headline?: string | undefined;
  readonly text: string;
  readonly action?: NotificationAction | undefined;
}

/** The toast area. */
interface Listener {
  readonly show: (notification: Notification) => void;
  readonly takeBack: (id: string) => void;
}

let listener: Listener | undefined;
let waitingNotifications: Notification[] = [];
let onFirst: (() => void) | undefined;
let count = 0;

/** Shows a toast; returns the notification's id. */
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
    waitingNotifications.push(notification);
    onFirst?.();
  } else {
    listener.show(notification);
  }
  return notification.id;
}

/** Withdraws a notification that no longer applies, or that the page itself shows. */
export function withdraw(id: string): void {
  waitingNotifications = waitingNotifications.filter((notification) => notification.id !== id);
  listener?.takeBack(id);
}

/** Registers the toast area as the receiver, starting with the queued notifications. */
export function receiveNotifications(receiver: Listener): () => void {
  listener = receiver;
  const early = waitingNotifications;
  waitingNotifications = [];
  early.forEach(receiver.show);
  return () => {
    if (listener === receiver) listener = undefined;
  };
}

/** Calls `load` at the first notification: the code of the toast area is loaded only then. */
export function onFirstNotification(load: () => void): () => void {
  onFirst = load;
  if (waitingNotifications.length > 0) load();
  return () => {
    if (onFirst === load) onFirst = undefined;
  };
}
