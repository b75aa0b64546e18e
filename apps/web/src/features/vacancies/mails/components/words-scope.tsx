import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { WrittenWords } from '../use-written-words.ts';

interface WordsScopeProps {
  readonly words: WrittenWords;
  /** The reader of the shown mail; undefined for a sample person. */
  readonly name: string | undefined;
  /** How many people get this mail. */
  readonly count: number;
}

/** Whether the words are for everyone who gets the mail, or for its reader only. */
export function WordsScope({ words, name, count }: WordsScopeProps) {
  const { t } = useTranslation('vacancy-mails');
  if (name === undefined || count < 2) return null;
  return (
    <SegmentedControl
      label={t('send.scope')}
      size="sm"
      value={words.scope}
      onChange={words.setScope}
      options={[
        { value: 'all', label: t('send.all') },
        { value: 'person', label: t('send.only', { name }) },
      ]}
    />
  );
}
