import { useEffect, useState } from 'react';
import { isSame } from '#features/records/model/conflicts.ts';
import { isAlike, useDraftKeeper, type Leaving, type ShownDraft } from '#features/records/use-draft.ts';
import { hasWords, type Assigned, type InviteOptions } from './model/options.ts';
import { isBlank, restorePeople, storePeople, type People, type StoredPerson } from './model/people.ts';

/** A list that was begun and not sent. */
interface InviteDraft {
  readonly people: readonly StoredPerson[];
  readonly options: InviteOptions;
  readonly pasted: string;
}

const PERSON: StoredPerson = { first_name: '', last_name: '', email: '', phone: '', isUnsure: false };

function readDraft(value: unknown, usual: InviteOptions): InviteDraft | undefined {
  const model = { people: [], options: usual, pasted: '' };
  if (typeof value !== 'object' || value === null || !isAlike(value, model)) return undefined;
  const draft = value as InviteDraft;
  return draft.people.every((person) => isAlike(person, PERSON)) ? draft : undefined;
}

function isBegun({ rows, options, pasted }: InviteInput): boolean {
  if (rows.some((row) => !isBlank(row)) || pasted.trim() !== '') return true;
  return Object.values(options.words).some(hasWords);
}

interface InviteInput {
  readonly rows: People;
  readonly options: InviteOptions;
  readonly pasted: string;
}

function toDraft({ rows, options, pasted }: InviteInput): InviteDraft {
  return { people: storePeople(rows), options, pasted };
}

/** The draft of the list for these roles and teams: what was found of it, and where to put it. */
export function useInviteDraft(assigned: Assigned, usual: InviteOptions) {
  const place = [...assigned.roles, ...assigned.teams].join('+');
  const { found, at, keeper } = useDraftKeeper(`invite/${place}`);
  const [kept] = useState(() => readDraft(found?.value, usual));
  const [rows] = useState(() => (kept === undefined ? undefined : restorePeople(kept.people)));
  return {
    start: { rows, options: kept?.options ?? usual, pasted: kept?.pasted ?? '' },
    at,
    keeper,
  };
}

/** Keeps the list while it is filled in, and knows whether it was changed since the page was opened. */
export function useKeptInvite(
  { at, keeper }: Pick<ReturnType<typeof useInviteDraft>, 'at' | 'keeper'>,
  { rows, options, pasted }: InviteInput,
  onDiscard: () => void,
): { readonly draft: ShownDraft; readonly leaving: Leaving } {
  const input = { rows, options, pasted };
  const [opened] = useState(() => toDraft(input));
  useEffect(() => {
    const now = { rows, options, pasted };
    keeper.keep(isBegun(now) ? toDraft(now) : undefined);
  }, [keeper, rows, options, pasted]);
  return {
    draft: { at, discard: onDiscard },
    leaving: {
      isUnsaved: () => isBegun(input) && !isSame(toDraft(input), opened),
      keep: () => (keeper.flush() ? 'kept' : 'noStorage'),
      discard() {
        onDiscard();
        keeper.keep(undefined);
      },
    },
  };
}
