import { useEffect, useState } from 'react';
import { isSame } from '#features/base/records/model/conflicts.ts';
import {
  isAlike,
  useDraftStore,
  type LeaveActions,
  type ShownDraft,
} from '#features/base/records/use-draft.ts';
import { hasCustomText, type Assignment, type InviteOptions } from './model/options.ts';
import { isBlank, restorePeople, storePeople, type People, type StoredPerson } from './model/people.ts';

/** A list that was started and not sent. */
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

function isBegun({ rows, options, pastedText }: InviteInput): boolean {
  if (rows.some((row) => !isBlank(row)) || pastedText.trim() !== '') return true;
  return Object.values(options.words).some(hasCustomText);
}

interface InviteInput {
  readonly rows: People;
  readonly options: InviteOptions;
  readonly pastedText: string;
}

function toDraft({ rows, options, pastedText }: InviteInput): InviteDraft {
  return { people: storePeople(rows), options, pasted: pastedText };
}

/** The stored draft of the list for these roles and teams, and a function that stores it. */
export function useInviteDraft(assignment: Assignment, usual: InviteOptions) {
  const draftKey = [...assignment.roles, ...assignment.teams].join('+');
  const { storedDraft, at, draftStore } = useDraftStore(`invite/${draftKey}`);
  const [draft] = useState(() => readDraft(storedDraft?.value, usual));
  const [rows] = useState(() => (draft === undefined ? undefined : restorePeople(draft.people)));
  return {
    start: { rows, options: draft?.options ?? usual, pastedText: draft?.pasted ?? '' },
    at,
    draftStore,
  };
}

/** Stores the list while it is filled in, and knows whether it was changed since the page opened. */
export function usePersistedInvite(
  { at, draftStore }: Pick<ReturnType<typeof useInviteDraft>, 'at' | 'draftStore'>,
  { rows, options, pastedText }: InviteInput,
  onDiscard: () => void,
): { readonly draft: ShownDraft; readonly leaveActions: LeaveActions } {
  const input = { rows, options, pastedText };
  const [initialDraft] = useState(() => toDraft(input));
  useEffect(() => {
    const now = { rows, options, pastedText };
    draftStore.save(isBegun(now) ? toDraft(now) : undefined);
  }, [draftStore, rows, options, pastedText]);
  return {
    draft: { at, discard: onDiscard },
    leaveActions: {
      isUnsaved: () => isBegun(input) && !isSame(toDraft(input), initialDraft),
      persist: () => (draftStore.flush() ? 'kept' : 'noStorage'),
      discard() {
        onDiscard();
        draftStore.save(undefined);
      },
    },
  };
}
