import { afterEach, describe, expect, it } from 'vitest';
import { createDraftStore, dropDraft, dropDrafts, findDraft, GUEST } from './drafts.ts';

const NAME = 'lena/nordlicht/roles/create';

function saveDraft(name: string, value: unknown) {
  const draftStore = createDraftStore(name, () => undefined);
  draftStore.save(value);
  draftStore.flush();
  return draftStore;
}

afterEach(() => localStorage.clear());

describe('Drafts', () => {
  it('are stored by account and workspace, with their time', () => {
    saveDraft(NAME, { name: 'Baker' });
    expect(findDraft(NAME)?.value).toEqual({ name: 'Baker' });
    expect(findDraft(NAME)?.at.getTime()).toBeGreaterThan(Date.now() - 1000);
    expect(findDraft('tom/nordlicht/roles/create')).toBeUndefined();
    expect(findDraft('lena/eiswerk/roles/create')).toBeUndefined();
  });

  it('of other accounts are deleted when an account signs in', () => {
    saveDraft(NAME, 1);
    saveDraft('tom/nordlicht/roles/create', 2);
    dropDrafts({ except: 'lena' });
    expect(findDraft(NAME)?.value).toBe(1);
    expect(findDraft('tom/nordlicht/roles/create')).toBeUndefined();
  });

  it('of a visitor stay when an account signs in, and are deleted when it signs out', () => {
    saveDraft(`${GUEST}/role-assistant`, 3);
    dropDrafts({ except: 'lena' });
    expect(findDraft(`${GUEST}/role-assistant`)?.value).toBe(3);
    dropDrafts();
    expect(findDraft(`${GUEST}/role-assistant`)).toBeUndefined();
  });

  it('can be deleted one by one', () => {
    saveDraft(NAME, 1);
    saveDraft(`${NAME}/other`, 2);
    dropDraft(NAME);
    expect(findDraft(NAME)).toBeUndefined();
    expect(findDraft(`${NAME}/other`)?.value).toBe(2);
  });

  it('are deleted on sign-out, and pending ones are not written afterwards', () => {
    const draftStore = saveDraft(NAME, 1);
    draftStore.save(2);
    dropDrafts();
    draftStore.flush();
    expect(findDraft(NAME)).toBeUndefined();
  });

  it('are ignored when they are old or broken', () => {
    localStorage.setItem(`quint.draft:${NAME}`, JSON.stringify({ at: '2020-01-01', value: 1 }));
    expect(findDraft(NAME)).toBeUndefined();
    localStorage.setItem(`quint.draft:${NAME}`, '{');
    expect(findDraft(NAME)).toBeUndefined();
  });
});
