import { decodeTextFile } from '@quint/domain/base/text-file.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useChangeTexts } from '../api.ts';
import type { Plan } from '../model/exchange.ts';
import type { TextRow } from '../rows.ts';
import { useProblemText } from './own-text-field.tsx';

const MAX_MEGABYTES = 5;
/** Media types that systems report for such files; some report none. The extensions are for the file dialog. */
const ACCEPT = [
  'text/*',
  'application/json',
  'application/vnd.ms-excel',
  'application/csv',
  '',
  '.csv',
  '.json',
];
const REFUSED_IN_SIGHT = 8;

function RefusedLines({ lines }: { readonly lines: Plan['refusedLines'] }) {
  const { t } = useTranslation('translations');
  const formatProblem = useProblemText();
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-md bg-danger-soft px-4 py-3">
      <p className="font-semibold text-danger">{t('import.refused', { count: lines.length })}</p>
      <ul className="flex flex-col gap-1.5 text-sm">
        {lines.slice(0, REFUSED_IN_SIGHT).map(({ selector, language, problem }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and a line may occur twice
          <li key={index} className="wrap-anywhere">
            <code className="text-xs">{selector}</code> ({t(`language.${language}`)}):{' '}
            {problem === 'unknown text' ? t('import.unknownText') : formatProblem(problem)}
          </li>
        ))}
      </ul>
      {lines.length > REFUSED_IN_SIGHT && (
        <p className="text-sm">{t('import.more', { count: lines.length - REFUSED_IN_SIGHT })}</p>
      )}
    </div>
  );
}

function PlanView({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('translations');
  const isEmpty = plan.changes.set.length + plan.changes.remove.length === 0;
  return (
    <div className="flex flex-col gap-4">
      {isEmpty && plan.refusedLines.length === 0 && <p>{t('import.nothing')}</p>}
      {!isEmpty && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
          {(['added', 'changed', 'removed', 'same'] as const)
            .filter((kind) => plan[kind] > 0)
            .map((kind) => (
              <li key={kind}>{t(`import.${kind}`, { count: plan[kind] })}</li>
            ))}
        </ul>
      )}
      <RefusedLines lines={plan.refusedLines} />
    </div>
  );
}

interface ImportDialogProps {
  readonly rows: readonly TextRow[];
  readonly onClose: () => void;
}

/** Parses a file of texts, previews its changes, and applies them. */
export function ImportDialog({ rows, onClose }: ImportDialogProps) {
  const { t } = useTranslation('translations');
  const [plan, setPlan] = useState<Plan>();
  const [problem, setProblem] = useState<string>();
  const change = useChangeTexts();
  const reportSaveError = useSaveRefused();
  const count = plan === undefined ? 0 : plan.changes.set.length + plan.changes.remove.length;
  const read = async (file: File) => {
    setProblem(undefined);
    try {
      const { planImport, readFile } = await import('../model/exchange.ts');
      setPlan(planImport(readFile(decodeTextFile(new Uint8Array(await file.arrayBuffer()))), rows));
    } catch {
      setProblem(t('import.unread', { name: file.name }));
    }
  };
  const apply = () => {
    if (plan === undefined) return;
    change.mutate(plan.changes, {
      onSuccess: () => {
        notify({ id: 'texts-imported', text: t('import.done', { count }) });
        onClose();
      },
      onError: reportSaveError,
    });
  };
  return (
    <SubmitDialog
      onClose={onClose}
      title={t('import.title')}
      aside={
        plan !== undefined && (
          <span className="mr-auto">
            <Button kind="secondary" onPress={() => setPlan(undefined)}>
              {t('import.another')}
            </Button>
          </span>
        )
      }
      submit={count === 0 ? t('import.action') : t('import.apply', { count })}
      isPending={change.isPending}
      disabled={count === 0}
      onSubmit={apply}
    >
      {plan === undefined ? (
        <div className="flex flex-col gap-4">
          <p className="text-second">{t('import.lead')}</p>
          <FileDrop
            label={t('import.file')}
            hint={t('import.hint')}
            accept={ACCEPT}
            maxMegabytes={MAX_MEGABYTES}
            onFile={(file) => void read(file)}
          />
          <p role="alert" className="text-xs text-danger empty:hidden">
            {problem}
          </p>
        </div>
      ) : (
        <PlanView plan={plan} />
      )}
    </SubmitDialog>
  );
}
