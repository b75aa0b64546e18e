export interface Choice {
  readonly value: number;
  readonly label: string;
  /** A second key for this box, in addition to its value. */
  readonly otherKey?: string;
}

interface AnswerOptionsProps {
  readonly choices: readonly Choice[];
  readonly selectedValue: number | undefined;
  readonly onChoose: (value: number) => void;
}

const CARD =
  'group/box relative flex items-center rounded-lg border border-line bg-surface px-4 transition-colors ' +
  'hover:border-lila has-checked:border-lila has-checked:bg-lila-soft ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-2';
const LOOK = {
  /** A box of the scale, side by side with the others. */
  box: 'min-h-14 gap-3.5 py-2.5 font-semibold md:min-h-[110px] md:flex-col md:gap-2 md:px-3 md:pt-[18px] md:pb-4 md:text-center',
  /** An answer outside the scale, in its own line. */
  line: 'min-h-11 gap-3.5 py-1.5 text-second md:justify-center',
} as const;
// While the statement has the focus, the answer keys are highlighted instead of a box.
const NUMBER =
  'grid size-[26px] shrink-0 place-items-center rounded-md bg-mute text-xs tabular-nums text-second transition-colors ' +
  'group-has-checked/box:bg-lila group-has-checked/box:text-on-lila group-has-checked/box:shape-selected ' +
  'group-focus-visible/statement:outline-2 group-focus-visible/statement:outline-offset-2 group-focus-visible/statement:outline-focus';

interface AnswerBoxProps {
  readonly choice: Choice;
  readonly isSelected: boolean;
  readonly onChoose: (value: number) => void;
  readonly look?: keyof typeof LOOK;
}

/**
 * A native radio styled as a card. It handles taps, clicks and presses of a screen reader; the group around it handles
 * keys, so that a click from the keyboard never arrives here.
 */
export function AnswerBox({ choice: { value, label }, isSelected, onChoose, look = 'box' }: AnswerBoxProps) {
  return (
    <label className={`${CARD} ${LOOK[look]}`}>
      <input
        type="radio"
        name="answer"
        value={value}
        checked={isSelected}
        onChange={() => onChoose(value)}
        // Pressing the selected box is an answer, although it does not change.
        onClick={() => {
          if (isSelected) onChoose(value);
        }}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
      />
      <span aria-hidden="true" className={NUMBER}>
        {value}
      </span>
      <span className="text-md md:text-base">{label}</span>
    </label>
  );
}

/** The boxes of a statement in the survey. */
export function AnswerOptions({ choices, selectedValue, onChoose }: AnswerOptionsProps) {
  return (
    <div className="grid gap-2.5 md:grid-cols-4 md:gap-3">
      {choices.map((choice) => (
        <AnswerBox
          key={choice.value}
          choice={choice}
          isSelected={selectedValue === choice.value}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
