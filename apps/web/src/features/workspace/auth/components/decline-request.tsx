import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Step } from './step.tsx';

export type Decline = UseMutationResult<unknown, Error, string>;

/** Deletes the request behind a mailed link; the variable of the mutation is its token. */
export function useDecline(path: string): Decline {
  return useMutation({ mutationFn: (token: string) => api(path, { body: { token } }) });
}

/** The button for a person whose address was entered by others. */
export function DeclineButton({
  token,
  decline,
  label,
}: {
  readonly token: string;
  readonly decline: Decline;
  readonly label: string;
}) {
  return (
    <Button
      kind="secondary"
      size="lg"
      wide
      isLoading={decline.isPending}
      onPress={() => decline.mutate(token)}
    >
      {label}
    </Button>
  );
}

export function DeclinedNotice({ text }: { readonly text: string }) {
  const { t } = useTranslation('auth');
  return (
    <Step
      alert
      title={t('declined.title')}
      lead={text}
      icon={<ShieldCheck aria-hidden="true" className="size-6" />}
    />
  );
}
