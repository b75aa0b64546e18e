import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerPublicSettings, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeAnalysis, fakeDraftRoles } from '../../../testing/role-assistant.ts';
import { NEW_DRAFT, toStored, type Answers } from './model/answers.ts';
import { SLOW } from '#testing/slow.ts';

const KEY = 'quint.draft:guest/role-assistant';
const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });

function storeDraft(part: Partial<Answers>, screenNumber = 3) {
  const draft = { ...NEW_DRAFT, screen: screenNumber, answers: { ...NEW_DRAFT.answers, ...part } };
  localStorage.setItem(KEY, JSON.stringify({ at: new Date(), value: toStored(draft) }));
}

beforeEach(() => {
  // A page writes pending changes when it unmounts, so storage is cleared before the next test.
  localStorage.clear();
  answerPublicSettings();
});

describe('The role assistant for visitors', () => {
  it('stores the answers in the browser and continues from them', async () => {
    const { user } = renderApp('/role-assistant');
    expect(await screen.findByText(/^Every answer is kept in this browser/)).toBeTruthy();
    await user.click(press('Start'));
    // The question is loaded with its code: earlier input would be lost.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await user.keyboard('Baker{Enter}');
    await question('What is the main purpose of the role?');
    expect(screen.getByText('Kept in this browser')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"title":"Baker"'));
  });

  it('continues a started draft, or starts a new one, which can be undone', async () => {
    storeDraft({ title: 'Baker', purpose: 'Bread' });
    const { user } = renderApp('/role-assistant');
    expect(await screen.findByText('“Baker”: 2 of 25 answered')).toBeTruthy();
    await user.click(press('Start over'));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
    expect(localStorage.getItem(KEY)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with question 3' }));
    await question('What are its three most important accountabilities?');
  });

  it('shows the draft and offers sign-up and login at the end', SLOW, async () => {
    storeDraft({ title: 'Baker', statements: { O1: 4 } }, 26);
    const { analysedAnswers } = fakeAnalysis();
    const { user } = renderApp('/role-assistant?step=26');
    await user.click(await screen.findByRole('button', { name: 'Make the draft' }));
    await question('Your draft: Baker');
    expect(analysedAnswers[0]).toMatchObject({ title: 'Baker', statements: { O1: 4 } });
    const signUp = screen.getByRole('link', { name: 'Try free of charge' });
    expect(signUp.getAttribute('href')).toBe('/signup?redirectTo=%2Froles%2Fcreate%2Fassistant');
    const signIn = screen.getByRole('link', { name: 'Sign in and take it over' });
    expect(signIn.getAttribute('href')).toBe('/?redirectTo=%2Froles%2Fcreate%2Fassistant');
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  it('shows nothing after the first question without a title', async () => {
    renderApp('/role-assistant?step=27');
    expect(await screen.findByText('5 to 10 minutes')).toBeTruthy();
  });
});

describe('The draft of a visitor, after signing in', () => {
  it('is offered and moved once', async () => {
    storeDraft({ title: 'Baker', statements: { O1: 4 } }, 7);
    signedInAs(makeUser());
    const { writes } = fakeDraftRoles();
    const { user, where } = renderApp('/roles/create/assistant');
    expect(await screen.findByRole('heading', { name: 'Import your draft' })).toBeTruthy();
    expect(screen.getByText(/“Baker”, 2 of 25 answered/)).toBeTruthy();
    expect(writes).toEqual([]);
    await user.click(press('Take over'));
    await screen.findByRole('radiogroup', { name: /dropping a plan at once/ });
    expect(where()).toBe('/roles/create/assistant?role=new-1');
    expect(writes.map(({ id, body }) => [id, body['name'], body['draft_state']])).toEqual([
      ['new-1', 'Baker', 'draft'],
    ]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps its texts and ranges if the visitor had them created', async () => {
    storeDraft({ title: 'Baker', purpose: 'Bread', statements: { O1: 4, O2: 4 } }, 27);
    signedInAs(makeUser());
    fakeAnalysis();
    const { writes } = fakeDraftRoles();
    const { user } = renderApp('/roles/create/assistant');
    await user.click(await screen.findByRole('button', { name: 'Take over' }));
    await question('Your draft: Baker');
    expect(writes).toHaveLength(1);
    expect(writes[0]?.body).toMatchObject({
      name: 'Baker',
      purpose: 'Bread',
      draft_state: 'draft',
      draft_answers: { title: 'Baker', statements: { O1: 4, O2: 4 }, isMade: true },
      range_sources: { O: { kind: 'assistant', answers: { O1: 4, O2: 4 } } },
    });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('creates one role when the answer to the first attempt was lost', async () => {
    storeDraft({ title: 'Baker', statements: { O1: 4 } }, 7);
    signedInAs(makeUser());
    const { writes, roles } = fakeDraftRoles();
    const draft_answers = { ...toStored(NEW_DRAFT), title: 'Baker', statements: { O1: 4 }, screen: 7 };
    roles.set('lost', { id: 'lost', name: 'Baker', draft_answers, date_updated: '2026-11-23T10:00:00.000Z' });
    const { user, where } = renderApp('/roles/create/assistant');
    await user.click(await screen.findByRole('button', { name: 'Take over' }));
    await screen.findByRole('radiogroup', { name: /dropping a plan at once/ });
    expect(where()).toBe('/roles/create/assistant?role=lost');
    expect(writes).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is moved by one tab only', async () => {
    storeDraft({ title: 'Baker' });
    signedInAs(makeUser());
    const { writes } = fakeDraftRoles();
    const { user } = renderApp('/roles/create/assistant');
    await screen.findByRole('heading', { name: 'Import your draft' });
    localStorage.removeItem(KEY);
    await user.click(press('Take over'));
    expect(await screen.findByText('The draft has already been imported.')).toBeTruthy();
    expect(writes).toEqual([]);
  });

  it('is offered on the overview, and can be discarded', SLOW, async () => {
    storeDraft({ title: 'Baker' });
    signedInAs(makeUser());
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('The draft was discarded.')).toBeTruthy();
    expect(localStorage.getItem(KEY)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Import your draft' })).toBeTruthy();
  });

  it('stays in the browser while the role assistant is switched off', async () => {
    storeDraft({ title: 'Baker' });
    const { active_workspace: workspace } = makeUser();
    if (workspace === null) throw new Error('The made-up user needs a workspace');
    const features = { ...workspace.features, FEATURE_ROLE_ASSISTANT: false };
    signedInAs(makeUser({ active_workspace: { ...workspace, features } }));
    renderApp('/role-assistant');
    expect(await screen.findByText(/The draft stays in this browser\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });
});
