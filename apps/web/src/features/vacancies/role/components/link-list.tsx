import { Link, type LinkProps } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Combo } from '#ui/combo.tsx';

export interface LinkedRecord {
  /** The key of the link. */
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly to?: LinkProps | undefined;
}

interface LinkListProps {
  readonly label: string;
  readonly linkedRecords: readonly LinkedRecord[];
  /** Undefined where links can only be read. */
  readonly onRemove: ((id: string) => void) | undefined;
  /** The records that can be added; undefined when there are none. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly onAdd: (value: string) => void;
}

/** The records linked to a record, one per line, with a field that adds others. */
export function LinkList({ label, linkedRecords, onRemove, options, onAdd }: LinkListProps) {
  const { t } = useTranslation('records');
  const frame = useRef<HTMLDivElement>(null);
  // Resets the field with a new key after each selection; the focus stays there, also when a line is removed.
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) frame.current?.querySelector('input')?.focus();
  }, [round]);
  return (
    <div ref={frame} className="flex flex-col gap-3">
      {linkedRecords.length > 0 && (
        <ul aria-label={label}>
          {linkedRecords.map(({ id, name, note, to }) => (
            <li key={id} className="flex min-h-10 items-center gap-3 border-t border-line first:border-t-0">
              <span className="flex min-w-0 flex-1 flex-col py-1.5">
                {to === undefined ? (
                  <span className="font-medium wrap-anywhere">{name}</span>
                ) : (
                  <Link {...to} className="w-fit font-medium wrap-anywhere hover:underline">
                    {name}
                  </Link>
                )}
                {note !== undefined && note !== '' && <span className="text-xs text-third">{note}</span>}
              </span>
              {onRemove !== undefined && (
                <Button
                  kind="icon"
                  size="sm"
                  aria-label={t('removeNamed', { name })}
                  onPress={() => {
                    onRemove(id);
                    setRound(round + 1);
                  }}
                >
                  <X aria-hidden="true" className="size-4" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {options !== undefined && (
        <Combo
          key={round}
          label={label}
          hideLabel
          options={options}
          value={null}
          onChange={(value) => {
            if (value === null) return;
            onAdd(value);
            setRound(round + 1);
          }}
        />
      )}
    </div>
  );
}
