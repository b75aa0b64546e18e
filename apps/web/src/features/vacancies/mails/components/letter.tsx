import type { MailPreview } from '@quint/contract/vacancies/mails.ts';
import { OWN_WORDS_MAX_CHARACTERS } from '@quint/domain/vacancies/mails.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextArea } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface LetterProps {
  readonly letter: UseQueryResult<MailPreview>;
  /** Beside sender and reader: the choice of the reader. */
  readonly aside?: ReactNode;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** The workspace may not use own words yet. */
  readonly isLocked: boolean;
}

/** The fixed text of a mail. */
function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  // A mail may repeat a paragraph.
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a text keep their order
    <p key={index} className="whitespace-pre-line text-pretty">
      {text}
    </p>
  ));
}

/** A mail as its reader gets it. Only the own words are a field; the text around them is fixed. */
export function Letter({ letter, aside, words, onWords, isLocked }: LetterProps) {
  const { t } = useTranslation('vacancy-mails');
  const { data, error, isError, isPlaceholderData, refetch } = letter;
  if (isError) return <NotLoaded title={t('letter.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-96 w-full" />;
  const { frame, from, to, subject } = data;
  return (
    <article
      aria-label={t('letter.label')}
      aria-busy={isPlaceholderData}
      className={cx(
        'overflow-hidden rounded-lg border border-line bg-surface transition-opacity',
        isPlaceholderData && 'opacity-60',
      )}
    >
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-canvas px-4 py-3">
        <Avatar name={from} />
        <p className="min-w-0 flex-1 basis-40 text-sm text-second">
          <span className="block wrap-anywhere text-ink">{t('letter.from', { from })}</span>
          {to === null ? t('letter.toSample') : t('letter.to', { name: to })}
        </p>
        {aside}
      </header>
      <div className="flex flex-col gap-3 px-4 py-4">
        <h3 className="text-md font-semibold wrap-anywhere">
          <span className="sr-only">{t('letter.subject', { subject: '' })}</span>
          {subject}
        </h3>
        <p>{frame.title}</p>
        <Paragraphs texts={frame.before} />
        <div className="-mx-2 flex flex-col gap-1 rounded-md border border-lila bg-selected p-2">
          <TextArea
            label={t('letter.words')}
            hint={t('letter.optional')}
            rows={3}
            maxLength={OWN_WORDS_MAX_CHARACTERS}
            value={words}
            disabled={isLocked}
            onChange={onWords}
          />
        </div>
        <Paragraphs texts={frame.after} />
        {frame.button !== null && (
          <p className="text-sm text-third">{t('letter.button', { label: frame.button })}</p>
        )}
      </div>
    </article>
  );
}
