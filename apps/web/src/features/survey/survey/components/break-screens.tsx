import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/plain-button.tsx';
import { Handover } from './handover.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { StageHeading } from './stage-heading.tsx';

interface BreakScreenProps {
  readonly answeredCount: number;
  readonly minutes: number;
  readonly onContinue: () => void;
}

/** A break every thirty items. */
export function BreakScreen({ answeredCount, minutes, onContinue }: BreakScreenProps) {
  const { t } = useTranslation('survey');
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <span aria-hidden="true" className="relative mb-2 grid size-20 place-items-center">
        <span className="absolute inset-0 animate-[breathe_5s_ease-in-out_infinite] rounded-full bg-lila-soft" />
        <span className="shape relative size-8 rounded-full bg-lila" />
      </span>
      <StageHeading>{t('breath.title', { count: answeredCount })}</StageHeading>
      <p className="max-w-[48ch] text-md text-pretty text-second">{t('breath.text', { minutes })}</p>
      <div className="pt-4">
        <PlainButton kind="primary-lila" size="lg" onClick={onContinue}>
          {t('breath.continue')}
        </PlainButton>
      </div>
    </div>
  );
}

interface PausedScreenProps {
  readonly hasUnsent: boolean;
  readonly onContinue: () => void;
}

/** The timer is paused; the page may be closed. */
export function PausedScreen({ hasUnsent, onContinue }: PausedScreenProps) {
  const { t } = useTranslation('survey');
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <StageHeading>{t('paused.title')}</StageHeading>
      <p className="max-w-[52ch] text-md text-pretty text-second">
        {hasUnsent ? t('paused.unsentText') : t('paused.text')}
      </p>
      <div className="pt-4">
        <PlainButton kind="primary-lila" size="lg" onClick={onContinue}>
          {t('paused.continue')}
        </PlainButton>
      </div>
      <Handover hasUnsent={hasUnsent} />
      <div className="flex items-center gap-3 pt-4 text-sm text-third">
        <span>{t('paused.language')}</span>
        <LanguageSwitch />
      </div>
    </div>
  );
}
