import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { NEW_DRAFT, type AssistantDraft } from './model/answers.ts';
import { Saver, type DraftRoles, type StoredDraft, type SaveState } from './model/saver.ts';

function draftOf(title: string, purpose = ''): AssistantDraft {
  return { ...NEW_DRAFT, answers: { ...NEW_DRAFT.answers, title, purpose } };
}

function refusal(status: number, code: string): ApiError {
  return new ApiError(status, [{ message: code, extensions: { code: code as 'FORBIDDEN' } }], {
    call: 'PATCH /items/roles',
    wasSaving: true,
  });
}

/** A server with one role, whose next calls can be made to fail. */
class FakeRoles implements DraftRoles {
  storedDraft: StoredDraft | undefined;
  calls: string[] = [];
  failures: Error[] = [];
  /** Loses the next answer after the server has stored the draft. */
  isAnswerLost = false;
  #version = 0;

  #write(draft: AssistantDraft): StoredDraft {
    this.#version += 1;
    this.storedDraft = { roleId: 'po', draft, baseVersion: `v${this.#version}` };
    return this.storedDraft;
  }

  #fail(): void {
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
  }

  create = (draft: AssistantDraft) => {
    this.calls.push(`create ${draft.answers.title}`);
    return Promise.resolve().then(() => {
      this.#fail();
      const answer = this.#write(draft);
      if (!this.isAnswerLost) return answer;
      this.isAnswerLost = false;
      throw new NetworkError(new Error('lost'));
    });
  };

  find = (draft: AssistantDraft) => {
    this.calls.push(`find ${draft.answers.title}`);
    return Promise.resolve().then(() => {
      this.#fail();
      return JSON.stringify(this.storedDraft?.draft) === JSON.stringify(draft) ? this.storedDraft : undefined;
    });
  };

  read = () => {
    this.calls.push('read');
    if (this.storedDraft === undefined) throw new Error('Nothing is stored');
    return Promise.resolve(this.storedDraft);
  };

  update = (before: StoredDraft, draft: AssistantDraft) => {
    this.calls.push(`update ${draft.answers.title}`);
    return Promise.resolve().then(() => {
      this.#fail();
      if (before.baseVersion !== this.storedDraft?.baseVersion) throw refusal(412, 'record.changed');
      return this.#write(draft);
    });
  };

  /** Changes the draft from another device. */
  changeElsewhere(draft: AssistantDraft): void {
    this.#write(draft);
  }
}

function open(storedDraft?: StoredDraft, sentDraft?: AssistantDraft) {
  const roles = new FakeRoles();
  roles.storedDraft = storedDraft;
  const states: SaveState[] = [];
  const mergedDrafts: AssistantDraft[] = [];
  const saver = new Saver({
    roles,
    storedDraft,
    sentDraft,
    onState: (state) => states.push(state),
    onMerged: (draft) => mergedDrafts.push(draft),
  });
  return { roles, states, mergedDrafts, saver };
}

