import { useQuery } from '@tanstack/react-query';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { decidersQuery } from '../api.ts';
import { toNameOf } from '../model/names.ts';
import { useDecidersSentence } from '../use-deciders-sentence.ts';

const fetchSheet = async () => {
  const [sheet] = await Promise.all([import('./deciders-sheet.tsx'), loadPhrases('people')]);
  return sheet.DecidersSheet;
};
const DecidersSheet = onDemand(fetchSheet);

/** At most this many people are shown; the sentence beside them counts the others. */
const FACES_SHOWN = 3;

/** Who decides about a role: initials and a sentence, which open the list. The page loads the phrases `deciders`. */
export function DecidersControl({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('deciders');
  const { data: deciders } = useQuery(decidersQuery(roleId));
  const toSentence = useDecidersSentence();
  const [isOpen, setOpen] = useState(false);
  if (deciders === undefined) return null;
  const toName = toNameOf(t('unnamed'));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="finger flex min-h-9 max-w-full items-center gap-2.5 rounded-md px-1.5 text-left max-md:-ml-1.5 max-md:basis-full text-second transition-colors hover:bg-mute hover:text-ink"
        onClick={() => setOpen(true)}
      >
        {deciders.length > 0 && (
          <span className="flex shrink-0 -space-x-1.5">
            {deciders.slice(0, FACES_SHOWN).map((decider) => (
              <span key={decider.id} className="rounded-full ring-2 ring-surface">
                <Avatar name={toName(decider)} size="sm" />
              </span>
            ))}
          </span>
        )}
        <span className="min-w-0 text-pretty wrap-anywhere">{toSentence(deciders)}</span>
      </button>
      {isOpen && <DecidersSheet roleId={roleId} onClose={() => setOpen(false)} />}
    </>
  );
}
