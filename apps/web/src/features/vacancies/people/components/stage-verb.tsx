import type { Stage } from '@quint/domain/roles/stages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShortlistMail } from '../use-shortlist-mail.ts';

interface VerbProps {
  readonly onPress: () => void;
  /** It opens a dialog. */
  readonly hasDialog?: boolean;
  /** It opens and closes a part of the page. */
  readonly isExpanded?: boolean;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

function Verb({ onPress, hasDialog = false, isExpanded, isBusy = false, children }: VerbProps) {
  return (
    <button
      type="button"
      {...(hasDialog && { 'aria-haspopup': 'dialog' })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : onPress}
      className="finger min-h-6 cursor-pointer rounded-[4px] font-semibold text-lila-strong hover:underline"
    >
      {children}
    </button>
  );
}

interface StageVerbProps {
  readonly stage: Stage;
  /** The people on the shortlist whom the reader may write to. */
  readonly shortlistMail: ShortlistMail | undefined;
  /** Ways from many people too close to call to a few. */
  readonly ways:
    | { readonly count: number; readonly isOpen: boolean; readonly onToggle: () => void }
    | undefined;
  /** The number of people of the stage who can be reminded. */
  readonly remindable: number;
  readonly onRemind: () => void;
}

/** The verb for all people of a stage, on the right of its heading. */
export function StageVerb({ stage, shortlistMail, ways, remindable, onRemind }: StageVerbProps) {
  const { t } = useTranslation('vacancy');
  if (stage === 'shortlist' && shortlistMail !== undefined) {
    return (
      <Verb hasDialog isBusy={shortlistMail.isLoading} onPress={shortlistMail.onPress}>
        {t('list.writeTo', { count: shortlistMail.count })}
      </Verb>
    );
  }
  if (stage === 'finished' && ways !== undefined) {
    return (
      <Verb isExpanded={ways.isOpen} onPress={ways.onToggle}>
        {t('list.ways', { count: ways.count })}
      </Verb>
    );
  }
  if (remindable < 2) return null;
  return (
    <Verb hasDialog onPress={onRemind}>
      {t('list.remind', { count: remindable })}
    </Verb>
  );
}
