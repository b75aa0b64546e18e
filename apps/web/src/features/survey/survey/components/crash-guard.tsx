import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkError, reloadIfStale } from '#lib/stale-build.ts';
import { SurveyLayout } from './survey-layout.tsx';
import { Unreachable } from './unreachable.tsx';

interface CrashGuardProps {
  readonly children: ReactNode;
}

/** Catches rendering errors and shows a page for them. An error boundary must be a class. */
export class CrashGuard extends Component<CrashGuardProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  /** A failed import means that the server has a newer version without this script. */
  override componentDidCatch(error: Error) {
    if (isChunkError(error)) void reloadIfStale();
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}

function CrashPage() {
  const { t } = useTranslation('common');
  return (
    <SurveyLayout>
      <Unreachable
        title={t('crashed.title')}
        text={t('crashed.text')}
        isRetrying={false}
        onRetry={() => window.location.reload()}
      />
    </SurveyLayout>
  );
}
