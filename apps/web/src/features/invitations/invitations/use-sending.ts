import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import type { MailDay } from '@quint/contract/invitations/invitations.ts';
import { markReported } from '#lib/failures.ts';
import { inviteTalents, termsQuery } from './api.ts';
import { addDays } from './model/mail-days.ts';
import { sendDate, type CompleteOptions } from './model/options.ts';
import type { People } from './model/people.ts';
import { applyOutcome, planChunks, readAnswer, type Chunk, type Refusal } from './model/sending.ts';

export interface SendingState {
  readonly phase: 'idle' | 'sending' | 'failed' | 'done';
  /** The number of answered rows, of all rows to send. */
  readonly answeredCount: number;
  readonly total: number;
  readonly invitedCount: number;
  readonly refusals: readonly Refusal[];
  /** The number of mails by day. */
  readonly days: readonly MailDay[];
  /** When the mails are sent; undefined means at once. */
  readonly sendAt: Date | undefined;
  /** The reason of the interruption, as text. */
  readonly error: string | undefined;
}

const IDLE: SendingState = {
  phase: 'idle',
  answeredCount: 0,
  total: 0,
  invitedCount: 0,
  refusals: [],
  days: [],
  sendAt: undefined,
  error: undefined,
};

type ChangeRows = (change: (rows: People) => People) => void;

function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => {
    if (!(error instanceof ApiError)) return t('fault.offlineText');
    return isAnswered(error) ? error.message : t('fault.failedText');
  };
}

/** Without an answer it is unknown whether these rows were sent. */
function markUnsure(rows: People, chunk: Chunk): People {
  const keys = new Set(chunk.rows.map(({ key }) => key));
  return rows.map((row) => (keys.has(row.key) ? { ...row, isUnsure: true } : row));
}

export interface InviteSender {
  readonly state: SendingState;
  /** Sends the rows; after an interruption the same call sends the remaining ones. */
  readonly send: (rows: People, options: CompleteOptions) => Promise<void>;
  /** Returns to the list after an interruption; sent rows stay counted. */
  readonly pause: () => void;
  /** Starts a new list after sending has finished. */
  readonly reset: () => void;
}

/** Sends a list in chunks. Rows are removed once their people are invited, so that the list holds the unsent ones. */
export function useSending(changeRows: ChangeRows): InviteSender {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [state, setState] = useState(IDLE);
  const send = async (rows: People, options: CompleteOptions) => {
    let now: SendingState = {
      ...state,
      phase: 'sending',
      total: state.answeredCount + rows.length,
      sendAt: sendDate(options),
      error: undefined,
    };
    const show = (change: Partial<SendingState>) => {
      now = { ...now, ...change };
      setState(now);
    };
    show({});
    for (const chunk of planChunks(rows, options)) {
      try {
        const answer = await inviteTalents(chunk.body);
        const outcome = readAnswer(chunk.rows, answer);
        changeRows((all) => applyOutcome(all, outcome));
        show({
          answeredCount: now.answeredCount + chunk.rows.length,
          invitedCount: now.invitedCount + outcome.invitedKeys.size,
          refusals: [...now.refusals, ...outcome.refusals],
          days: addDays(now.days, answer.days),
        });
      } catch (error) {
        markReported(error);
        if (!isAnswered(error)) changeRows((all) => markUnsure(all, chunk));
        show({ phase: 'failed', error: errorText(error) });
        break;
      }
    }
    if (now.phase === 'sending') show({ phase: 'done' });
    if (now.invitedCount > 0) {
      void client.invalidateQueries({ queryKey: ['talents'] });
      void client.invalidateQueries({ queryKey: ['vacancies'] });
      void client.invalidateQueries({ queryKey: ['teams'] });
      void client.invalidateQueries({ queryKey: termsQuery.queryKey });
    }
  };
  return {
    state,
    send,
    pause: () => setState((before) => ({ ...before, phase: 'idle' })),
    reset: () => setState(IDLE),
  };
}
