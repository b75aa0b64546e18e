import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ACTION_BAR } from '#ui/action-bar.ts';

interface SendBarProps {
  readonly ready: number;
  /** Rows with a problem: they are not sent. */
  readonly problemCount: number;
  readonly isLater: boolean;
  /** The effect of the mail budget on this list. */
  readonly budget: string | undefined;
  /** The reason why nothing was sent, after the button was pressed. */
  readonly problem: string | undefined;
  readonly onSend: () => void;
  /** Whether the form is in a dialog, which has its own way to close. */
  readonly isInDialog: boolean;
}

/** The main action of the page, always visible. Beside a list being checked it must not cover the action there. */
export function SendBar({ ready, problemCount, isLater, budget, problem, onSend, isInDialog }: SendBarProps) {
  const { t } = useTranslation('invitations');
  const { t: common } = useTranslation('common');
  return (
    <div
      {...ACTION_BAR}
      className="sticky group-has-data-list-review/invite:static bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-4 py-3 shadow-soft"
    >
      <div className="flex min-w-0 flex-1 basis-52 flex-col">
        <output className="font-semibold tabular-nums">
          {ready === 0 ? t('send.nobody') : t('send.ready', { count: ready })}
        </output>
        {problemCount > 0 && (
          <span className="text-xs text-second">{t('send.kept', { count: problemCount })}</span>
        )}
        {budget !== undefined && <span className="text-xs text-pretty text-second">{budget}</span>}
        <AlertLine size="sm">{problem}</AlertLine>
      </div>
      <span className="ml-auto flex items-center gap-3">
        {!isInDialog && (
          <ButtonLink to="/talents" kind="secondary" className="max-md:hidden">
            {common('action.cancel')}
          </ButtonLink>
        )}
        <Button kind="primary" onPress={onSend}>
          <Send aria-hidden="true" className="size-4" />
          {ready === 0 ? t('send.plain') : t(isLater ? 'send.later' : 'send.now', { count: ready })}
        </Button>
      </span>
    </div>
  );
}
