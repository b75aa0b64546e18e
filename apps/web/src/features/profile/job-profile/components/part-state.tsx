import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/spinner.tsx';
import type { PartState as State } from '../model/part-state.ts';

/** The saving state of a part in one word; empty after a failure, which has its own line. */
export function PartState({ state }: { readonly state: State }) {
  const { t } = useTranslation('job-profile');
  if (state === 'failed') return null;
  if (state === 'savedNow') {
    return (
      <span className="inline-flex items-center gap-1.5 rounded-full bg-strong-soft px-2.5 py-1 text-xs font-semibold whitespace-nowrap text-strong-text">
        <Check aria-hidden="true" className="size-3.5" />
        {t('state.savedNow')}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-third">
      {state === 'saving' && <Spinner />}
      {state === 'saved' && <Check aria-hidden="true" className="size-3.5" />}
      {state === 'waiting' && <Clock aria-hidden="true" className="size-3.5" />}
      {t(`state.${state}`)}
    </span>
  );
}
