import { useState } from 'react';
import { RESULT, REVIEW, START, type Answers } from './model/answers.ts';
import type { DraftEditing } from './use-assistant-draft.ts';
import { useScreen } from './use-screen.ts';

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
