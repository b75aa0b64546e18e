import { useEffect } from 'react';
import { api } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Scrolling and moving the pointer are no acts: programs that take pictures of pages do both. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/** Whether the browser tells a person's input from that of a script. Older ones do not. */
const hasUserActivation = () => 'userActivation' in navigator;

/** Whether the person has pressed something in this document. */
const hasBeenUsed = () => hasUserActivation() && navigator.userActivation.hasBeenActive;

const SERVER_FAULT = 500;

/** A refusal is the same at the next attempt; a lost network or a fault of the server is not. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < SERVER_FAULT;

/**
 * Runs for each `subject` with the first key or press, or at once where the person has pressed something in this document
 * before. Programs that load pages and run their scripts do neither. Without a subject it waits. What fails runs again
 * with the next key or press.
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
      if (!isRunning && (isTrusted || !hasUserActivation())) void attempt();
    };
    for (const input of INPUTS) {
      addEventListener(input, onInput, { capture: true, passive: true, signal: end.signal });
    }
    if (hasBeenUsed()) void attempt();
    return () => end.abort();
  }, [subject, run]);
}

/** The survey has a session of its own. */
const recordView = (path: string) =>
  api(path, { method: 'POST', byCookie: path.startsWith('/survey/'), isBackground: true });

/** Notes on the server, with the first input, that the person has opened what the page shows. Without a path it waits. */
export function useRecordView(path: string | undefined): void {
  useFirstInput(path, recordView);
}
