import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readKey, type KeyMeaning } from './model/answer-keys.ts';
import type { Choice } from './components/answer-options.tsx';

/** Enter or Space this soon after a change of statement was meant for the previous one. */
const IGNORE_KEYS_AFTER_CHANGE_MS = 400;

/** A statement with its boxes, and the handlers of its keys and presses. */
export interface StatementCard {
  readonly choices: readonly Choice[];
  /** The current answer. */
  readonly value: number | undefined;
  /** Called when a box of this statement was selected as the answer. */
  readonly onAnswer: (value: number) => void;
  /** Called when a digit was typed: it answers the first statement of this burst without a digit. */
  readonly onType: (value: number) => void;
  /** Called when another box was selected without answering. */
  readonly onStay: () => void;
  readonly onNext: () => void;
  /** Goes back to the statement answered last, which may still be this one. */
  readonly onTakeBack: () => void;
}

export interface ItemCardProps extends StatementCard {
  readonly text: string;
  readonly number: number;
  readonly total: number;
  /** Explains why only unanswered items are shown. */
  readonly notice: string | undefined;
  /** Undefined on the first item. */
  readonly onBack: (() => void) | undefined;
}

function isWithModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.altKey || event.metaKey;
}

/** The box from which an event of the group came; undefined for the group itself. */
function boxOf(event: KeyboardEvent): number | undefined {
  return event.target instanceof HTMLInputElement ? Number(event.target.value) : undefined;
}

/** The key, or the value of which it is the second key. */
function keyOf({ key }: KeyboardEvent, choices: readonly Choice[]): string {
  const other = choices.find(({ otherKey }) => otherKey === key);
  return other === undefined ? key : String(other.value);
}

function preventSpaceClick(event: KeyboardEvent): void {
  if (event.key === ' ' && boxOf(event) !== undefined) event.preventDefault();
}

/** Focuses the statement: its selected box, or the statement itself. */
function useFocus(selectedValue: number | undefined) {
  const group = useRef<HTMLFieldSetElement>(null);
  const shownAt = useRef(0);
  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, []);
  // In a layout effect, because a key pressed before it would not reach the statement.
  useLayoutEffect(() => {
    const target = group.current?.querySelector<HTMLInputElement>('input:checked') ?? group.current;
    target?.focus({ preventScroll: true });
  }, [selectedValue]);
  return { group, isIgnoringKeys: () => performance.now() - shownAt.current < IGNORE_KEYS_AFTER_CHANGE_MS };
}

/** Selection, keys and focus of a statement. The statement keeps the focus until a box is selected. */
export function useItemCard(props: StatementCard) {
  const { value, choices, onAnswer, onNext, onType, onStay, onTakeBack } = props;
  // Selected by arrow or Space, but not answered yet.
  const [pendingValue, setPendingValue] = useState<number>();
  const [isChoiceMissing, setIsChoiceMissing] = useState(false);
  const selectedValue = pendingValue ?? value;
  const { group, isIgnoringKeys } = useFocus(selectedValue);
  const decide = (choice: number, notify: (value: number) => void) => {
    setPendingValue(undefined);
    setIsChoiceMissing(false);
    notify(choice);
  };
  const confirm = () => {
    if (selectedValue === undefined) return setIsChoiceMissing(true);
    if (selectedValue !== value) onAnswer(selectedValue);
    onNext();
  };
  const select = (choice: number) => {
    setPendingValue(choice);
    setIsChoiceMissing(false);
    onStay();
  };
  const follow = (meaning: KeyMeaning) => {
    if (meaning.kind === 'answer') decide(meaning.value, onType);
    else if (meaning.kind === 'select') select(meaning.value);
    else if (meaning.kind === 'confirm') confirm();
    else onTakeBack();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focusedValue = boxOf(event);
    const isPress = event.key === 'Enter' || event.key === ' ';
    // By default browsers turn Space on a box into a click.
    if (event.key === ' ' && focusedValue !== undefined) event.preventDefault();
    if (isWithModifier(event) || (event.repeat && !event.key.startsWith('Arrow'))) return;
    if (isPress && isIgnoringKeys()) return;
    const values = choices.map((choice) => choice.value);
    const meaning = readKey(keyOf(event, choices), { values, selectedValue, focusedValue });
    if (meaning === undefined) return;
    // Without a box to confirm, Space scrolls the page.
    if (meaning.kind !== 'confirm') event.preventDefault();
    follow(meaning);
  };
  return {
    group,
    selected: selectedValue,
    isChoiceMissing,
    choose: (choice: number) => decide(choice, onAnswer),
    confirm,
    onKeyDown,
    onKeyUp: preventSpaceClick,
  };
}
