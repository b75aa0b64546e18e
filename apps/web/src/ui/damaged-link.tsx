import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLinkTexts } from '#lib/link-problems.ts';
import { EmptyState } from './empty-state.tsx';

/** The page for a link whose token cannot be parsed. */
export function DamagedLink({ action }: { readonly action?: ReactNode }) {
  const { title, text } = useLinkTexts('damaged');
  return (
    <output className="block">
      <EmptyState
        level={1}
        icon={<Unlink aria-hidden="true" className="size-6" />}
        title={title}
        text={text}
        action={action}
      />
    </output>
  );
}
