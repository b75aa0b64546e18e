import { splitMentions } from '@quint/domain/people/mentions.ts';

interface NoteTextProps {
  readonly text: string;
  /** The names of those whom the note mentions, as it is written. */
  readonly names: readonly string[];
}

/** A note as plain text with the mentions emphasised. */
export function NoteText({ text, names }: NoteTextProps) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap text-second">
      {splitMentions(text, names).map((part, index) =>
        part.name === undefined ? (
          part.text
        ) : (
          <strong key={String(index)} translate="no" className="font-semibold text-lila-strong">
            {part.text}
          </strong>
        ),
      )}
    </p>
  );
}
