import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { parseQuery } from '#lib/search-values.ts';
import { RESULT, START } from './model/answers.ts';
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
export function useScreen(initialScreen: number, onShown: (screen: number) => void): Screens {
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
