import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { ShownDraft } from '../use-draft.ts';

/** "Draft from 10:42 · Discard"; of an earlier day with its date. */
export function DraftLine({ draft: { at, discard } }: { readonly draft: ShownDraft }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [today] = useState(() => new Date().toDateString());
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The line goes with the draft, and the focus would go with it: in a dialog Escape would no longer be heard.
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
    discard();
  };
  if (at === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-third">
      <span>
        {t('draft.from', { time: format.date(at, at.toDateString() === today ? 'time' : 'dateTime') })}
      </span>
      <span aria-hidden="true">·</span>
      <button type="button" className="link finger min-h-6" onClick={press}>
        {t('draft.discard')}
      </button>
    </p>
  );
}
