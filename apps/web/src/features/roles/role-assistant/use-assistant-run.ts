import { useRouter } from '@tanstack/react-router';
import { useState, useEffect } from 'react';
import { parseQuery } from '#lib/search-values.ts';
import { RESULT, REVIEW, START, type Answers } from './model/answers.ts';
import type { DraftEditing } from './use-assistant-draft.ts';
import { readScreen } from './search.ts';

interface Screens {
  readonly screen: number;
  readonly go: (screen: number) => void;
}

/** Replaces a screen that does not exist with the start. */
function toExistingScreen(screen: number | undefined): number {
  return screen !== undefined && screen <= RESULT ? screen : START;
}

/**
 * The screen of the assistant. It changes at once, so that quick digits answer the right statement, and the URL
 * follows; back and forward in the browser move between screens.
 */
function useScreen(initialScreen: number, onShown: (screen: number) => void): Screens {
  const { history } = useRouter();
  const [screen, setScreen] = useState(() => toExistingScreen(initialScreen));
  useEffect(() => {
    const { pathname: here } = history.location;
    return history.subscribe(({ location, action: { type } }) => {
      if (type === 'PUSH' || type === 'REPLACE' || location.pathname !== here) return;
      setScreen(toExistingScreen(readScreen(parseQuery(location.search)['step'] ?? '')));
    });
  }, [history]);
  return {
    screen,
    go(next) {
      setScreen(next);
      onShown(next);
    },
  };
}

export interface Run {
  readonly screen: number;
  readonly change: (part: Partial<Answers>) => void;
  /** Goes to any screen; from the review a question leads back there. */
  readonly go: (screen: number) => void;
  readonly revisit: (screen: number) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly toStart: () => void;
}

/** The screen that may be shown: without a title only the first question, and no result before it was created. */
function limitScreen(screen: number, { draft, saver }: DraftEditing): number {
  if (screen > START + 1 && draft.answers.title.trim() === '') return START;
  // A visitor has no role in which to save the result.
  const isUnmade = saver !== undefined && !draft.isMade;
  return screen === RESULT && isUnmade ? REVIEW : screen;
}

/** Navigates through the questions. The screen is stored with the answers, so that another device continues there. */
export function useAssistantRun(
  draftEditor: DraftEditing,
  initialScreen: number,
  onShown: (screen: number) => void,
): Run {
  const [isRevisiting, setIsRevisiting] = useState(false);
  const screens = useScreen(initialScreen, onShown);
  const screen = limitScreen(screens.screen, draftEditor);
  const go = (to: number) => {
    setIsRevisiting(false);
    screens.go(to);
    if (to !== START)
      draftEditor.change((before) => (before.screen === to ? before : { ...before, screen: to }));
  };
  return {
    screen,
    change: (part) =>
      draftEditor.change((before) => ({ ...before, answers: { ...before.answers, ...part } })),
    go,
    revisit: (to) => {
      go(to);
      setIsRevisiting(true);
    },
    next: () => go(isRevisiting ? REVIEW : Math.min(screen + 1, RESULT)),
    back: () => go(isRevisiting ? REVIEW : Math.max(screen - 1, START)),
    toStart: () => {
      setIsRevisiting(false);
      screens.go(START);
    },
  };
}
