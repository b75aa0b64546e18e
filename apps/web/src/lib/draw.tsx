import { startTransition, useInsertionEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportStartFailure } from './start-failure.ts';

/** The root element of the app. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('app');
  if (root === null) throw new Error('The page has no #app');
  return root;
}

/** Whether the page was prerendered: it can be read, but nothing works until the app has rendered. */
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
  // Before the effects of any dialog that opens with the page, which must find the final root.
  useInsertionEffect(onShown, [onShown]);
  return children;
}

/**
 * Renders the app. A prerendered page is replaced in one step to avoid flicker. The new one is rendered in slices,
 * between which the old one can be scrolled.
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
