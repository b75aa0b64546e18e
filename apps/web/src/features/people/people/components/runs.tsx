import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Progress } from '#ui/progress.tsx';
import { closeRun, stopRun, type Run } from '../model/runs.ts';
import { useUndo, useBulkAction } from '../use-bulk-action.ts';
import { ACTION_BAR } from '#ui/action-bar.ts';

/** Names a run by its action, or as an undo. */
function useNameOf() {
  const { t } = useTranslation('people');
  return ({ bulkAction, undoes }: Run) => {
    const actionLabel = t(`verb.${bulkAction.id}`);
    return undoes === undefined ? actionLabel : t('run.undo', { verb: actionLabel });
  };
}

function useProgressText() {
  const { t } = useTranslation('people');
  const format = useFormat();
  return ({ changes, failures, total }: Run) => {
    const number = format.number(changes.length + failures.length);
    return t('run.progress', { done: number, total: format.number(total) });
  };
}

function RunProgress({ run }: { readonly run: Run }) {
  const { t } = useTranslation('people');
  const formatProgress = useProgressText();
  const name = useNameOf()(run);
  return (
    <section
      aria-label={name}
      {...ACTION_BAR}
      className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 mt-3 flex items-center gap-4 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-soft"
    >
      <span className="font-semibold">{name}</span>
      <Progress
        label={name}
        value={run.changes.length + run.failures.length}
        max={run.total}
        valueText={formatProgress(run)}
      />
      <span className="shrink-0 tabular-nums">{formatProgress(run)}</span>
      <Button kind="light" size="sm" onPress={() => stopRun(run.id)}>
        {t('run.stop')}
      </Button>
    </section>
  );
}

/** Retrying would fail again: the contents to unlock must be shown again first. */
const FINAL_REFUSALS: readonly string[] = ['budget.content_changed', 'budget.nothing_closed'];

/** The people who were not changed, with reasons, and a retry where it may help. */
function Result({ run }: { readonly run: Run }) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const runBulkAction = useBulkAction();
  const undo = useUndo();
  const close = () => closeRun(run.id);
  const repeatable = run.failures.filter(({ code = '' }) => !FINAL_REFUSALS.includes(code));
  const again = () => {
    close();
    const people = repeatable.map(({ person }) => person);
    const ids = new Set(people.map(({ id }) => id));
    const changes = run.undoes?.filter(({ id }) => ids.has(id));
    void (changes === undefined
      ? runBulkAction(run.bulkAction, people)
      : undo({ bulkAction: run.bulkAction, people, changes }));
  };
  const counts = { done: format.number(run.changes.length), failed: format.number(run.failures.length) };
  return (
    <Dialog
      open
      onClose={close}
      title={t('run.result', counts)}
      actions={
        <>
          <Button kind="secondary" onPress={close}>
            {common('action.close')}
          </Button>
          {repeatable.length > 0 && (
            <Button kind="primary" onPress={again}>
              {common('action.retry')}
            </Button>
          )}
        </>
      }
    >
      <ul className="flex flex-col">
        {run.failures.map(({ person, reason }) => (
          <li key={person.id} className="flex flex-col border-t border-line py-2.5 first:border-t-0">
            <span className="font-semibold wrap-anywhere">{person.name || t('run.unread')}</span>
            <span className="text-second">{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The progress of bulk actions, and the people they did not apply to at the end. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  const activeRuns = runs.filter(({ phase }) => phase === 'running');
  const result = runs.find(({ phase, failures }) => phase !== 'running' && failures.length > 0);
  return (
    <>
      {activeRuns.map((run) => (
        <RunProgress key={run.id} run={run} />
      ))}
      {result !== undefined && <Result key={result.id} run={result} />}
    </>
  );
}
