import type { Shortener } from '@quint/domain/roles/role-texts.ts';
import { Scissors, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { pickMessage } from '../model/loading-message.ts';

interface ShortenToolsProps {
  /** The name of the field. */
  readonly field: string;
  readonly hasVersions: boolean;
  readonly isShown: boolean;
  /** The shortener that is running. */
  readonly runningShortener: Shortener | undefined;
  /** The AI endpoint may be used. */
  readonly hasAi: boolean;
  /** The number of steps that can be undone. */
  readonly steps: number;
  readonly onStart: (by: Shortener) => void;
  readonly onStop: () => void;
  readonly onUndo: () => void;
  readonly onRestore: () => void;
}

/** One of ten messages while a text is being shortened, chosen at random. */
function LoadingMessage() {
  const { t } = useTranslation('role-texts');
  const [message] = useState(() => pickMessage(t('loading', { returnObjects: true })));
  return <span className="text-sm text-second">{message}</span>;
}

/**
 * Shorten, shorten again, stop, undo, and back to the original. When a pressed button disappears, the first one gets
 * the focus.
 */
export function ShortenTools(props: ShortenToolsProps) {
  const { field, hasVersions, isShown, runningShortener, hasAi, steps } = props;
  const { t } = useTranslation('role-texts');
  const first = useRef<HTMLButtonElement>(null);
  const name = (action: string) => t('ofField', { field, action });
  const start = hasAi ? t('shortenByAi') : t('shorten');
  const main = hasVersions ? t('another') : start;
  const leave = (action: () => void) => () => {
    first.current?.focus();
    action();
  };
  const isIdle = runningShortener === undefined;
  const by: Shortener = hasAi ? 'ai' : 'local';
  return (
    <>
      <Button
        ref={first}
        kind="secondary"
        size="sm"
        aria-label={name(main)}
        isLoading={runningShortener === by}
        disabled={runningShortener === 'local' && hasAi}
        onPress={() => props.onStart(by)}
      >
        <Scissors aria-hidden="true" className="size-3.5" />
        {main}
      </Button>
      {runningShortener === 'ai' && (
        <>
          <LoadingMessage />
          <Button kind="text" size="sm" aria-label={name(t('stop'))} onPress={leave(props.onStop)}>
            {t('stop')}
          </Button>
        </>
      )}
      {hasAi && runningShortener !== 'ai' && (
        <Button
          kind="text"
          size="sm"
          aria-label={name(t('withoutAi'))}
          isLoading={runningShortener === 'local'}
          onPress={() => props.onStart('local')}
        >
          {t('withoutAi')}
        </Button>
      )}
      {isIdle && steps > 0 && (
        <Button
          kind="text"
          size="sm"
          aria-label={name(t('undo'))}
          onPress={steps === 1 ? leave(props.onUndo) : props.onUndo}
        >
          <Undo2 aria-hidden="true" className="size-3.5" />
          {t('undo')}
        </Button>
      )}
      {isIdle && isShown && (
        <Button kind="text" size="sm" aria-label={name(t('restore'))} onPress={leave(props.onRestore)}>
          {t('restore')}
        </Button>
      )}
    </>
  );
}
