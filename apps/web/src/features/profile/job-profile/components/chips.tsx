import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

interface Chip {
  readonly id: string;
  readonly label: string;
  /** Secondary text after the label. */
  readonly note?: string | undefined;
}

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onRemove: (id: string) => void;
}

/** Selected values, each with a remove button; removing moves the focus to the next one. */
export function Chips({ label, chips, onRemove }: ChipsProps) {
  const { t } = useTranslation('job-profile');
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, at: number) => {
    flushSync(() => onRemove(id));
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[at] ?? buttons[buttons.length - 1];
    next?.focus();
  };
  if (chips.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {chips.map((chip, at) => (
        <li
          key={chip.id}
          className="flex min-w-0 items-center gap-1 rounded-full bg-mute py-0.5 pr-0.5 pl-3 text-sm font-medium"
        >
          <span className="min-w-0 wrap-anywhere">
            {chip.label}
            {chip.note !== undefined && <span className="font-normal text-second"> {chip.note}</span>}
          </span>
          <span className="max-md:[&_button]:size-11">
            <Button
              kind="icon"
              size="xs"
              aria-label={t('remove', { name: chip.label })}
              onPress={() => remove(chip.id, at)}
            >
              <X aria-hidden="true" className="size-3.5" />
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
