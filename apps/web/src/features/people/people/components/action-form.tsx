import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import type { ActionTarget } from '../model/person.ts';

const NAMED_MAX = 6;

/** The people affected by a dialog: first names, and the number of others. */
export function AffectedPeople({ people }: { readonly people: readonly ActionTarget[] }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  if (people.length < 2) return null;
  const names = people
    .filter(({ isUnread }) => isUnread !== true)
    .slice(0, NAMED_MAX)
    .map(({ name }) => name);
  const more = people.length - names.length;
  const parts = more > 0 ? [...names, t('more', { count: more })] : names;
  return <p className="pb-4 wrap-anywhere text-second">{format.list(parts)}</p>;
}

/** The key of a draft about these people: separate for one person, shared by selections. */
export function draftKey(people: readonly ActionTarget[]): string {
  return people.length === 1 ? (people[0]?.id ?? '') : 'several';
}

interface ActionFormProps {
  readonly id:
    | 'consider'
    | 'group'
    | 'tags'
    | 'reject'
    | 'changeReason'
    | 'bringBack'
    | 'reschedule'
    | 'message'
    | 'export';
  readonly people: readonly ActionTarget[];
  readonly onClose: () => void;
  /** Undefined until all required input is given. */
  readonly onDo: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A dialog that asks for the input of an action, and runs it. */
export function ActionForm({ id, people, onClose, onDo, children }: ActionFormProps) {
  const { t } = useTranslation('people');
  const submit = () => {
    onDo?.();
    onClose();
  };
  return (
    <SubmitDialog
      onClose={onClose}
      title={t(`ask.${id}`, { count: people.length, name: people[0]?.name ?? '' })}
      submit={t(`verb.${id}`)}
      disabled={onDo === undefined}
      onSubmit={submit}
    >
      <AffectedPeople people={people} />
      <div className="flex flex-col gap-4">{children}</div>
    </SubmitDialog>
  );
}
