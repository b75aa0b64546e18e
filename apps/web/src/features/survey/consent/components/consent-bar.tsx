import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consent } from '#lib/consent.ts';
import { servicesOf } from '#lib/outside-services.ts';
import { useFormat } from '#lib/format.ts';
import { PlainButton } from '#ui/plain-button.tsx';

interface ConsentBarProps {
  readonly analytics: PublicSettings['analytics'];
  /** The current choice. */
  readonly consent: Consent | undefined;
  readonly isReopened: boolean;
  readonly onChoose: (consent: Consent) => void;
}

/** Adds space below the page, so that focused elements are not covered by the bar. */
function useSpaceBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const root = document.documentElement.style;
    const measure = () => {
      const height = window.innerHeight - element.getBoundingClientRect().top;
      root.setProperty('--bottom-bar', `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      root.removeProperty('--bottom-bar');
    };
  }, [bar]);
}

/** Moves the focus to the bar when the user opens it, and back after the choice. */
function useFocusWhenAsked(bar: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const before = document.activeElement;
    bar.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [bar, isAsked]);
}

/**
 * Asks for consent to analytics by third parties. Both buttons look alike, and all covered content can be scrolled into
 * view.
 */
export function ConsentBar({ analytics, consent, isReopened, onChoose }: ConsentBarProps) {
  const { t } = useTranslation('consent');
  const format = useFormat();
  const bar = useRef<HTMLElement>(null);
  useSpaceBelow(bar);
  useFocusWhenAsked(bar, isReopened);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-(--test-bar) z-30 border-t border-line bg-raised p-4 shadow-soft animate-[appear_250ms_ease-in-out] md:inset-x-auto md:right-22 md:bottom-[calc(--spacing(6)+var(--test-bar))] md:w-[min(520px,calc(100vw-364px))] md:rounded-lg md:border md:p-5 print:hidden"
    >
      <h2 id="consent-title" className="text-md font-semibold">
        {t('bar.title')}
      </h2>
      <p className="pt-1 text-pretty text-second">
        {t('bar.text', { hosts: format.list(servicesOf(analytics)) })}{' '}
        {consent !== undefined && `${t(`now.${consent}`)} `}
        <a href="/privacy#consent" className="link underline">
          {t('bar.more')}
        </a>
      </p>
      <div className="grid gap-2 pt-3 min-[400px]:grid-cols-2">
        <PlainButton wide onClick={() => onChoose('necessary')}>
          {t('bar.necessary')}
        </PlainButton>
        <PlainButton wide onClick={() => onChoose('all')}>
          {t('bar.accept')}
        </PlainButton>
      </div>
    </section>
  );
}
