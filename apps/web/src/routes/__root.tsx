import {
  createRootRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { isSurveyPath } from '@quint/domain/survey/survey-paths.ts';
import { redirectFor } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { pageOf } from '#lib/page.ts';
import { findTarget } from '#lib/redirects.ts';
import { TestPayments } from '#ui/test-payments.tsx';
import { ToastArea } from '#ui/toast-area.tsx';
import { ConsentArea } from '#features/survey/consent/components/consent-area.tsx';
import { ProofArea } from '#features/workspace/auth/components/proof-area.tsx';
import { ErrorLayout } from '#features/shell/shell/components/error-layout.tsx';
import { StartFrame } from '#features/shell/shell/components/start-frame.tsx';
import { ErrorPage } from '#features/shell/shell/pages/error-page.tsx';

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    await loadPhrases('common');
    const target = findTarget(location.pathname);
    if (target !== undefined) {
      throw redirect({ href: `${target}${location.searchStr}${hashOf(location.hash)}`, replace: true });
    }
    // Another document, which the server renders.
    if (isSurveyPath(location.pathname)) {
      throw redirect({ href: location.href, reloadDocument: true, replace: true });
    }
    const page = pageOf(matches);
    if (page.who === 'everyone') return;
    // Imported lazily, so that public pages (the survey) do not load it.
    const { findPerson } = await import('#lib/session.ts');
    // A path without a page is public: everyone may read the message, in their own language.
    if (matches.length < 2) {
      await findPerson().catch(() => undefined);
      return;
    }
    const elsewhere = redirectFor(page, await findPerson(), location.href);
    if (elsewhere !== undefined) throw redirect({ href: elsewhere, replace: true });
  },
  component: Root,
  pendingComponent: StartFrame,
  errorComponent: BrokenPage,
  notFoundComponent: lazyRouteComponent(
    () => import('#features/shell/shell/pages/not-found-page.tsx'),
    'NotFoundPage',
  ),
});

function hashOf(hash: string): string {
  return hash === '' ? '' : `#${hash}`;
}

function Root() {
  return (
    <>
      <Outlet />
      <TestPayments />
      <ConsentArea />
      <ProofArea />
      <ToastArea />
    </>
  );
}

function BrokenPage(props: ErrorComponentProps) {
  return (
    <ErrorLayout>
      <ErrorPage {...props} />
    </ErrorLayout>
  );
}
