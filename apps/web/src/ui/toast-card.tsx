import { CircleAlert, CircleCheck, Info, TriangleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { Notification, NotificationType } from '#lib/notify.ts';

const TOAST_LEAVES_AFTER_MS = 4000;
/** Gives time to reconsider. */
const UNDO_LEAVES_AFTER_MS = 8000;

const ICON = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert } as const;
const TONE: Readonly<Record<NotificationType, string>> = {
  success: 'text-strong-text',
  error: 'text-danger',
  info: 'text-lila-strong',
  warning: 'text-partial-text',
};

/** A countdown that pauses while `isPaused`. */
function useCountdown(milliseconds: number | undefined, isPaused: boolean, leave: () => void): void {
  const remainingMs = useRef(milliseconds ?? 0);
  const latestLeave = useRef(leave);
  useEffect(() => {
    latestLeave.current = leave;
  });
  useEffect(() => {
    if (milliseconds === undefined || isPaused) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => latestLeave.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - since;
    };
  }, [milliseconds, isPaused]);
}

interface ToastCardProps {
  readonly notification: Notification;
  /** Whether the undo key applies to this toast, which it does for the latest one only. */
  readonly hasUndoKey?: boolean | undefined;
  readonly onLeave: () => void;
}

function timeOf({ type, action }: Notification): number | undefined {
  if (type === 'error') return undefined;
  return action?.isUndo === true ? UNDO_LEAVES_AFTER_MS : TOAST_LEAVES_AFTER_MS;
}

function ToastAction({ notification, hasUndoKey, onLeave }: ToastCardProps) {
  const { action } = notification;
  if (action === undefined) return null;
  const press = () => {
    action.onPress();
    onLeave();
  };
  if (action.isUndo !== true) {
    return (
      <button type="button" className="link mt-1 min-h-6 self-start" onClick={press}>
        {action.label}
      </button>
    );
  }
  return (
    <button
      type="button"
      onClick={press}
      aria-keyshortcuts={hasUndoKey ? 'z' : undefined}
      className="-my-1 inline-flex min-h-8 shrink-0 items-center gap-2 rounded-full bg-on-ink/15 px-3 font-semibold hover:bg-on-ink/25 forced-colors:border"
    >
      <Undo2 aria-hidden="true" className="size-4" />
      {action.label}
      {hasUndoKey && (
        <kbd
          aria-hidden="true"
          className="rounded-[4px] border border-on-ink/40 px-1.5 font-sans text-xs max-md:hidden"
        >
          Z
        </kbd>
      )}
    </button>
  );
}

/**
 * One toast: it disappears after 4 s, with an undo after 8, unless it is an error; pointer or focus on it pauses the
 * countdown.
 */
export function ToastCard({ notification, hasUndoKey = false, onLeave }: ToastCardProps) {
  const { t } = useTranslation();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { type, headline, text, action } = notification;
  useCountdown(timeOf(notification), isHovered || isFocused, onLeave);
  const Icon = ICON[type];
  const isUndo = action?.isUndo === true;
  return (
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
      className={cx(
        'flex items-start gap-3 rounded-md border p-3.5 font-sans text-base shadow-soft',
        isUndo
          ? 'w-[min(520px,calc(100vw-32px))] border-ink bg-ink text-on-ink'
          : 'w-[min(380px,calc(100vw-32px))] border-line bg-raised text-ink',
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', !isUndo && TONE[type])} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        <span className="sr-only">{`${t(`notification.${type}`)}: `}</span>
        {headline !== undefined && <strong className="font-semibold">{headline}</strong>}
        <span className={headline === undefined || isUndo ? undefined : 'text-second'}>{text}</span>
        {!isUndo && <ToastAction notification={notification} hasUndoKey={hasUndoKey} onLeave={onLeave} />}
      </div>
      {isUndo && <ToastAction notification={notification} hasUndoKey={hasUndoKey} onLeave={onLeave} />}
      <button
        type="button"
        aria-label={t('notification.dismiss')}
        onClick={onLeave}
        className={cx(
          '-m-1 grid size-7 shrink-0 place-items-center rounded-full',
          isUndo ? 'hover:bg-on-ink/20' : 'text-third hover:bg-mute hover:text-ink',
        )}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
