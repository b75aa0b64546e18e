import type { Filter } from '@quint/contract/items.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useRemind } from '../use-remind.ts';

type RemindButtonProps = Omit<ButtonProps, 'onPress' | 'loading' | 'disabled'> & {
  readonly filter: Filter<'talents'>;
  readonly onReminded?: ((ids: string[]) => void) | undefined;
  /** One reminder is enough: the button rests after it. */
  readonly isOnce?: boolean;
};

/** Reminds the people whom a filter finds. It brings what works on people, so pages load it on its own. */
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
