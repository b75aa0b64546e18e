import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createDraftKeeper, findDraft, type DraftKeeper } from '#lib/drafts.ts';
import { useCurrentUser } from '#lib/session.ts';
import { draftRoles, openDraftsQuery } from './api.ts';
import { mergeDrafts, NEW_DRAFT, readDraft, toStored, type AssistantDraft } from './model/answers.ts';
import { GUEST_DRAFT } from './model/guest-place.ts';
import { Saver, type KeptDraft, type SaveState } from './model/saver.ts';

/** Answers on their way to where they are kept. */
export interface DraftEditing {
  readonly draft: AssistantDraft;
  readonly change: (next: (before: AssistantDraft) => AssistantDraft) => void;
  /** `here`: the browser alone keeps them. */
  readonly state: SaveState | 'here';
  /** The draft as the server has it. */
  readonly kept: KeptDraft | undefined;
  /** Shows a draft that the server has stored already. */
  readonly adopt: (kept: KeptDraft) => void;
  /** Undefined for a visitor. */
  readonly saver: Saver | undefined;
  /** Forgets what this browser keeps of it. */
  readonly forget: () => void;
}

/** Writes to this browser what would be lost when the page is closed. */
function useFlush(keeper: Pick<DraftKeeper, 'flush'>): void {
  useEffect(() => {
    const flush = () => void keeper.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [keeper]);
}

/** The draft on the screen. Two changes of one press build on each other. */
function useLatest(opened: () => AssistantDraft) {
  const [draft, setState] = useState(opened);
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

/** The answers of a visitor, kept in this browser. */
export function useGuestDraft(): DraftEditing {
  const { draft, setDraft, change } = useLatest(() => readDraft(findDraft(GUEST_DRAFT)?.value) ?? NEW_DRAFT);
  const [keeper] = useState(() => createDraftKeeper(GUEST_DRAFT, () => undefined));
  useFlush(keeper);
  return {
    draft,
    change: (next) => keeper.keep(toStored(change(next))),
    state: 'here',
    kept: undefined,
    adopt: (kept) => setDraft(kept.draft),
    saver: undefined,
    forget: () => {
      keeper.keep(undefined);
      setDraft(NEW_DRAFT);
    },
  };
}

/** What this browser has of a draft that the server does not have yet. */
function readUnsaved(found: unknown, kept: KeptDraft | undefined): AssistantDraft | undefined {
  if (typeof found !== 'object' || found === null || !('draft' in found) || !('base' in found))
    return undefined;
  const mine = readDraft(found.draft);
  const base = readDraft(found.base) ?? NEW_DRAFT;
  if (mine === undefined || kept === undefined) return mine;
  return mergeDrafts({ mine, theirs: kept.draft, base });
}

/** The copy of a draft in this browser; it moves along when the draft gets its role. */
function createLocalCopy(owner: string, opened: string | undefined) {
  const nameOf = (roleId: string | undefined) => `${owner}/role-assistant/${roleId ?? 'new'}`;
  const open = (roleId: string | undefined) => createDraftKeeper(nameOf(roleId), () => undefined);
  let place = { roleId: opened, keeper: open(opened) };
  return {
    find: () => findDraft(nameOf(place.roleId))?.value,
    keep: (value: unknown) => place.keeper.keep(value),
    flush: () => place.keeper.flush(),
    moveTo(roleId: string | undefined) {
      if (roleId === place.roleId) return;
      place.keeper.keep(undefined);
      place = { roleId, keeper: open(roleId) };
    },
  };
}

/** Saves what was left unsaved, and at once when the network is back or the page is left. */
function useEagerSaving(saver: Saver, unsaved: AssistantDraft | undefined): void {
  useEffect(() => {
    if (unsaved !== undefined) saver.change(unsaved);
  }, [saver, unsaved]);
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

/** The answers of an administrator, kept in a draft role. `opened` is what the server had when the page was opened. */
export function useServerDraft(opened: KeptDraft | undefined): DraftEditing {
  const client = useQueryClient();
  const { id, active_workspace: workspace } = useCurrentUser();
  const [local] = useState(() => createLocalCopy(`${id}/${workspace?.id ?? ''}`, opened?.roleId));
  useFlush(local);
  const [unsaved] = useState(() => readUnsaved(local.find(), opened));
  const { draft, setDraft, change } = useLatest(() => unsaved ?? opened?.draft ?? NEW_DRAFT);
  const [{ state, kept }, setKept] = useState<{ state: SaveState; kept: KeptDraft | undefined }>({
    state: opened === undefined ? 'new' : 'saved',
    kept: opened,
  });
  const [saver] = useState(
    () =>
      new Saver({
        roles: draftRoles,
        kept: opened,
        sent: opened === undefined ? unsaved : undefined,
        onMerged: setDraft,
        onState: (next, now) => {
          setKept({ state: next, kept: now });
          if (next !== 'saved') return;
          local.moveTo(now?.roleId);
          local.keep(undefined);
          void client.invalidateQueries({ queryKey: openDraftsQuery.queryKey, exact: true });
        },
      }),
  );
  useEagerSaving(saver, unsaved);
  return {
    draft,
    change: (next) => {
      const changed = change(next);
      if (changed === draft) return;
      local.keep({ draft: toStored(changed), base: toStored(kept?.draft ?? NEW_DRAFT) });
      saver.change(changed);
    },
    state,
    kept,
    adopt: (stored) => {
      saver.follow(stored);
      setDraft(stored.draft);
    },
    saver,
    forget: () => {
      saver.end();
      local.keep(undefined);
    },
  };
}
