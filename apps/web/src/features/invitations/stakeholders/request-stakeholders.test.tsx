import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const ROLE = { id: 'po', name: 'Product owner' };
const INVALID = 'This e-mail address is invalid. Please enter a complete e-mail address.';

interface SentRequest {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Serves a workspace with one role; refuses addresses that begin with "never". */
function serve({ user = makeUser(), finished: finishedCount = 9, pack = 'flow' } = {}): SentRequest[] {
  signedInAs(user);
  const sentRequests: SentRequest[] = [];
  const recordRequest = async (request: Request) => {
    const body = (await request.json()) as SentRequest['body'];
    sentRequests.push({ path: new URL(request.url).pathname, body });
    return body;
  };
  const trust = { pack, isTrial: false, finished: finishedCount };
  api.use(
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [ROLE] })),
    // The page of the role that follows is tested elsewhere.
    http.get('*/api/items/roles/*', () => refuse(403, 'FORBIDDEN')),
    http.get('*/api/vacancies/*', () => refuse(403, 'FORBIDDEN')),
    http.get('*/api/calculate-score/role/*', () => refuse(404, 'record.not_found')),
    http.get('*/api/invite/talents/terms', () =>
      HttpResponse.json({ data: { mails_per_day: 50, days: [], address_form: 'du', trust } }),
    ),
    http.post('*/api/items/roles', async ({ request }) => {
      await recordRequest(request);
      return HttpResponse.json({ data: { id: 'new' } });
    }),
    http.post('*/api/role-assistant/surveys/preview', async ({ request }) => {
      const { role } = (await request.json()) as { role: string };
      return HttpResponse.json({ data: { subject: `About ${role}`, html: '<p>x</p>', text: 'x' } });
    }),
    http.post('*/api/role-assistant/surveys', async ({ request }) => {
      const emails = (await recordRequest(request))['emails'] as readonly { readonly email: string }[];
      const isRefused = ({ email }: { readonly email: string }) => email.startsWith('never');
      return HttpResponse.json({
        data: {
          asked: emails
            .filter((one) => !isRefused(one))
            .map(({ email }) => ({ id: email, email, send_at: null })),
          rejected: emails
            .filter(isRefused)
            .map(({ email }) => ({ email, code: 'x', message: `${email} wants no e-mails.` })),
          days: [],
        },
      });
    }),
  );
  return sentRequests;
}

const field = (number: number) => screen.getByRole('textbox', { name: `E-mail address ${number}` });
const open = async (path = '/roles/create/stakeholders?role=po') => {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Ask stakeholders' });
  return app;
};

