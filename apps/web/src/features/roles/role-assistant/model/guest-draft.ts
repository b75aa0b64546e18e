import { dropDraft, findDraft } from '#lib/drafts.ts';
import { countAnswered, readDraft, type AssistantDraft } from './answers.ts';
import { GUEST_DRAFT } from './guest-draft-key.ts';

/** The draft of a visitor with its time; undefined without answers. */
export function findGuestDraft(): { readonly draft: AssistantDraft; readonly at: Date } | undefined {
  const storedDraft = findDraft(GUEST_DRAFT);
  const draft = readDraft(storedDraft?.value);
  if (storedDraft === undefined || draft === undefined || countAnswered(draft.answers) === 0)
    return undefined;
  return { draft, at: storedDraft.at };
}

async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Locks exist only in secure contexts; elsewhere a second tab could move the draft at the same time.
  return 'locks' in navigator ? navigator.locks.request('quint.guest-draft', work) : work();
}

/**
 * Moves the draft once: it is removed after `save` has succeeded, and a second tab finds none. Undefined when it no
 * longer exists.
 */
export function takeOverGuestDraft<Result>(
  save: (draft: AssistantDraft) => Promise<Result>,
): Promise<Result | undefined> {
  return alone(async () => {
    const guestDraft = findGuestDraft();
    if (guestDraft === undefined) return undefined;
    const result = await save(guestDraft.draft);
    dropDraft(GUEST_DRAFT);
    return result;
  });
}
