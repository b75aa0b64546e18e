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
  const mention = findTypedMention(text, caret);
  if (mention === undefined) return undefined;
  const isMatch = textMatcher(mention.query);
  const matches = people
    .filter(({ name }) => name !== mention.query && (mention.query.trim() === '' || isMatch(name)))
    .slice(0, MOST_OFFERED);
  return matches.length === 0 ? undefined : { start: mention.start, people: matches };
}

interface MentionOptionProps {
  readonly id: string;
  readonly person: Mentionable;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onChoose: () => void;
}

function MentionOption({ id, person, isActive, onActive, onChoose }: MentionOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text area handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a list controlled by a text field
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={cx(
        'flex min-h-9 cursor-default flex-col justify-center rounded-sm px-2.5 py-1.5 forced-colors:aria-selected:outline-2',
        isActive && 'bg-mute',
      )}
      // The focus stays in the text.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onActive}
      onClick={onChoose}
    >
      <span translate="no" className="wrap-anywhere">
        {person.name}
      </span>
      {person.note !== undefined && <span className="text-xs text-third">{person.note}</span>}
    </div>
  );
}

/**
 * A text area that offers people after an @. The focus stays in the text: the arrows move in the list, Enter and Tab
 * choose, Escape closes it. A text area cannot be a combo box in HTML, so the number of people is announced.
 */
export function MentionArea({ people, onMention, value, onChange, onBlur, ...props }: MentionAreaProps) {
  const { t } = useTranslation();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
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
    const mention = findTypedMention(value, caret);
    if (person === undefined || mention === undefined) return;
    const textAfter = value.slice(caret);
    const insertion = `@${person.name}${/^\s/.test(textAfter) ? '' : ' '}`;
    caretAfterChoice.current = mention.start + person.name.length + 2;
    onMention(person);
    onChange(value.slice(0, mention.start) + insertion + textAfter);
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
        <div
          ref={list}
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a list controlled by a text field
          role="listbox"
          aria-label={t('field.mentionList')}
          className="absolute inset-x-0 top-full z-20 mt-1 max-w-[360px] rounded-md border border-line bg-raised p-1 shadow-soft"
        >
          {offer.people.map((person, index) => (
            <MentionOption
              key={person.id}
              id={optionId(index)}
              person={person}
              isActive={index === active}
              onActive={() => setActive(index)}
              onChoose={() => choose(person)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
