import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { areLettersOn, isSearchKey } from '#lib/shortcuts.ts';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The search field of a list page. `/` focuses it from anywhere on the page, Escape clears it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const latestClear = useRef(clear);
  useEffect(() => {
    latestClear.current = clear;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target === input.current) {
        if (event.key === 'Escape' && input.current?.value !== '') latestClear.current();
      } else if (isSearchKey(event)) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <TextField
      // Not type="search", whose own clear button would be beside ours.
      label={label}
      hideLabel
      placeholder={label}
      inputRef={input}
      value={value}
      onChange={onChange}
      before={<Search aria-hidden="true" className="size-4" />}
      after={
        value === '' ? (
          areLettersOn() && (
            <kbd
              aria-hidden="true"
              className="pointer-events-none mr-2 rounded-[4px] border border-line px-1.5 font-sans text-xs text-third max-md:hidden"
            >
              /
            </kbd>
          )
        ) : (
          <Button kind="icon" size="sm" aria-label={t('action.clear')} onPress={clear}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        )
      }
    />
  );
}
