import { Download, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';

interface SelectionBarProps {
  readonly selected: number;
  /** The number of rows that match the filters. */
  readonly matching: number;
  /** The number of selected invitations that can be sent again. */
  readonly resendable: number;
  readonly canInvite: boolean;
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onExport: () => void;
  readonly onResend: () => void;
}

/** The actions on selected talents; they replace the count under the list. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, matching, resendable, canInvite, progress } = props;
  const { t } = useTranslation('talents');
  const format = useFormat();
  const number = format.number(resendable);
  return (
    <BulkBar
      label={t('selection.label')}
      count={t('selection.count', { count: selected })}
      more={
        selected < matching
          ? { label: t('selection.all', { count: matching }), onPress: props.onAll }
          : undefined
      }
      clear={{ label: t('selection.clear'), onPress: props.onClear }}
    >
      {progress !== undefined && (
        <span className="w-32">
          <Progress label={t('selection.resend', { number })} value={progress.done} max={progress.total} />
        </span>
      )}
      {canInvite && (
        <span className={resendable === 0 ? 'max-md:hidden' : undefined}>
          <BlockableButton
            kind="secondary"
            size="sm"
            loading={progress !== undefined}
            disabledReason={resendable === 0 ? t('selection.noneOpen') : undefined}
            onPress={props.onResend}
          >
            <Send aria-hidden="true" className="size-4" />
            {t('selection.resend', { number })}
          </BlockableButton>
        </span>
      )}
      <Button kind="secondary" size="sm" onPress={props.onExport}>
        <Download aria-hidden="true" className="size-4" />
        {t('export.do')}
      </Button>
    </BulkBar>
  );
}
