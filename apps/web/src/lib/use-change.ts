import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';

interface ChangeEffect {
  /** What is read again afterwards; the change is pending until that is there. */
  readonly invalidates: readonly QueryKey[];
  /** Another user may have been faster: what holds now is read after a refusal, too. */
  readonly evenOnError?: boolean;
}

/** A request that changes something on the server, after which pages read again what it concerns. */
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
