import type { Filter } from '@quint/contract/items.ts';
import { useMutation } from '@tanstack/react-query';
import { toMail } from '#features/people/people/model/mail-actions.ts';
import { PERSON_FIELDS, toPerson } from '#features/people/people/model/person.ts';
import { useBulkAction } from '#features/people/people/use-bulk-action.ts';
import { items } from '#lib/items.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';

/** Reminds the people matching a filter, and shows the outcome. Returns their keys. */
function useRemind() {
  const runBulkAction = useBulkAction();
  return useMutation({
    mutationFn: async (filter: Filter<'talents'>) => {
      const people = await items('talents').list({ fields: PERSON_FIELDS, filter, limit: -1 });
      await runBulkAction(toMail('remind'), people.map(toPerson));
      return people.map(({ id }) => id);
    },
  });
}

type RemindButtonProps = Omit<ButtonProps, 'onPress' | 'loading' | 'disabled'> & {
  readonly filter: Filter<'talents'>;
  readonly onReminded?: ((ids: string[]) => void) | undefined;
  /** Disables the button after one reminder. */
  readonly isOnce?: boolean;
};

/** Reminds the people matching a filter. It imports the actions on people, so pages load it lazily. */
export function RemindButton({ filter, onReminded, isOnce = false, ...look }: RemindButtonProps) {
  const remind = useRemind();
  return (
    <Button
      {...look}
      isLoading={remind.isPending}
      disabled={isOnce && remind.isSuccess}
      onPress={() => remind.mutate(filter, onReminded === undefined ? {} : { onSuccess: onReminded })}
    />
  );
}
