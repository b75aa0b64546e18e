import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { numberOf, type InsightStep } from '../model/steps.ts';

interface InsightHeaderProps {
  readonly step: InsightStep;
  readonly headline: string;
  readonly lead: string;
  /** To the right of the text, or below it on a phone. */
  readonly picture: ReactNode;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** The header of a page: its statement about the person, beside a picture. */
export function InsightHeader({ step, headline, lead, picture, children }: InsightHeaderProps) {
  const { t } = useTranslation('insights');
  return (
    <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-12">
      <div className="flex min-w-0 flex-col gap-5">
        <header className="flex flex-col items-start gap-3">
          <Badge tone="lila">
            {t('step', { number: numberOf(step) })} · {t(`short.${step}`)}
          </Badge>
          <h1 className="text-number font-semibold tracking-[-0.02em] text-balance md:text-headline">
            {headline}
          </h1>
          <p className="max-w-[64ch] text-md text-pretty text-second">{lead}</p>
        </header>
        {children}
      </div>
      <div className="min-w-0">{picture}</div>
    </div>
  );
}