const STORED_DRAFT: StoredDraft = { roleId: 'po', draft: draftOf('Baker'), baseVersion: 'v0' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Saving the answers', () => {
  it('creates a role with the first title and updates it afterwards', async () => {
    const { roles, states, saver } = open();
    saver.change(draftOf(' '));
    await vi.runAllTimersAsync();
    expect(roles.calls).toEqual([]);
    expect(states.at(-1)).toBe('new');
    saver.change(draftOf('Ba'));
    saver.change(draftOf('Baker'));
    await vi.runAllTimersAsync();
    saver.change(draftOf('Baker', 'Bread'));
    expect(await saver.flush()).toMatchObject({ roleId: 'po', draft: draftOf('Baker', 'Bread') });
    expect(roles.calls).toEqual(['create Baker', 'update Baker']);
    expect(states.at(-1)).toBe('saved');
  });

  it('saves one request at a time, and later changes afterwards', async () => {
    const { roles, saver } = open(STORED_DRAFT);
    saver.change(draftOf('A'));
    const first = saver.flush();
    saver.change(draftOf('B'));
    await Promise.all([first, saver.flush()]);
    expect(roles.calls).toEqual(['update A', 'update B']);
    expect(roles.storedDraft?.draft).toEqual(draftOf('B'));
  });

  it('merges the answers of another device', async () => {
    const { roles, mergedDrafts, saver } = open(STORED_DRAFT);
    roles.changeElsewhere(draftOf('Master baker'));
    saver.change(draftOf('Baker', 'Bread'));
    await saver.flush();
    expect(mergedDrafts).toEqual([draftOf('Master baker', 'Bread')]);
    expect(roles.storedDraft?.draft).toEqual(draftOf('Master baker', 'Bread'));
  });

  it('waits for the network and retries', async () => {
    const { roles, states, saver } = open(STORED_DRAFT);
    roles.failures = [new NetworkError(new Error('offline')), refusal(503, 'SERVICE_UNAVAILABLE')];
    saver.change(draftOf('A'));
    expect(await saver.flush()).toBeUndefined();
    expect(states.at(-1)).toBe('offline');
    await vi.runAllTimersAsync();
    expect(states.at(-1)).toBe('saved');
    expect(roles.storedDraft?.draft).toEqual(draftOf('A'));
  });

  it('finds the role whose answer was lost, instead of creating a second one', async () => {
    const { roles, states, saver } = open();
    roles.isAnswerLost = true;
    saver.change(draftOf('Baker'));
    expect(await saver.flush()).toBeUndefined();
    saver.change(draftOf('Baker', 'Bread'));
    roles.failures = [new NetworkError(new Error('still offline'))];
    expect(await saver.flush()).toBeUndefined();
    await vi.runAllTimersAsync();
    expect(roles.calls).toEqual(['create Baker', 'find Baker', 'find Baker', 'update Baker']);
    expect(roles.storedDraft?.draft).toEqual(draftOf('Baker', 'Bread'));
    expect(states.at(-1)).toBe('saved');
  });

  it('creates the role when the request had not arrived', async () => {
    const { roles, saver } = open(undefined, draftOf('Baker'));
    saver.change(draftOf('Baker'));
    expect(await saver.flush()).toMatchObject({ roleId: 'po' });
    expect(roles.calls).toEqual(['find Baker', 'create Baker']);
  });

  it('tries once more when the page is closed, and then stops', async () => {
    const { roles, saver } = open(STORED_DRAFT);
    roles.failures = [new NetworkError(new Error('offline'))];
    saver.change(draftOf('A'));
    saver.leave();
    await vi.runAllTimersAsync();
    expect(roles.calls).toEqual(['update A']);
    saver.enter();
    await saver.flush();
    expect(roles.storedDraft?.draft).toEqual(draftOf('A'));
  });

  it('reports that the role was deleted, and saves the answers as a new one', async () => {
    const { roles, states, saver } = open(STORED_DRAFT);
    roles.failures = [refusal(403, 'FORBIDDEN')];
    saver.change(draftOf('A'));
    await saver.flush();
    expect(states.at(-1)).toBe('gone');
    saver.saveAsNew();
    await saver.flush();
    expect(roles.calls).toEqual(['update A', 'create A']);
    expect(states.at(-1)).toBe('saved');
  });

  it('reports that the server refuses the answers', async () => {
    const { roles, states, saver } = open(STORED_DRAFT);
    roles.failures = [refusal(400, 'VALUE_TOO_LONG')];
    saver.change(draftOf('A'));
    expect(await saver.flush()).toBeUndefined();
    expect(states.at(-1)).toBe('refused');
  });

  it('stops after a draft was discarded', async () => {
    const { roles, saver } = open(STORED_DRAFT);
    saver.change(draftOf('A'));
    saver.end();
    await vi.runAllTimersAsync();
    await saver.flush();
    expect(roles.calls).toEqual([]);
  });
});
