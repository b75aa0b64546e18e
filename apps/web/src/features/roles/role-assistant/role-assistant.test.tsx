import { JOB_STATEMENTS } from '@quint/psychometrics/job-statements.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeAnalysis, fakeDraftRoles } from '../../../testing/role-assistant.ts';
import { NEW_DRAFT, REVIEW, toStored, type Answers } from './model/answers.ts';
import { SLOW } from '#testing/slow.ts';

function makeStoredRole(id: string, part: Partial<Answers>, screenNumber: number) {
  const draft = { ...NEW_DRAFT, screen: screenNumber, answers: { ...NEW_DRAFT.answers, ...part } };
  return {
    id,
    name: draft.answers.title,
    draft_answers: toStored(draft),
    date_updated: '2026-11-20T10:00:00.000Z',
  };
}

function open(path: string, roles: Parameters<typeof fakeDraftRoles>[0] = []) {
  signedInAs(makeUser());
  const server = { ...fakeDraftRoles(roles), analysis: fakeAnalysis() };
  return { ...renderApp(path), server };
}

const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const statement = (name: RegExp) => screen.findByRole('radiogroup', { name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
/** The last event of a shortened text. */
function makeShortenResponse(text: string): Response {
  const doneEvent = { event: 'done', text, by: 'ai', model: 'm', host: 'ai.example', withheld: 0 };
  return new HttpResponse(`event: done\ndata: ${JSON.stringify(doneEvent)}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}

/** Waits until nothing is pending. */
const waitForSave = (server: ReturnType<typeof fakeDraftRoles>, screenNumber: number) =>
  waitFor(() =>
    expect(server.writes.at(-1)?.body).toMatchObject({ draft_answers: { screen: screenNumber } }),
  );
const all = (answer: 1 | 4) => Object.fromEntries(JOB_STATEMENTS.map(({ id }) => [id, answer]));

// A page writes pending changes when it unmounts, so storage is cleared before the next test.
beforeEach(() => localStorage.clear());

describe('The role assistant of a workspace', () => {
  it('shows the duration and the result, and asks for the title first', async () => {
    const { user, where } = open('/roles/create/assistant');
    expect(await screen.findByText('5 to 10 minutes')).toBeTruthy();
    expect(screen.getByText('Nothing is lost')).toBeTruthy();
    await user.click(press('Start'));
    await question('What is the job title?');
    expect(where()).toBe('/roles/create/assistant?step=1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please give the role a title.')).toBeTruthy();
  });

  it('stores the answers in a draft role once there is a title', SLOW, async () => {
    const { user, where, server } = open('/roles/create/assistant');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await question('What is the job title?');
    await user.keyboard('Baker{Enter}');
    await question('What is the main purpose of the role?');
    await waitFor(() => expect(where()).toBe('/roles/create/assistant?role=new-1&step=2'));
    expect(server.writes[0]).toMatchObject({
      id: 'new-1',
      body: { name: 'Baker', draft_state: 'draft', draft_answers: { title: 'Baker' } },
    });
    await user.keyboard('Bread{Control>}{Enter}{/Control}');
    await question('What are its three most important accountabilities?');
    await waitFor(() =>
      expect(server.writes.at(-1)).toMatchObject({
        id: 'new-1',
        body: { draft_answers: { purpose: 'Bread', screen: 3 } },
      }),
    );
    expect(screen.getByText('Question 3 of 25')).toBeTruthy();
  });

  it('continues where a draft was left, with the ranges from its answers', SLOW, async () => {
    const { user, server } = open('/roles/create/assistant?role=po', [
      makeStoredRole('po', { title: 'Baker', statements: { O1: 4, C3: 1 } }, 8),
    ]);
    await statement(/approaching people/);
    expect(screen.getByText('Question 8 of 25')).toBeTruthy();
    const panel = screen.getByRole('heading', { name: 'The ranges so far' }).closest('section');
    if (panel === null) throw new Error('The ranges need a panel');
    const traitOf = (name: string) => within(within(panel).getByText(name).closest('li') ?? panel);
    expect(traitOf('Openness').getByText('7 to 9')).toBeTruthy();
    expect(traitOf('Openness').getByText('from 1 of 4 answers')).toBeTruthy();
    expect(traitOf('Extraversion').getByText('no answer yet')).toBeTruthy();
    await user.keyboard('4');
    await statement(/getting your own position through/);
    expect(traitOf('Extraversion').getByText('7 to 9')).toBeTruthy();
    await waitForSave(server, 9);
  });

  it('accepts twenty digits for twenty statements and shows the review', SLOW, async () => {
    const { user, server } = open('/roles/create/assistant?role=po', [
      makeStoredRole('po', { title: 'Baker' }, 6),
    ]);
    await statement(/finding new ways/);
    await user.keyboard('12340123401234012340');
    await question('Check your answers');
    expect(screen.getByText('4 of 25 questions have no answer. That is fine.')).toBeTruthy();
    await waitForSave(server, REVIEW);
  });

  it('lets every answer be changed from the review, and returns to it', SLOW, async () => {
    const { user, server } = open('/roles/create/assistant?role=po', [
      makeStoredRole('po', { title: 'Baker', statements: { O1: 4 } }, REVIEW),
    ]);
    await question('Check your answers');
    await user.click(press(/^Change: … finding new ways/));
    await statement(/finding new ways/);
    await user.keyboard('2');
    await question('Check your answers');
    expect(press(/^Change: … finding new ways.*rather does not apply$/)).toBeTruthy();
    await user.click(press(/^Change: What is the job title/));
    await question('What is the job title?');
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('Master baker{Enter}');
    await question('Check your answers');
    expect(press('Change: What is the job title? Master baker')).toBeTruthy();
    await waitForSave(server, REVIEW);
  });

  it('notes that equal answers throughout, and contradictory ones, are uninformative', async () => {
    const { user } = open('/roles/create/assistant?role=po', [
      makeStoredRole('po', { title: 'Baker', statements: all(4) }, REVIEW),
      makeStoredRole('ux', { title: 'Researcher', statements: { O1: 4, O3: 4 } }, REVIEW),
    ]);
    expect(await screen.findByText(/^Every statement has the same answer/)).toBeTruthy();
    expect(press('Make the draft').hasAttribute('disabled')).toBe(false);
    await user.click(screen.getByRole('link', { name: 'New role' }));
    await user.click(await screen.findByRole('link', { name: /^With the role assistant/ }));
    await user.click(await screen.findByRole('link', { name: 'Continue the assistant for Researcher' }));
    expect(await screen.findByText(/^Your answers on openness point both ways\./)).toBeTruthy();
  });

  it('creates the draft step by step, saves it in the role, and links to inviting', SLOW, async () => {
    const { user, where, server } = open('/roles/create/assistant?role=po', [
      makeStoredRole('po', { title: 'Baker', purpose: 'Bread', statements: { O1: 4, O3: 1 } }, REVIEW),
    ]);
    await question('Check your answers');
    await user.click(press('Make the draft'));
    expect(await screen.findByRole('list', { name: 'What happens now' })).toBeTruthy();
    await question('Your draft: Baker');
    expect(where()).toBe('/roles/create/assistant?role=po&step=27');
    const roleWrite = server.writes.find(({ body }) => 'attributes' in body);
    expect(roleWrite?.body).toMatchObject({
      purpose: 'Bread',
      attributes: { O: { min: 7, max: 9, weight: 1 }, C: { min: 1, max: 9, weight: 1 } },
      range_sources: { O: { kind: 'assistant' } },
      draft_answers: { screen: 27, isMade: true },
    });
    expect(await screen.findByText(/of 100 people of the norm group are inside$/)).toBeTruthy();
    await user.click(press('From 2 answers about the work'));
    expect(await screen.findByText('applies exactly')).toBeTruthy();
    await user.keyboard('{Escape}');
    api.use(
      http.all('*/api/invite/talents/:what', () => refuse(403, 'FORBIDDEN')),
      http.get('*/api/items/teams', () => HttpResponse.json({ data: [] })),
    );
    await user.click(press('Invite for this role'));
    await waitFor(() => expect(where()).toBe('/talents/invite?role=po'));
    expect(server.writes.at(-1)).toEqual({ id: 'po', body: { draft_state: null, draft_answers: null } });
  });

  it(
    'lets AI propose a shorter description if the workspace uses it, and does not depend on it',
    SLOW,
    async () => {
      const stages = [makeStoredRole('po', { title: 'Baker', purpose: 'Bread' }, REVIEW)];
      const { user } = open('/roles/create/assistant?role=po', stages);
      const bodies: unknown[] = [];
      const ai = {
        host: 'ai.example',
        model: 'm',
        is_on: true,
        tokens_today: 0,
        tokens_per_day: 9,
        seconds: 9,
      };
      api.use(
        http.get('*/api/roles/texts/shorteners', () => HttpResponse.json({ data: { ai } })),
        http.post('*/api/roles/po/texts/versions', async ({ request }) => {
          bodies.push(await request.json());
          return bodies.length === 1 ? refuse(503, 'SERVICE_UNAVAILABLE') : makeShortenResponse('Bread.');
        }),
      );
      expect(await screen.findByText(/are sent to ai\.example/)).toBeTruthy();
      await user.click(await screen.findByRole('button', { name: 'Make the draft' }));
      expect((await screen.findAllByText('Profiling with AI')).length).toBeGreaterThan(0);
      await question('Your draft: Baker');
      expect(screen.getByText(/^AI Summariser failed\. Please try again later\./)).toBeTruthy();
      expect(screen.queryByText(/^AI has proposed/)).toBeNull();
      await user.click(press('Change answers'));
      await user.click(await screen.findByRole('button', { name: 'Make the draft' }));
      expect(await screen.findByText(/^AI has proposed a shorter description/)).toBeTruthy();
      expect(screen.queryByText(/^AI Summariser failed/)).toBeNull();
      expect(bodies[1]).toMatchObject({ field: 'description', name: 'Baker', by: 'ai', versions: [] });
    },
  );

  it('stays on the answers when the draft cannot be created', SLOW, async () => {
    const { user, server } = open('/roles/create/assistant?role=po', [
      makeStoredRole('po', { title: 'Baker' }, REVIEW),
    ]);
    server.analysis.isDown = true;
    await user.click(await screen.findByRole('button', { name: 'Make the draft' }));
    expect(await screen.findByText(/^The draft could not be made/)).toBeTruthy();
    server.analysis.isDown = false;
    await user.click(press('Make the draft'));
    await question('Your draft: Baker');
    await waitForSave(server, 27);
  });

  it('stores the answers in the browser while the server is unreachable', SLOW, async () => {
    const { user } = open('/roles/create/assistant?role=po', [makeStoredRole('po', { title: 'Baker' }, 6)]);
    api.use(http.patch('*/api/items/roles/:id', () => HttpResponse.error()));
    await statement(/finding new ways/);
    await user.keyboard('3');
    expect(await screen.findAllByText('Offline: kept in this browser')).not.toHaveLength(0);
    const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('/role-assistant/po'));
    expect(localStorage.getItem(key)).toContain('"O1":3');
  });

  it('shows "not found" for a missing role, like every page', async () => {
    open('/roles/create/assistant?role=nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });

  it('discards a draft and starts a new one', async () => {
    const { user, where, server } = open('/roles/create/assistant?role=po', [
      makeStoredRole('po', { title: 'Baker' }, 6),
    ]);
    await statement(/finding new ways/);
    await user.click(press('Discard'));
    await screen.findByText('5 to 10 minutes');
    expect(where()).toBe('/roles/create/assistant');
    expect(server.writes.at(-1)?.body).toHaveProperty('date_deleted');
  });
});
