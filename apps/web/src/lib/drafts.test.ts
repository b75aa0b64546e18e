import { afterEach, describe, expect, it } from 'vitest';
import { createDraftKeeper, dropDraft, dropDrafts, findDraft, GUEST } from './drafts.ts';

const NAME = 'lena/nordlicht/roles/create';

function keep(name: string, value: unknown) {
  const keeper = createDraftKeeper(name, () => undefined);
  keeper.keep(value);
  keeper.flush();
  return keeper;
}

afterEach(() => localStorage.clear());

describe('Drafts', () => {
  it('are kept for an account and a workspace, with their time', () => {
    keep(NAME, { name: 'Baker' });
    expect(findDraft(NAME)?.value).toEqual({ name: 'Baker' });
    expect(findDraft(NAME)?.at.getTime()).toBeGreaterThan(Date.now() - 1000);
    expect(findDraft('tom/nordlicht/roles/create')).toBeUndefined();
    expect(findDraft('lena/eiswerk/roles/create')).toBeUndefined();
  });

  it('of other accounts go when an account signs in', () => {
    keep(NAME, 1);
    keep('tom/nordlicht/roles/create', 2);
    dropDrafts({ except: 'lena' });
    expect(findDraft(NAME)?.value).toBe(1);
    expect(findDraft('tom/nordlicht/roles/create')).toBeUndefined();
  });

  it('of a visitor stay when an account signs in, and go when it signs out', () => {
    keep(`${GUEST}/role-assistant`, 3);
    dropDrafts({ except: 'lena' });
    expect(findDraft(`${GUEST}/role-assistant`)?.value).toBe(3);
    dropDrafts();
    expect(findDraft(`${GUEST}/role-assistant`)).toBeUndefined();
  });

  it('go one by one', () => {
    keep(NAME, 1);
    keep(`${NAME}/other`, 2);
    dropDraft(NAME);
    expect(findDraft(NAME)).toBeUndefined();
    expect(findDraft(`${NAME}/other`)?.value).toBe(2);
  });

  it('go when signing out, and what waited then is not written afterwards', () => {
    const keeper = keep(NAME, 1);
    keeper.keep(2);
    dropDrafts();
    keeper.flush();
    expect(findDraft(NAME)).toBeUndefined();
  });

  it('are not found when they are old or broken', () => {
    localStorage.setItem(`quint.draft:${NAME}`, JSON.stringify({ at: '2020-01-01', value: 1 }));
    expect(findDraft(NAME)).toBeUndefined();
    localStorage.setItem(`quint.draft:${NAME}`, '{');
    expect(findDraft(NAME)).toBeUndefined();
  });
});
