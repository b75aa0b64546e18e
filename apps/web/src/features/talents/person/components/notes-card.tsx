import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notesQuery } from '#features/people/notes/api.ts';
import { NotesPanel } from '#features/people/notes/components/notes-panel.tsx';
import { listenForLetters } from '#lib/shortcuts.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

/** The key that focuses the field for a new note. */
const LETTER = 'n';

interface NotesCardProps {
  readonly talentId: string;
  /** The name as the reader may see it. */
  readonly name: string;
}

/** All notes about a person, with a field for one that only administrators read, focused by `n`. */
export function NotesCard({ talentId, name }: NotesCardProps) {
  const { t } = useTranslation('notes');
  const count = useQuery(notesQuery({ talentId })).data?.notes.length ?? 0;
  const card = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      listenForLetters((letter) => {
        const field = card.current?.querySelector('textarea');
        if (letter !== LETTER || field === null || field === undefined) return false;
        field.focus();
        return true;
      }),
    [],
  );
  return (
    <div ref={card}>
      <Card
        title={
          <span className="inline-flex items-center gap-2">
            {t('title')}
            {count > 0 && <Badge>{count}</Badge>}
          </span>
        }
      >
        <NotesPanel place={{ talentId }} name={name} letter={LETTER} isInCard />
      </Card>
    </div>
  );
}
