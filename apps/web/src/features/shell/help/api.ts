import { useMutation } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export interface Feedback {
  /** From 1 (not at all) to 5 (very well). */
  readonly rating: number;
  readonly text: string;
}

export function useSendFeedback() {
  return useMutation({
    mutationFn: (feedback: Feedback) => api('/feedback', { body: feedback }),
  });
}
