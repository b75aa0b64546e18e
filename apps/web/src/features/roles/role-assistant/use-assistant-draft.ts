import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createDraftStore, findDraft, type DraftStore } from '#lib/drafts.ts';
import { useCurrentUser } from '#lib/session.ts';
import { draftRoles, openDraftsQuery } from './api.ts';
import { mergeDrafts, NEW_DRAFT, readDraft, toStored, type AssistantDraft } from './model/answers.ts';
import { GUEST_DRAFT } from './model/guest-draft-key.ts';
import { Saver, type StoredDraft, type SaveState } from './model/saver.ts';

/** The editing state of the answers, and where they are stored. */
export interface DraftEditing {
  readonly draft: AssistantDraft;
  readonly change: (next: (before: AssistantDraft) => AssistantDraft) => void;
  /** `here`: stored only in the browser. */
  readonly state: SaveState | 'here';
  /** The draft on the server. */
  readonly storedDraft: StoredDraft | undefined;
  /** Shows a draft that the server has already stored. */
  readonly adopt: (storedDraft: StoredDraft) => void;
  /** Undefined for a visitor. */
  readonly saver: Saver | undefined;
  /** Removes the copy in this browser. */
  readonly forget: () => void;
}

/** Writes changes to the browser that would be lost when the page is closed. */
function useFlush(draftStore: Pick<DraftStore, 'flush'>): void {
  useEffect(() => {
    const flush = () => void draftStore.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [draftStore]);
}

/** The visible draft. Two changes in one event build on each other. */
function useLatest(getInitialDraft: () => AssistantDraft) {
  const [draft, setState] = useState(getInitialDraft);
  const latest = useRef(draft);
  const setDraft = (next: AssistantDraft) => {
    latest.current = next;
    setState(next);
    return next;
  };
  return {
    draft,
    setDraft,
    change: (next: (before: AssistantDraft) => AssistantDraft) => setDraft(next(latest.current)),
  };
}

/** The answers of a visitor, stored in this browser. */
export function useGuestDraft(): DraftEditing {
  const { draft, setDraft, change } = useLatest(() => readDraft(findDraft(GUEST_DRAFT)?.value) ?? NEW_DRAFT);
  const [draftStore] = useState(() => createDraftStore(GUEST_DRAFT, () => undefined));
  useFlush(draftStore);
  return {
    draft,
    change: (next) => draftStore.save(toStored(change(next))),
    state: 'here',
    storedDraft: undefined,
    adopt: (storedDraft) => setDraft(storedDraft.draft),
    saver: undefined,
    forget: () => {
      draftStore.save(undefined);
      setDraft(NEW_DRAFT);
    },
  };
}

/** The part of a draft in this browser that the server does not have yet. */
function readUnsaved(value: unknown, storedDraft: StoredDraft | undefined): AssistantDraft | undefined {
  if (typeof value !== 'object' || value === null || !('draft' in value) || !('base' in value))
    return undefined;
  const mine = readDraft(value.draft);
  const base = readDraft(value.base) ?? NEW_DRAFT;
  if (mine === undefined || storedDraft === undefined) return mine;
  return mergeDrafts({ mine, theirs: storedDraft.draft, base });
}

/** The copy of a draft in this browser; it gets a new key when the draft gets its role. */
function createLocalCopy(owner: string, initialRoleId: string | undefined) {
  const nameOf = (roleId: string | undefined) => `${owner}/role-assistant/${roleId ?? 'new'}`;
  const open = (roleId: string | undefined) => createDraftStore(nameOf(roleId), () => undefined);
  let currentCopy = { roleId: initialRoleId, draftStore: open(initialRoleId) };
  return {
    find: () => findDraft(nameOf(currentCopy.roleId))?.value,
    save: (value: unknown) => currentCopy.draftStore.save(value),
    flush: () => currentCopy.draftStore.flush(),
    moveTo(roleId: string | undefined) {
      if (roleId === currentCopy.roleId) return;
      currentCopy.draftStore.save(undefined);
      currentCopy = { roleId, draftStore: open(roleId) };
    },
  };
}

/** Saves pending changes, and saves at once when the network returns or the page is closed. */
function useEagerSaving(saver: Saver, unsavedDraft: AssistantDraft | undefined): void {
  useEffect(() => {
    if (unsavedDraft !== undefined) saver.change(unsavedDraft);
  }, [saver, unsavedDraft]);
  useEffect(() => {
    saver.enter();
    const save = () => void saver.flush();
    addEventListener('online', save);
    return () => {
      removeEventListener('online', save);
      saver.leave();
    };
  }, [saver]);
}

interface SaveResult {
  readonly state: SaveState;
  readonly storedDraft: StoredDraft | undefined;
}

/**
 * The answers of an administrator, stored in a draft role. `openedDraft` is the server's draft when the page opened.
 */
export function useServerDraft(openedDraft: StoredDraft | undefined): DraftEditing {
  const client = useQueryClient();
  const { id, active_workspace: workspace } = useCurrentUser();
  const [local] = useState(() => createLocalCopy(`${id}/${workspace?.id ?? ''}`, openedDraft?.roleId));
  useFlush(local);
  const [unsavedDraft] = useState(() => readUnsaved(local.find(), openedDraft));
  const { draft, setDraft, change } = useLatest(() => unsavedDraft ?? openedDraft?.draft ?? NEW_DRAFT);
  const [{ state, storedDraft }, setSaveState] = useState<SaveResult>({
    state: openedDraft === undefined ? 'new' : 'saved',
    storedDraft: openedDraft,
  });
  const [saver] = useState(
    () =>
      new Saver({
        roles: draftRoles,
        storedDraft: openedDraft,
        sentDraft: openedDraft === undefined ? unsavedDraft : undefined,
        onMerged: setDraft,
        onState: (next, now) => {
          setSaveState({ state: next, storedDraft: now });
          if (next !== 'saved') return;
          local.moveTo(now?.roleId);
          local.save(undefined);
          void client.invalidateQueries({ queryKey: openDraftsQuery.queryKey, exact: true });
        },
      }),
  );
  useEagerSaving(saver, unsavedDraft);
  return {
    draft,
    change: (next) => {
      const nextDraft = change(next);
      if (nextDraft === draft) return;
      local.save({ draft: toStored(nextDraft), base: toStored(storedDraft?.draft ?? NEW_DRAFT) });
      saver.change(nextDraft);
    },
    state,
    storedDraft,
    adopt: (adoptedDraft) => {
      saver.follow(adoptedDraft);
      setDraft(adoptedDraft.draft);
    },
    saver,
    forget: () => {
      saver.end();
      local.save(undefined);
    },
  };
}
