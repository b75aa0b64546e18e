import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { ShownDraft } from '../use-draft.ts';

/**
 * "Draft from 10:42 · Discard"; of an earlier day with its date. Its room is kept before there is a draft: it appears
 * while the pointer is on its way to what stands below, and a button that moves away under it is not pressed.
 */
export function DraftLine({ draft: { at, discard } }: { readonly draft: ShownDraft }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [today] = useState(() => new Date().toDateString());
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The line goes with the draft, and the focus would go with it: in a dialog Escape would no longer be heard.
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
    discard();
  };
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-1.5 text-sm text-third">
      {at !== undefined && (
        <>
          <span>
            {t('draft.from', { time: format.date(at, at.toDateString() === today ? 'time' : 'dateTime') })}
          </span>
          <span aria-hidden="true">·</span>
          <button type="button" className="link finger min-h-6" onClick={press}>
            {t('draft.discard')}
          </button>
        </>
      )}
    </p>
  );
}
