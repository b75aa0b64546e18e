export interface Choice {
  readonly value: number;
  readonly label: string;
}

interface AnswerOptionsProps {
  readonly choices: readonly Choice[];
  readonly selected: number | undefined;
  readonly onChoose: (value: number) => void;
}

const CARD =
  'relative flex min-h-14 items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-2.5 font-semibold transition-colors ' +
  'hover:border-lila has-checked:border-lila has-checked:bg-lila-soft ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-2 ' +
  'md:min-h-[110px] md:flex-col md:gap-2 md:px-3 md:pt-[18px] md:pb-4 md:text-center';
// While the statement has the focus, its answer keys are marked instead of a box.
const NUMBER =
  'grid size-[26px] shrink-0 place-items-center rounded-md bg-mute text-xs tabular-nums text-second transition-colors ' +
  'group-has-checked/box:bg-lila group-has-checked/box:text-on-lila group-has-checked/box:shape-selected ' +
  'group-focus-visible/statement:outline-2 group-focus-visible/statement:outline-offset-2 group-focus-visible/statement:outline-focus';

/**
 * Native radios styled as cards. A tap, a click or a screen reader's press chooses; keys are handled by the group
 * around them, so a click from the keyboard never arrives here.
 */
export function AnswerOptions({ choices, selected, onChoose }: AnswerOptionsProps) {
  return (
    <div className="grid gap-2.5 md:grid-cols-4 md:gap-3">
      {choices.map(({ value, label }) => (
        <label key={value} className={`group/box ${CARD}`}>
          <input
            type="radio"
            name="answer"
            value={value}
            checked={selected === value}
            onChange={() => onChoose(value)}
            // The selected box does not change, but pressing it is an answer.
            onClick={() => {
              if (selected === value) onChoose(value);
            }}
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
