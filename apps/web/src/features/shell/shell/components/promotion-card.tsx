import { isPromoted, plannerYearOf } from '@quint/domain/billing/promotion.ts';
import { CalendarDays, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button as AriaButton } from 'react-aria-components';
import { currentLanguage } from '#lib/i18n.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { serverNow } from '#lib/server-time.ts';

const STORAGE_KEY = 'quint.promotion.dismissed';

/** The last day of the promotion dismissed in this browser. */
function readDismissed(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function rememberDismissed(until: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, until);
  } catch {
    // Without storage the promotion returns with the next page load.
  }
}

/** The yearly planner, while it is promoted and not dismissed in this browser. */
export function PromotionCard() {
  const { t } = useTranslation('shell');
  const until = usePublicSettings()?.promotionUntil;
  const [now] = useState(() => serverNow());
  const [dismissedUntil, setDismissedUntil] = useState(readDismissed);
  if (until === undefined || dismissedUntil === until || !isPromoted(until, now)) return null;
  const title = t('promotion.title', { year: String(plannerYearOf(until)) });
  return (
    <section
      aria-label={title}
      className="relative rounded-lg bg-brand-ground bg-[radial-gradient(90%_120%_at_85%_0%,var(--brand-glow),transparent)] p-3 pr-9 text-on-brand forced-colors:border"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-on-brand-lila" />
        {title}
      </h2>
      <p className="pt-1 text-xs text-pretty text-on-brand-second">{t('promotion.text')}</p>
      <a
        href={`/api/planner?language=${currentLanguage()}`}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 rounded-[4px] font-semibold underline underline-offset-3 outline-on-brand"
      >
        {t('promotion.open')}
      </a>
      <AriaButton
        aria-label={t('promotion.dismiss')}
        className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full text-on-brand-second outline-on-brand transition-colors hover:text-on-brand"
        onPress={() => {
          rememberDismissed(until);
          setDismissedUntil(until);
        }}
      >
        <X aria-hidden="true" className="size-4" />
      </AriaButton>
    </section>
  );
}
