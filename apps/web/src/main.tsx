import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { draw, findRoot, isPrerendered } from '#lib/draw.tsx';
import { startI18n } from '#lib/i18n.ts';
import { languageAtStart } from '#lib/locale.ts';
import { queryClient, watchNetwork } from '#lib/query.ts';
import { watchRejections } from '#lib/rejections.ts';
import { whenSignedOut } from '#lib/sign-out.ts';
import { preventRouterReload } from '#lib/stale-build.ts';
import { followDescription } from '#lib/site-description.ts';
import { reportStartFailure } from '#lib/start-failure.ts';
import { followTheme } from '#lib/theme.ts';
import { guardAgainstTranslators } from '#lib/translator-guard.ts';
import { loadToasts } from '#ui/toast-area.tsx';
import { createAppRouter, leaveSession } from './router.tsx';
import './ui/tokens.css';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/** By then the first page is rendered. */
const QUIET_AFTER_MS = 3000;

guardAgainstTranslators();
followTheme();
watchNetwork();
watchRejections();
preventRouterReload();
const router = createAppRouter();
whenSignedOut((reason) => leaveSession(router, reason));

async function start(): Promise<void> {
  const root = findRoot();
  await startI18n(languageAtStart());
  followDescription();
  // A prerendered page stays until the app is complete; a layout or a skeleton in between would replace it.
  if (isPrerendered(root)) await router.load();
  draw(
    root,
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

start().catch(reportStartFailure);
setTimeout(() => void loadToasts().catch(() => undefined), QUIET_AFTER_MS);
