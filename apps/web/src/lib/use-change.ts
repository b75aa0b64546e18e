import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';

interface ChangeEffect {
  /** The queries to refetch; the change is pending until they have loaded. */
  readonly invalidates: readonly QueryKey[];
  /** Refetches after a refusal, too, because another user may have been faster. */
  readonly evenOnError?: boolean;
}

/** A request that changes something on the server and refetches the affected queries. */
export function useChange<Input = void, Answer = unknown>(
  request: (input: Input) => Promise<Answer>,
  { invalidates, evenOnError = false }: ChangeEffect,
): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  const readAgain = () => Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: request,
    ...(evenOnError ? { onSettled: readAgain } : { onSuccess: readAgain }),
  });
}
