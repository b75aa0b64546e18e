import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../router.tsx';
import { answerPublicSettings, api, makeUser, refuse, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

type User = ReturnType<typeof renderApp>['user'];

const FAILURE_TEXT = 'That did not work. Please check your connection and try again.';

const realLocation = window.location;
afterEach(() => {
  vi.stubGlobal('location', realLocation);
});

/** Records the bodies of the sign-up and answers them. */
function fakeSignUp(answer: (body: Record<string, unknown>) => Response = answerWithStart) {
  const bodies: Record<string, unknown>[] = [];
  answerPublicSettings();
  api.use(
    http.post('*/api/survey/entrance', () =>
      HttpResponse.json({ data: { workspace: { name: 'Nordlicht GmbH' } } }),
    ),
    http.get('*/api/survey/account', () => refuse(401, 'survey.no_session')),
    http.post('*/api/survey/sign-up', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      bodies.push(body);
      return answer(body);
    }),
  );
  return bodies;
}

const answerWithStart = () => HttpResponse.json({ data: { state: 'started', next: '/survey?token=abc' } });
const answerWithLink = () => HttpResponse.json({ data: { state: 'link_sent', next: null } });

async function fill(user: User, button: string): Promise<void> {
  await user.type(await screen.findByLabelText('Name'), 'Kim Park');
  await user.type(screen.getByLabelText('E-mail'), 'kim@mail.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: button }));
}

describe('The entry pages of the survey without a personal link', () => {
  it.each([
    ['/surveyb2c', 'b2c', 'Your personality in about 20 minutes', 'Start the survey'],
    ['/survey-role-compass', 'role_compass', 'Find the role that fits you', 'Start the role compass'],
    ['/survey-youbea', 'youbea', 'Which work suits the way you are?', 'Find my jobs'],
    ['/find-your-quint-survey', 'public_check', 'Find your Quint', 'Start the check'],
    ['/rct-target-group-survey', 'study', 'Take part in the survey', 'Take part'],
  ])('%s asks for the person’s name and opens the survey', async (path, entrance, title, button) => {
    const bodies = fakeSignUp();
    const assign = vi.fn();
    const { user } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    vi.stubGlobal('location', { origin: location.origin, assign });
    await fill(user, button);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/survey?token=abc'));
    expect(bodies).toEqual([
      { entrance, name: 'Kim Park', email: 'kim@mail.example', consent: true, language: 'en' },
    ]);
  });

  it.each([
    ['/survey/signup', 'signup', 'Take part in the survey', 'Sign up'],
    ['/survey/signuptalentpool', 'talent_pool', 'Join the talent pool', 'Join'],
    ['/talent-profile/signup', 'talent_profile', 'Your talent profile', 'Sign up'],
  ])('%s confirms the sign-up', async (path, entrance, title, button) => {
    const bodies = fakeSignUp();
    const { user } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await fill(user, button);
    expect(await screen.findByRole('heading', { name: 'You are in, Kim Park' })).toBeTruthy();
    expect(screen.getByText(/on its way to kim@mail\.example/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe('/survey?token=abc');
    expect(bodies[0]?.['entrance']).toBe(entrance);
  });

  it('accept the link of a workspace, from the older path too', async () => {
    const bodies = fakeSignUp();
    const { user, where } = renderApp('/public/assessments?workspace=abc#top');
    expect(await screen.findByText('Nordlicht GmbH invites you')).toBeTruthy();
    expect(where()).toBe('/survey/signup?workspace=abc#top');
    expect(screen.getByText(/I agree that Nordlicht GmbH processes my name/)).toBeTruthy();
    await fill(user, 'Sign up');
    await screen.findByRole('heading', { name: 'You are in, Kim Park' });
    expect(bodies[0]?.['workspace']).toBe('abc');
  });

  it('show problems after the first submit, in German as well', async () => {
    const bodies = fakeSignUp();
    const { user } = renderApp('/surveyb2c');
    await user.click(await screen.findByRole('button', { name: 'Start the survey' }));
    const name = screen.getByLabelText('Name');
    expect(document.activeElement).toBe(name);
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Please enter an e-mail address.')).toBeTruthy();
    expect(screen.getByText('Please agree before you continue.')).toBeTruthy();
    await user.type(name, 'K');
    expect(screen.getByText('A name has at least 2 characters.')).toBeTruthy();
    await user.type(screen.getByLabelText('E-mail'), 'abc');
    expect(screen.getByText('Please enter a valid e-mail address.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^DE/ }));
    expect(await screen.findByText('Bitte stimme zu, bevor du weitermachst.')).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  it.each([
    [
      'participation.workspace_admin',
      'This e-mail-address is already registered as an workspace-admin. Please use another e-mail to take part.',
    ],
    ['participation.already', 'You participated already, please check your email inbox for your report.'],
    [
      'survey.link_expired',
      'Your assessment link has unfortunately expired and participation is currently no longer possible',
    ],
  ])('answer %s with its text', async (code, text) => {
    fakeSignUp(() => refuse(409, code));
    const { user } = renderApp('/find-your-quint-survey');
    await fill(user, 'Start the check');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('tell a known person to look in their inbox', async () => {
    fakeSignUp(answerWithLink);
    const { user } = renderApp('/surveyb2c');
    await fill(user, 'Start the survey');
    expect(await screen.findByRole('heading', { name: 'Please check your inbox' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(await screen.findByLabelText('Name')).toBeTruthy();
  });

  it('are closed when the link was revoked', async () => {
    fakeSignUp();
    api.use(http.post('*/api/survey/entrance', () => refuse(404, 'survey.link_expired')));
    renderApp('/survey/signup?workspace=old');
    expect(
      await screen.findByRole('heading', {
        name: 'Your assessment link has unfortunately expired and participation is currently no longer possible',
      }),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('report a damaged URL, and never show the form without a company', async () => {
    fakeSignUp();
    const workspaces: unknown[] = [];
    api.use(
      http.post('*/api/survey/entrance', async ({ request }) => {
        workspaces.push(((await request.json()) as { workspace: unknown }).workspace);
        return refuse(400, 'link.damaged');
      }),
    );
    for (const suffix of ['?workspace=', '?WORKSPACE=AZNILM', '#workspace=AZnILM', `#${'AZnI'.repeat(13)}`]) {
      renderApp(`/survey/signup${suffix}`);
      expect(await screen.findByRole('heading', { name: 'This link is damaged' }), suffix).toBeTruthy();
      expect(screen.queryByLabelText('Name')).toBeNull();
      expect(workspaces.at(-1)).toBe(suffix);
      cleanup();
    }
  });

  it('explain the public check first', async () => {
    answerPublicSettings();
    renderApp('/find-your-quint');
    expect(await screen.findByRole('heading', { level: 1, name: 'Find your Quint' })).toBeTruthy();
    const start = screen.getByRole('link', { name: 'Start the check' });
    expect(start.getAttribute('href')).toBe('/find-your-quint-survey');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(8);
  });

  it('reload the document when the survey of administrators is left', async () => {
    answerPublicSettings();
    api.use(http.post('*/api/auth/refresh', () => refuse(401, 'INVALID_CREDENTIALS')));
    const reload = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, reload });
    const router = createAppRouter(createMemoryHistory({ initialEntries: ['/survey-admin'] }));
    await router.load();
    expect(reload).not.toHaveBeenCalled();
    await router.navigate({ to: '/surveyb2c' });
    expect(reload).toHaveBeenCalledOnce();
    await router.navigate({ to: '/maintenance' });
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('The survey of administrators', () => {
  it('asks a guest to sign in and returns afterwards', async () => {
    answerPublicSettings();
    api.use(http.post('*/api/auth/refresh', () => refuse(401, 'INVALID_CREDENTIALS')));
    renderApp('/survey-admin');
    const login = await screen.findByRole('link', { name: 'Sign in' });
    expect(login.getAttribute('href')).toBe('/?redirectTo=/survey-admin');
  });

  it('opens the own survey of an administrator', async () => {
    answerPublicSettings();
    signedInAs(makeUser());
    api.use(http.post('*/api/survey/own', () => HttpResponse.json({ data: { next: '/survey?token=own' } })));
    const { user } = renderApp('/survey-admin');
    const start = await screen.findByRole('button', { name: 'Start my survey' });
    expect(screen.getByText(/lena@nordlicht\.example.*Nordlicht GmbH/)).toBeTruthy();
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign });
    await user.click(start);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/survey?token=own'));
  });
});

describe('An administrator whose survey was started by others', () => {
  it('is asked to confirm the address by mail again instead of seeing an error', async () => {
    answerPublicSettings();
    signedInAs(makeUser());
    const email = 'lena@nordlicht.example';
    api.use(
      http.post('*/api/survey/own', ({ request }) => refuseTo(request, 409, 'account.proof_sent', { email })),
    );
    const { user } = renderApp('/survey-admin');
    await user.click(await screen.findByRole('button', { name: 'Start my survey' }));
    const message = await screen.findByText(/^We sent an e-mail to lena@nordlicht\.example\./);
    expect(message.tagName).toBe('OUTPUT');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });
});

describe('The own profile after the survey', () => {
  const account = { workspace: { name: 'Nordlicht GmbH' } };

  it('gets an account through a mail in the language of the page', async () => {
    const bodies: unknown[] = [];
    api.use(
      http.get('*/api/survey/account', () => HttpResponse.json({ data: { ...account, state: 'none' } })),
      http.post('*/api/survey/account', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { ...account, state: 'sent' } });
      }),
    );
    const { user } = renderApp('/talent-profile/signup');
    expect(await screen.findByText(/the e-mail address you were invited at/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my result now' }).getAttribute('href')).toBe(
      '/survey/result',
    );
    await user.click(screen.getByRole('button', { name: 'Create my account' }));
    expect(await screen.findByRole('heading', { name: 'Please confirm your e-mail address' })).toBeTruthy();
    expect(bodies).toEqual([{ language: 'EN' }]);
  });

  it.each([
    ['a fault', () => refuse(500, 'INTERNAL_SERVER_ERROR'), FAILURE_TEXT],
    ['a conflict', () => refuse(409, 'account.exists'), 'account.exists'],
    ['a cut connection', () => HttpResponse.error(), FAILURE_TEXT],
  ] as const)('says why no account could be created: %s', async (_name, answer, text) => {
    api.use(
      http.get('*/api/survey/account', () => HttpResponse.json({ data: { ...account, state: 'none' } })),
      http.post('*/api/survey/account', answer),
    );
    const { user } = renderApp('/talent-profile/signup');
    await user.click(await screen.findByRole('button', { name: 'Create my account' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create my account' })).toBeTruthy();
  });

  it('says that the account exists', async () => {
    api.use(
      http.get('*/api/survey/account', () => HttpResponse.json({ data: { ...account, state: 'linked' } })),
    );
    renderApp('/talent-profile/signup');
    const link = await screen.findByRole('link', { name: 'Sign in to my profile' });
    expect(link.getAttribute('href')).toBe('/my-profile');
  });
});

describe('Page not found', () => {
  it('is shown in the error layout, for everybody, with a link to the start page', async () => {
    const { user, where } = renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go back home' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/'));
  });

  it.each(['/roles/a/b/c', '/talents/a/b', '/settings'])('is shown at %s', async (path) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });
});

describe('A chart of a report', () => {
  it('is not found for invalid traits', async () => {
    api.use(http.get('*/api/charts/radar.svg', () => refuse(400, 'INVALID_QUERY')));
    renderApp('/_internal/talents_results/O:99/charts/radar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });

  it('is shown without anything else', async () => {
    api.use(
      http.get('*/api/charts/spectrum.svg', ({ request }) => {
        const { searchParams } = new URL(request.url);
        return new Response(
          `<svg><title>${searchParams.get('traits')} ${searchParams.get('language')}</title></svg>`,
        );
      }),
    );
    renderApp('/_internal/talents_results/O:5,C:6,E:4,A:7,ES:3/charts/spectrum/de');
    expect(await screen.findByTitle('O:5,C:6,E:4,A:7,ES:3 de')).toBeTruthy();
    // The screen is in English.
    const heading = await screen.findByRole('heading', { name: 'Fünf Merkmale auf einer Skala von 1 bis 9' });
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });
});
