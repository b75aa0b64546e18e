import { useEffect } from 'react';
import { api } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Not scrolling or moving the pointer, because programs that take pictures of pages do both. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/** Whether the browser can tell user input from that of a script. Older ones cannot. */
const knowsPeople = () => 'userActivation' in navigator;

/** Whether the user has pressed something in this document. */
const hasBeenUsed = () => knowsPeople() && navigator.userActivation.hasBeenActive;

const SERVER_FAULT = 500;

/** A refusal would be repeated at the next attempt; a network or server fault may not. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < SERVER_FAULT;

/**
 * Runs for each `subject` with the first key or press, or at once if the user has already pressed something in this
 * document. Programs that load pages and run their scripts do neither. Without a subject it waits. After a failure it
 * runs again with the next key or press.
 */
export function useFirstInput(subject: string | undefined, run: (subject: string) => Promise<unknown>): void {
  useEffect(() => {
    if (subject === undefined) return undefined;
    const end = new AbortController();
    let isRunning = false;
    const attempt = async () => {
      isRunning = true;
      try {
        await run(subject);
        end.abort();
      } catch (error) {
        if (isRefusal(error)) end.abort();
      }
      isRunning = false;
    };
    const onInput = ({ isTrusted }: Event) => {
      if (!isRunning && (isTrusted || !knowsPeople())) void attempt();
    };
    for (const input of INPUTS) {
      addEventListener(input, onInput, { capture: true, passive: true, signal: end.signal });
    }
    if (hasBeenUsed()) void attempt();
    return () => end.abort();
  }, [subject, run]);
}

/** The survey has its own session. */
const recordView = (path: string) =>
  api(path, { method: 'POST', byCookie: path.startsWith('/survey/'), isBackground: true });

/**
 * Records on the server, with the first input, that the user has opened the content of the page. Without a path it
 * waits.
 */
export function useRecordView(path: string | undefined): void {
  useFirstInput(path, recordView);
}
