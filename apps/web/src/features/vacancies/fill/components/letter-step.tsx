import type { FillingMails } from '@quint/contract/vacancies/filling.ts';
import type { MailPreview, VacancyMails } from '@quint/contract/vacancies/mails.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Letter } from '../../mails/components/letter.tsx';
import { ReaderChoice } from '../../mails/components/reader-choice.tsx';
import { WordsLocked } from '../../mails/components/words-locked.tsx';
import { WordsScope } from '../../mails/components/words-scope.tsx';
import { useMailTexts } from '../../mails/use-mail-texts.ts';
import type { WrittenWords } from '../../mails/use-written-words.ts';

interface LetterStepProps {
  /** The people who get the shown answer; undefined if no answer is sent. */
  readonly mails: FillingMails | undefined;
  readonly letter: UseQueryResult<MailPreview>;
  readonly words: WrittenWords;
  readonly readerId: string | undefined;
  readonly onReader: (readerId: string | undefined) => void;
  /** Whether own words may be used; undefined while loading. */
  readonly ownWords: VacancyMails['own_words'] | undefined;
}

/** The answer as one of its readers gets it, with own words. */
export function LetterStep({ mails, letter, words, readerId, onReader, ownWords }: LetterStepProps) {
  const { t } = useTranslation('vacancy-filling');
  const { t: texts } = useTranslation('vacancy-mails');
  const { names } = useMailTexts();
  if (mails === undefined) return <p className="text-third">{t('letter.nothing')}</p>;
  const { kind, people, count } = mails;
  const isLocked = ownWords?.is_allowed === false;
  const reader = people.find(({ id }) => id === readerId);
  const writtenWords = words.wordsOf(kind);
  // Saved words would be there for all of them.
  const hasNone = (person: (typeof people)[number]) =>
    (words.people[person.id] ?? writtenWords?.[person.language] ?? letter.data?.words ?? '') === '';
  const without = kind === 'after_interview' ? people.filter((person) => hasNone(person)) : [];
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{texts(`kinds.${kind}`)}</h3>
      {isLocked && <WordsLocked minFinished={ownWords.min_finished} />}
      <Letter
        letter={letter}
        aside={<ReaderChoice people={people} readerId={readerId} onChange={onReader} />}
        words={words.text}
        onWords={words.write}
        isLocked={isLocked}
      />
      <WordsScope words={words} name={reader?.name} count={count} />
      <p className="text-sm text-pretty text-third">
        {t('letter.noReason')}{' '}
        {!isLocked &&
          without.length > 0 &&
          t('mails.emptyWords', { count: without.length, names: names(without) })}
      </p>
    </section>
  );
}
