import { findTypedMention } from '@quint/domain/people/mentions.ts';
import { textMatcher } from '@quint/domain/base/search-text.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#lib/announce.ts';
import { cx } from '#lib/class-names.ts';
import { TextArea, type FieldKey, type TextAreaProps } from './field.tsx';

const MOST_OFFERED = 6;

/** A person who can be mentioned. */
export interface Mentionable {
  readonly id: string;
  readonly name: string;
  /** A second line with secondary text. */
  readonly note?: string | undefined;
}

interface MentionAreaProps extends Omit<TextAreaProps, 'inputRef' | 'onKeyDown' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly people: readonly Mentionable[];
  /** Called with each person who is chosen from the list. */
  readonly onMention: (person: Mentionable) => void;
}

/** The mention that is being written, with those who match it. `start` is the position of its @. */
interface Offer {
  readonly start: number;
  readonly people: readonly Mentionable[];
}

function findOffer(text: string, caret: number, people: readonly Mentionable[]): Offer | undefined {
  const typed = findTypedMention(text, caret);
  if (typed === undefined) return undefined;
  const isMatch = textMatcher(typed.query);
  const matches = people
    .filter(({ name }) => name !== typed.query && (typed.query.trim() === '' || isMatch(name)))
    .slice(0, MOST_OFFERED);
  return matches.length === 0 ? undefined : { start: typed.start, people: matches };
}

/**
 * A text area that offers people after an @. The focus stays in the text: the arrows move in the list, Enter and Tab
 * choose, Escape closes it. A text area cannot be a combo box in HTML, so the number of people is announced.
 */
export function MentionArea({ people, onMention, value, onChange, onBlur, ...props }: MentionAreaProps) {
  const { t } = useTranslation();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const caretAfterChoice = useRef<number>(undefined);
  const [offer, setOffer] = useState<Offer>();
  const [active, setActive] = useState(0);
  const count = offer?.people.length ?? 0;
  const isOpen = count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => (isOpen ? announce(t('field.mentions', { count })) : undefined), [isOpen, count, t]);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, count]);
  useLayoutEffect(() => {
    const caret = caretAfterChoice.current;
    if (caret === undefined) return;
    caretAfterChoice.current = undefined;
    area.current?.setSelectionRange(caret, caret);
  }, [value]);
  const write = (text: string) => {
    onChange(text);
    setOffer(findOffer(text, area.current?.selectionStart ?? text.length, people));
    setActive(0);
  };
  const choose = (person: Mentionable | undefined) => {
    setOffer(undefined);
    const caret = area.current?.selectionStart ?? value.length;
    const typed = findTypedMention(value, caret);
    if (person === undefined || typed === undefined) return;
    const rest = value.slice(caret);
    const inserted = `@${person.name}${/^\s/.test(rest) ? '' : ' '}`;
    caretAfterChoice.current = typed.start + person.name.length + 2;
    onMention(person);
    onChange(value.slice(0, typed.start) + inserted + rest);
    area.current?.focus();
  };
  const takeKey = (event: FieldKey) => {
    if (offer === undefined || event.nativeEvent.isComposing) {
      event.continuePropagation();
      return;
    }
    const { key } = event;
    if (key === 'ArrowDown') setActive((active + 1) % count);
    else if (key === 'ArrowUp') setActive((active + count - 1) % count);
    else if (key === 'Enter' || key === 'Tab') choose(offer.people[active]);
    else if (key === 'Escape') setOffer(undefined);
    else {
      if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'End') setOffer(undefined);
      return;
    }
    event.preventDefault();
  };
  return (
    <div className="relative">
      <TextArea
        {...props}
        value={value}
        onChange={write}
        onBlur={() => {
          setOffer(undefined);
          onBlur?.();
        }}
        onKeyDown={takeKey}
        inputRef={area}
        list={{
          'aria-autocomplete': 'list',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen ? optionId(active) : undefined,
        }}
      />
      {offer !== undefined && (
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t('field.mentionList')}
          className="absolute inset-x-0 top-full z-20 mt-1 max-w-[360px] rounded-md border border-line bg-raised p-1 shadow-soft"
        >
          {offer.people.map((person, index) => (
            <li
              key={person.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={cx(
                'flex min-h-9 cursor-default flex-col justify-center rounded-sm px-2.5 py-1.5 forced-colors:aria-selected:outline-2',
                index === active && 'bg-mute',
              )}
              // The focus stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(person)}
              onKeyDown={(event) => event.key === 'Enter' && choose(person)}
            >
              <span translate="no" className="wrap-anywhere">
                {person.name}
              </span>
              {person.note !== undefined && <span className="text-xs text-third">{person.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
