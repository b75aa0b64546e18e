import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { CrashGuard } from '#features/survey/survey/components/crash-guard.tsx';
import { loadLaterParts } from '#features/survey/survey/components/later-part.tsx';
import { openEarly } from '#features/survey/survey/model/early-entry.ts';
import { enterSurvey } from '#features/survey/survey/use-location.ts';
import { SurveyApp } from '#features/survey/survey/pages/survey-app.tsx';
import { startFrame } from '#lib/frame-messages.ts';
import { draw, findRoot } from '#lib/draw.tsx';
import { frameWorkspace } from '#lib/frame.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { startSurveyWorker } from '#features/survey/survey/storage/survey-worker.ts';
import { queryClient, reportFault } from '#lib/query.ts';
import { reportStartFailure } from '#lib/start-failure.ts';
import { followTheme } from '#lib/theme.ts';
import { guardAgainstTranslators } from '#lib/translator-guard.ts';
import { ToastArea } from '#ui/toast-area.tsx';
import './ui/tokens.css';

guardAgainstTranslators();
followTheme();
// Like `watchRejections` in the app, but without offering a newer version: parts of the survey do that themselves.
window.addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));
startFrame();
enterSurvey();
openEarly();

/** Not needed for the first question, and unavailable offline. */
const TestPayments = lazy(async () => {
  try {
    return { default: (await import('#ui/test-payments.tsx')).TestPayments };
  } catch {
    return { default: () => null };
  }
});

async function start(): Promise<void> {
  await loadPhrases('common', 'shell', 'survey');
  draw(
    findRoot(),
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <CrashGuard>
          <SurveyApp />
        </CrashGuard>
        <Suspense fallback={null}>
          <TestPayments />
        </Suspense>
        <ToastArea />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/**
 * Loads the other parts of the survey before the network can be lost. A missing part loads itself when it is needed.
 */
async function prepareOffline(): Promise<void> {
  await loadLaterParts().catch(() => undefined);
  // In a frame nothing is cached: offline its parent page would be missing.
  if (frameWorkspace() === undefined) await startSurveyWorker();
}

start().then(prepareOffline).catch(reportStartFailure);
