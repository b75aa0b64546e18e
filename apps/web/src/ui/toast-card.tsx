import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { Notification, NotificationType } from '#lib/notify.ts';

const TOAST_LEAVES_AFTER_MS = 4000;

const ICON = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert } as const;
const TONE: Readonly<Record<NotificationType, string>> = {
  success: 'text-strong-text',
  error: 'text-danger',
  info: 'text-lila-strong',
  warning: 'text-partial-text',
};

/** A countdown that pauses while `held`. */
function useCountdown(runs: boolean, held: boolean, leave: () => void): void {
  const left = useRef(TOAST_LEAVES_AFTER_MS);
  const done = useRef(leave);
  useEffect(() => {
    done.current = leave;
  });
  useEffect(() => {
    if (!runs || held) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => done.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [runs, held]);
}

interface ToastCardProps {
  readonly notification: Notification;
  readonly onLeave: () => void;
}

/** One toast: it leaves after 4 s unless it is an error; pointer or focus on it stops the clock. */
export function ToastCard({ notification, onLeave }: ToastCardProps) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { type, headline, text, action } = notification;
  useCountdown(type !== 'error', hovered || focused, onLeave);
  const Icon = ICON[type];
  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      className="flex w-[min(380px,calc(100vw-32px))] items-start gap-3 rounded-md border border-line bg-raised p-3.5 font-sans text-base text-ink shadow-soft"
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', TONE[type])} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        <span className="sr-only">{`${t(`notification.${type}`)}: `}</span>
        {headline !== undefined && <strong className="font-semibold">{headline}</strong>}
        <span className={headline === undefined ? 'text-ink' : 'text-second'}>{text}</span>
        {action !== undefined && (
          <button
            type="button"
            className="link mt-1 min-h-6 self-start"
            onClick={() => {
              action.onPress();
              onLeave();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('notification.dismiss')}
        onClick={onLeave}
        className="-m-1 grid size-7 shrink-0 place-items-center rounded-full text-third hover:bg-mute hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
