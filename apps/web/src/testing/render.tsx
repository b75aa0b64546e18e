import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { ToastRegion } from '#ui/toast.tsx';
import { queryClient } from '#lib/query.ts';
import { whenSignedOut } from '#lib/sign-out.ts';
import { createAppRouter, leaveSession } from '../router.tsx';

/** A component alone. */
export function renderUi(node: ReactNode): UserEvent {
  const user = userEvent.setup();
  render(<QueryClientProvider client={queryClient}>{node}</QueryClientProvider>);
  return user;
}

/** A component that is not on a page yet, with working links and toasts. */
export function renderInRouter(node: ReactNode): UserEvent {
  const routeTree = createRootRoute({ component: () => <Suspense fallback={null}>{node}</Suspense> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  return renderUi(
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
}

interface OpenApp {
  readonly user: UserEvent;
  readonly where: () => string;
  readonly goBack: () => void;
}

/** The whole app, opened at a path. */
export function renderApp(path: string): OpenApp {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  whenSignedOut((reason) => leaveSession(router, reason));
  const user = renderUi(<RouterProvider router={router} />);
  return { user, where: () => router.state.location.href, goBack: () => act(() => router.history.back()) };
}
