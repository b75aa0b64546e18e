import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { ShownDraft } from '../use-draft.ts';

/**
 * "Draft from 10:42 · Discard", with the date when it is older than a day. It takes its space before there is a draft:
 * a button below that moves while the pointer approaches it is missed.
 */
export function DraftLine({ draft: { at, discard } }: { readonly draft: ShownDraft }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [today] = useState(() => new Date().toDateString());
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The line disappears with the draft. Without focus inside, the dialog would not receive Escape.
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