describe('Asking stakeholders', () => {
  it('asks about the role it started from and opens the list of requests', SLOW, async () => {
    const sentRequests = serve();
    const { user, where } = await open();
    await user.type(field(1), 'ole@nordlicht.example{Enter}');
    await user.type(field(2), 'mia@nordlicht.example');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Ask 2 people' }));
    await waitFor(() => expect(where()).toBe('/roles/po?tab=ranges'));
    expect(sentRequests).toEqual([
      {
        path: '/api/role-assistant/surveys',
        body: {
          roleId: 'po',
          emails: [{ email: 'ole@nordlicht.example' }, { email: 'mia@nordlicht.example' }],
          language: 'EN',
        },
      },
    ]);
  });

  it('asks people in their own language, and others in that of the form', SLOW, async () => {
    const sentRequests = serve();
    const { user } = await open();
    await user.type(field(1), 'ole@nordlicht.example{Enter}');
    await user.keyboard('mia@nordlicht.example{Tab}');
    const own = () => screen.getByRole('button', { name: /language for address 2/ });
    expect(document.activeElement).toBe(own());
    const standard = own().textContent;
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(own().textContent).not.toBe(standard);
    expect(await screen.findByText('German: 1 · English: 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the e-mail' }));
    expect(await screen.findByRole('radiogroup', { name: 'Language of the preview' })).toBeTruthy();
    await user.type(field(3), 'never@nordlicht.example');
    await user.click(screen.getByRole('button', { name: /language for address 3/ }));
    await user.click(screen.getByRole('button', { name: 'Ask 3 people' }));
    const other = standard === 'DE' ? 'EN' : 'DE';
    await waitFor(() =>
      expect(sentRequests[0]?.body).toMatchObject({
        language: standard,
        emails: [
          { email: 'ole@nordlicht.example' },
          { email: 'mia@nordlicht.example', language: other },
          { email: 'never@nordlicht.example', language: other },
        ],
      }),
    );
    // A refused address keeps its language.
    expect(await screen.findByDisplayValue('never@nordlicht.example')).toBeTruthy();
    expect(screen.getByRole('button', { name: /language for address 1/ }).textContent).toBe(other);
  });

  it('lets addresses follow the language of the form until they get another', async () => {
    serve();
    const { user } = await open();
    const languages = () =>
      screen.getAllByRole('button', { name: /language for address/ }).map((each) => each.textContent);
    await user.click(screen.getByRole('radio', { name: 'German' }));
    await user.click(screen.getByRole('button', { name: 'DE: language for address 2 is German' }));
    expect(languages()).toEqual(['DE', 'EN', 'DE']);
    await user.click(screen.getByRole('button', { name: 'EN: language for address 2 is English' }));
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(languages()).toEqual(['EN', 'EN', 'EN']);
  });

  it('shows the problem of an address, and sends only valid ones', SLOW, async () => {
    serve();
    const { user } = await open();
    await user.type(field(1), 'ole@');
    expect(screen.queryByText(INVALID)).toBeNull();
    await user.tab();
    expect(await screen.findByText(INVALID)).toBeTruthy();
    await user.type(field(2), 'mia@nordlicht.example');
    await user.type(field(3), 'MIA@nordlicht.example');
    await user.tab();
    expect(await screen.findByText('This address is already in the list.')).toBeTruthy();
    expect(screen.getByText('2 addresses with a problem stay here.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask 1 person' })).toBeTruthy();
  });

  it('keeps refused addresses with the reason from the server', SLOW, async () => {
    serve();
    const { user, where } = await open();
    await user.type(field(1), 'ole@nordlicht.example');
    await user.type(field(2), 'never@nordlicht.example');
    await user.click(screen.getByRole('button', { name: 'Ask 2 people' }));
    expect(await screen.findByText('never@nordlicht.example wants no e-mails.')).toBeTruthy();
    expect(await screen.findByText('1 person was asked.')).toBeTruthy();
    expect(screen.queryByDisplayValue('ole@nordlicht.example')).toBeNull();
    expect(where()).toBe('/roles/create/stakeholders?role=po');
  });

  it.each([
    [
      'the role it was started from',
      '/roles/create/stakeholders?role=po',
      'Product owner',
      '/roles/po?tab=ranges',
    ],
    ['the page for new roles', '/roles/create/stakeholders', 'New role', '/roles/create'],
  ])('shows in its breadcrumbs %s', async (_origin, path, name, target) => {
    serve();
    await open(path);
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect((await crumbs.findByRole('link', { name })).getAttribute('href')).toBe(target);
    expect(crumbs.getAllByRole('link')).toHaveLength(2);
  });

  it('accepts a whole list that is pasted into a field', async () => {
    serve();
    await open();
    const text = 'Ole Berg <ole@nordlicht.example>; mia@nordlicht.example\njo@nordlicht.example';
    fireEvent.paste(field(1), { clipboardData: { getData: () => text } });
    expect(await screen.findByDisplayValue('ole@nordlicht.example')).toBeTruthy();
    expect(screen.getByDisplayValue('jo@nordlicht.example')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask 3 people' })).toBeTruthy();
  });

  it('creates a draft for a new role first, and only once when the request fails', SLOW, async () => {
    const sentRequests = serve();
    api.use(
      http.post('*/api/role-assistant/surveys', () => refuse(400, 'name.holds_address'), { once: true }),
    );
    const { user, where } = await open('/roles/create/stakeholders');
    await user.type(field(1), 'ole@nordlicht.example');
    await user.click(screen.getByRole('button', { name: 'Ask 1 person' }));
    // Shown once, at its field, which has the focus.
    expect(await screen.findByText('Please give the role a name.')).toBeTruthy();
    const name = screen.getByRole('textbox', { name: /^Name of the role/ });
    expect(document.activeElement).toBe(name);
    await user.type(name, 'Account lead');
    await user.click(screen.getByRole('button', { name: 'Ask 1 person' }));
    expect(await screen.findByText('name.holds_address')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ask 1 person' }));
    await waitFor(() => expect(where()).toBe('/roles/new?tab=ranges'));
    expect(sentRequests.map(({ path }) => path)).toEqual(['/api/items/roles', '/api/role-assistant/surveys']);
    expect(sentRequests[0]?.body).toEqual({ name: 'Account lead', draft_state: 'draft' });
    expect(sentRequests[1]?.body).toMatchObject({ roleId: 'new' });
  });

  it('shows the mail with the name of the role, and how many can be sent today', async () => {
    serve();
    const { user } = await open();
    expect(await screen.findByText('E-mails left today: 50 of 50')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the e-mail' }));
    expect(await screen.findByText('Subject: About Product owner')).toBeTruthy();
    expect(screen.getByTitle('Preview of the e-mail')).toBeTruthy();
  });

  it('says when custom texts are not possible yet', async () => {
    serve({ pack: 'basic', finished: 1 });
    await open();
    expect(await screen.findByText(/^Your own words come with the Flow plan/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Your own words/ })).toBeNull();
  });

  it('is not found while the role assistant is switched off', async () => {
    const { active_workspace: workspace } = makeUser();
    if (workspace === null) throw new Error('The made-up user needs a workspace');
    const features = { ...workspace.features, FEATURE_ROLE_ASSISTANT: false };
    serve({ user: makeUser({ active_workspace: { ...workspace, features } }) });
    await open();
    expect(screen.getByText('The role assistant is switched off')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
