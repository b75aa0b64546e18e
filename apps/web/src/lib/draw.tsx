import { startTransition, useInsertionEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportStartFailure } from './start-failure.ts';

/** Where the app is drawn. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('app');
  if (root === null) throw new Error('The page has no #app');
  return root;
}

/** The page came drawn from the server: it can be read, and nothing on it works until the app has drawn it. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.inert;
}

function MountNotifier({
  onShown,
  children,
}: {
  readonly onShown: () => void;
  readonly children: ReactNode;
}) {
  // Before the effects of any dialog that opens with the page: it must find the root as it will stay.
  useInsertionEffect(onShown, [onShown]);
  return children;
}

/**
 * Draws the app. A page that came drawn is replaced in one step, so that nothing flickers; the new one is prepared in
 * slices, between which the old one can be scrolled.
 */
export function draw(root: HTMLElement, app: ReactNode): void {
  const reactRoot = createRoot(root, { onUncaughtError: reportStartFailure });
  if (!isPrerendered(root)) {
    reactRoot.render(app);
    return;
  }
  const wake = () => {
    root.inert = false;
  };
  startTransition(() => reactRoot.render(<MountNotifier onShown={wake}>{app}</MountNotifier>));
}
