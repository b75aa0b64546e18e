import { parsePeople, type ListedPerson } from '@quint/domain/people-list.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';

interface PastePeopleProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPeople: (people: readonly ListedPerson[]) => void;
}

/** People from pasted text: parsed while typing, added on demand. */
export function PastePeople({ text, onText, onPeople }: PastePeopleProps) {
  const { t } = useTranslation('invitations');
  const [isRefused, setIsRefused] = useState(false);
  const read = useDeferredValue(text);
  const people = useMemo(() => (read.includes('@') ? parsePeople(read) : []), [read]);
  const take = () => {
    if (people.length === 0) return setIsRefused(true);
    onPeople(people);
    onText('');
    return setIsRefused(false);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {/* Thousands of pasted lines must not make a page of thousands of lines. */}
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
          error={isRefused ? t('people.nothingFound') : undefined}
        />
      </div>
      <Button kind="primary-lila" size="sm" onPress={take}>
        {people.length === 0 ? t('people.pasteNothing') : t('people.pasteAdd', { count: people.length })}
      </Button>
    </div>
  );
}
