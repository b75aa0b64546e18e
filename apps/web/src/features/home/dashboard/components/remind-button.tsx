import type { Filter } from '@quint/contract/items.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useRemind } from '../use-remind.ts';

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
