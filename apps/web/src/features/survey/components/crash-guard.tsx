import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkError, reloadIfStale } from '#lib/stale-build.ts';
import { SurveyLayout } from './survey-layout.tsx';
import { Unreachable } from './unreachable.tsx';

interface CrashGuardProps {
  readonly children: ReactNode;
}

/** What stands where the survey broke. React calls this by a class only. */
export class CrashGuard extends Component<CrashGuardProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  /** Part of the survey is gone from the server when a newer version stands there. */
  override componentDidCatch(error: Error) {
    if (isChunkError(error)) void reloadIfStale();
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
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
