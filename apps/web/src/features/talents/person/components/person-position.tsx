import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPosition } from '#features/base/records/use-list-position.ts';
import { listenForLetters } from '#lib/shortcuts.ts';
import { Button } from '#ui/button.tsx';

interface PersonPositionProps {
  readonly position: ListPosition;
  /** The path of another person of the list. */
  readonly pathOf: (id: string) => string;
}

function Key({ children }: { readonly children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="rounded-[6px] border border-line bg-surface px-1.5 text-xs text-third max-md:hidden"
    >
      {children}
    </kbd>
  );
}

/** The position of the person in the list of origin, with links to the neighbours and the keys j and k. */
export function PersonPosition({ position, pathOf }: PersonPositionProps) {
  const { t } = useTranslation('record');
  const navigate = useNavigate();
  const { previous, next, name, total, position: ordinal } = position;
  useEffect(() => {
    const go = (id: string | undefined) => {
      if (id !== undefined) void navigate({ to: pathOf(id), replace: true });
      return id !== undefined;
    };
    return listenForLetters((letter) => (letter === 'j' ? go(next) : letter === 'k' ? go(previous) : false));
  }, [navigate, pathOf, previous, next]);
  const step = (id: string | undefined, label: string, icon: React.ReactNode) => (
    <span className="md:*:size-8 md:*:rounded-full md:*:border md:*:border-line md:*:bg-surface">
      <Button
        kind="icon"
        aria-label={label}
        disabled={id === undefined}
        onPress={() => {
          if (id !== undefined) void navigate({ to: pathOf(id), replace: true });
        }}
      >
        {icon}
      </Button>
    </span>
  );
  return (
    <div className="flex items-center gap-2 text-sm text-third max-md:gap-0">
      <span className="max-w-[32ch] truncate max-md:hidden">{name}</span>
      <span className="whitespace-nowrap tabular-nums max-md:px-1 md:font-semibold md:text-ink">
        {t('position.of', { position: ordinal, total })}
      </span>
      {step(
        previous,
        t('position.previous'),
        <ChevronUp aria-hidden="true" className="size-4 max-md:size-5" />,
      )}
      {step(next, t('position.next'), <ChevronDown aria-hidden="true" className="size-4 max-md:size-5" />)}
      <Key>K</Key>
      <Key>J</Key>
    </div>
  );
}
