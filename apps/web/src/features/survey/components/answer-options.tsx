import { useRef, type KeyboardEvent } from 'react';

export interface Choice {
  readonly value: number;
  readonly label: string;
}

interface AnswerOptionsProps {
  readonly choices: readonly Choice[];
  readonly selected: number | undefined;
  /** The selection moved, nothing is decided yet. */
  readonly onMove: (value: number) => void;
  /** This is the answer. */
  readonly onChoose: (value: number) => void;
  /** Undefined where there is nothing before. */
  readonly onBack: (() => void) | undefined;
}

const ARROWS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

const CARD =
  'relative flex min-h-14 items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-2.5 font-semibold transition-colors ' +
  'hover:border-lila has-checked:border-lila has-checked:bg-lila-soft ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-2 ' +
  'md:min-h-[110px] md:flex-col md:gap-2 md:px-3 md:pt-[18px] md:pb-4 md:text-center';
const NUMBER =
  'grid size-[26px] shrink-0 place-items-center rounded-md bg-mute text-xs tabular-nums text-second transition-colors ' +
  'group-has-checked:bg-lila group-has-checked:text-on-lila group-has-checked:shape-selected';

/** What a key on a radio means; undefined leaves it to the browser. */
function readKey(event: KeyboardEvent, own: number, props: AnswerOptionsProps): (() => void) | undefined {
  const { choices, selected, onChoose, onBack } = props;
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const digit = choices.find(({ value }) => String(value) === event.key);
  if (digit !== undefined) return () => onChoose(digit.value);
  if (event.key === 'Backspace') return onBack;
  // A radio that is checked already is silent on Space, and every radio is on Enter.
  const isConfirmed = event.key === 'Enter' || (event.key === ' ' && selected === own);
  return isConfirmed ? () => onChoose(own) : undefined;
}

/**
 * Native radios drawn as cards. A tap, a click, Space, Enter or the digit of a card answers; the arrow keys only move
 * the selection, so that somebody reading the choices with them does not answer by accident.
 */
export function AnswerOptions(props: AnswerOptionsProps) {
  const { choices, selected, onMove, onChoose } = props;
  const isMovedByArrow = useRef(false);
  const forgetArrow = () => {
    isMovedByArrow.current = false;
  };
  const onKeyDown = (event: KeyboardEvent, own: number) => {
    isMovedByArrow.current = ARROWS.has(event.key);
    const act = readKey(event, own, props);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="grid gap-2.5 md:grid-cols-4 md:gap-3">
      {choices.map(({ value, label }) => (
        <label key={value} className={`group ${CARD}`}>
          <input
            type="radio"
            name="answer"
            value={value}
            checked={selected === value}
            onChange={() => onMove(value)}
            onClick={() => {
              if (!isMovedByArrow.current) onChoose(value);
              forgetArrow();
            }}
            onPointerDown={forgetArrow}
            onKeyDown={(event) => onKeyDown(event, value)}
            onKeyUp={forgetArrow}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
          />
          <span aria-hidden="true" className={NUMBER}>
            {value}
          </span>
          <span className="text-md md:text-base">{label}</span>
        </label>
      ))}
    </div>
  );
}
