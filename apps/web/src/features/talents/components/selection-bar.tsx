import { Download, Send, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';

interface SelectionBarProps {
  readonly selected: number;
  /** How many rows pass the filters. */
  readonly matching: number;
  /** How many of the selected invitations can be sent again. */
  readonly resendable: number;
  readonly canInvite: boolean;
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onExport: () => void;
  readonly onResend: () => void;
}

/** What can be done with the chosen talents; it stands in the place of the count under the list. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, matching, resendable, canInvite, progress } = props;
  const { t } = useTranslation('talents');
  const format = useFormat();
  const number = format.number(resendable);
  return (
    <section
      aria-label={t('selection.label')}
      className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-soft"
    >
      <output className="font-semibold tabular-nums">{t('selection.count', { count: selected })}</output>
      {selected < matching && (
        <Button kind="light" size="sm" onPress={props.onAll}>
          {t('selection.all', { count: matching })}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {progress !== undefined && (
          <span className="w-32">
            <Progress label={t('selection.resend', { number })} value={progress.done} max={progress.total} />
          </span>
        )}
        {canInvite && (
          <span className={resendable === 0 ? 'max-md:hidden' : undefined}>
            <Button
              kind="secondary"
              size="sm"
              loading={progress !== undefined}
              disabledReason={resendable === 0 ? t('selection.noneOpen') : undefined}
              onPress={props.onResend}
            >
              <Send aria-hidden="true" className="size-4" />
              {t('selection.resend', { number })}
            </Button>
          </span>
        )}
        <Button kind="secondary" size="sm" onPress={props.onExport}>
          <Download aria-hidden="true" className="size-4" />
          {t('export.do')}
        </Button>
        <Button kind="icon" size="sm" aria-label={t('selection.clear')} onPress={props.onClear}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </span>
    </section>
  );
}
