import type { ListedPerson } from '@quint/domain/people/people-list.ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListReview, useRefusalText } from '#features/people/people-lists/components/list-review.tsx';
import { usePeopleList } from '#features/people/people-lists/use-people-list.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';

interface PastePeopleProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Adds people and returns how many fit into the list. */
  readonly onPeople: (people: readonly ListedPerson[]) => number;
}

/** People from pasted text: parsed while typing, added on demand. */
export function PastePeople({ text, onText, onPeople }: PastePeopleProps) {
  const { t } = useTranslation('invitations');
  const refusalText = useRefusalText();
  const [isRefused, setIsRefused] = useState(false);
  const deferredText = useDeferredValue(text);
  const source = useMemo(
    () => (deferredText.includes('@') ? { text: deferredText } : undefined),
    [deferredText],
  );
  const reading = usePeopleList(source);
  const { state } = reading;
  const part = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The pressed button disappears with the list.
    part.current?.focus({ preventScroll: true });
    onText('');
  };
  const error = isRefused ? t('people.nothingFound') : undefined;
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col items-stretch gap-3 outline-none">
      {/* Thousands of pasted lines must not make the page thousands of lines long. */}
      <div className="w-full [&_textarea]:field-sizing-fixed">
        <TextArea
          label={t('people.pasteLabel')}
          hint={t('people.pasteHint')}
          placeholder={t('people.pastePlaceholder')}
          rows={6}
          value={text}
          onChange={(next) => {
            setIsRefused(false);
            onText(next);
          }}
          error={state.phase === 'refused' ? refusalText(state.refusal) : error}
        />
      </div>
      {state.phase === 'open' ? (
        <ListReview
          reading={reading}
          takeLabel={(count) => t('people.pasteAdd', { count })}
          onTake={onPeople}
          onDone={clear}
        />
      ) : (
        <span>
          <Button kind="primary-lila" size="sm" onPress={() => setIsRefused(state.phase === 'none')}>
            {t('people.pasteNothing')}
          </Button>
        </span>
      )}
    </div>
  );
}
