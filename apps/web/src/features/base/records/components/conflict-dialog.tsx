import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Conflict } from '../model/conflicts.ts';

const MINUTE_MS = 60_000;

/** The label of a form field, and its value in words. */
export interface FieldLabels<Value> {
  readonly label: string;
  /** Renders one of the two values, and may mark where it differs from the other. */
  readonly show: (value: Value, other: Value) => ReactNode;
  /** Shows both values side by side where there is enough width. */
  readonly isBeside?: boolean;
}
export type FormLabels<Values> = { readonly [Field in keyof Values]: FieldLabels<Values[Field]> };

export interface ConflictDialogProps<Values> {
  readonly conflict: Conflict<Values>;
  readonly fieldLabels: FormLabels<Values>;
  readonly onSettle: (theirs: readonly (keyof Values)[]) => void;
  readonly onClose: () => void;
}

/** Two people have changed the same fields: the second user chooses a value for each. */
export function ConflictDialog<Values>({
  conflict,
  fieldLabels,
  onSettle,
  onClose,
}: ConflictDialogProps<Values>) {
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [theirs, setTheirs] = useState<readonly (keyof Values)[]>([]);
  const { fields, mine, at, by } = conflict;
  const name = typeof by === 'string' && by !== '' ? by : undefined;
  const [now] = useState(() => serverNow());
  const isNow = now.getTime() - new Date(at).getTime() < MINUTE_MS;
  const when = format.relative(at, now);
  const title =
    name === undefined
      ? t('conflict.titleUnknown', { when })
      : t(isNow ? 'conflict.titleNow' : 'conflict.title', { name, when });
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={title}
      size={fields.some((field) => fieldLabels[field].isBeside) ? 'lg' : 'base'}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {common('action.back')}
          </Button>
          <Button kind="primary" onPress={() => onSettle(theirs)}>
            {common('action.save')}
          </Button>
        </>
      }
    >
      <p className="pb-5 text-second">{t('conflict.text')}</p>
      <div className="flex flex-col gap-5">
        {fields.map((field) => {
          const { label, show, isBeside = false } = fieldLabels[field];
          const [own, other] = [mine[field], conflict.theirs.initial[field]];
          return (
            <RadioGroup
              key={String(field)}
              label={label}
              look={isBeside ? 'beside' : 'list'}
              options={[
                { value: 'mine', label: t('conflict.mine'), note: show(own, other) },
                {
                  value: 'theirs',
                  label: name ?? t('conflict.theirs'),
                  note: show(other, own),
                },
              ]}
              value={theirs.includes(field) ? 'theirs' : 'mine'}
              onChange={(side) =>
                setTheirs((before) => [
                  ...before.filter((each) => each !== field),
                  ...(side === 'theirs' ? [field] : []),
                ])
              }
            />
          );
        })}
      </div>
    </Dialog>
  );
}
