import type { QualityVerdict } from '@quint/psychometrics/types.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { toDigits } from './form.ts';
import { SLOW } from '#testing/slow.ts';

const COURSE = {
  id: 'focus',
  title: 'Seeing it through',
  description: 'Three evenings',
  language: 'DE',
  provider: 'Lernwerk Nord',
  url: 'https://academy.example/',
  trait: 'C',
  direction: 'below',
  request: null,
};
const SCORE = { stanine: 6, low: 5, high: 7, percentile: 70, z: 0.5, t: 55 };

/** Serves the own role page of a talent, with these answers to the course request. */
function serveOwnRole(
  answerRecommendations: () => Response,
  verdict: QualityVerdict = 'ok',
): { requests: unknown[]; removedIds: unknown[] } {
  const user = makeUser({ role: { name: 'ORG_USER', admin_access: false } });
  const organization_id = user.active_workspace?.id ?? '';
  signedInAs({ ...user, active_talent: { id: 'anna', organization_id, status: 'APPLICANT' } });
  const calls: { requests: unknown[]; removedIds: unknown[] } = { requests: [], removedIds: [] };
  const result = {
    traits: { O: SCORE, C: SCORE, E: SCORE, A: SCORE, ES: SCORE },
    versions: { norm: 'n@1' },
    quality: { verdict, flags: [] },
  };
  api.use(
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({
        data: {
          id: 'anna',
          fullname: 'Anna Kowalski',
          first_name: 'Anna',
          last_name: 'Kowalski',
          email: 'anna@mail.example',
          phone: '+49 151 1234567',
          avatar: null,
          is_open_for_work: false,
          invitation_status: 'FINISHED',
          invitation: { send_at: null },
          latestResult: {
            id: 'result-1',
            date_finished: '2026-11-18T12:00:00.000Z',
            statement: null,
            result,
          },
          roles: [],
          teams: [],
        },
      }),
    ),
    http.get('*/api/items/roles/po', () =>
      HttpResponse.json({
        data: { id: 'po', name: 'Product owner', value_creation: null, shown_texts: {}, attributes: {} },
      }),
    ),
    http.get('*/api/calculate-score/own/po', () =>
      HttpResponse.json({
        data: null,
        meta: { state: 'calculated', pending: 0, is_left_out_of_rankings: true },
      }),
    ),
    http.get('*/api/training/recommendations', () => answerRecommendations()),
    http.post('*/api/training/requests', async ({ request }) => {
      calls.requests.push(await request.json());
      return HttpResponse.json({ data: { id: 'r1' } });
    }),
    http.delete('*/api/items/training_requests/:id', ({ params }) => {
      calls.removedIds.push(params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
}

const offer = (request: object | null = null) => HttpResponse.json({ data: [{ ...COURSE, request }] });
const page = '/talent-profile/anna/roles/po';

describe('courses on the own role view', () => {
  it('show their purpose, and do not promise to change personality', async () => {
    serveOwnRole(() => offer());
    renderApp(page);
    expect(await screen.findByRole('heading', { name: 'Training for this role' })).toBeTruthy();
    expect(await screen.findByText(/It is not meant to change your personality/)).toBeTruthy();
    expect(screen.getByText(/below the range/).textContent).toBe('CConscientiousness below the range');
    const link = screen.getByRole('link', { name: /About the course Seeing it through/ });
    expect(link.getAttribute('href')).toBe('https://academy.example/');
  });

  it('show that they follow from a doubtful result', async () => {
    serveOwnRole(() => offer(), 'doubtful');
    renderApp(page);
    const heading = await screen.findByRole('heading', { name: 'Training for this role' });
    expect(heading.closest('section')?.querySelectorAll('[data-doubt=mark]')).toHaveLength(1);
  });

  it('are hidden when there are none to recommend', async () => {
    serveOwnRole(() => HttpResponse.json({ data: [] }));
    renderApp(page);
    await screen.findByRole('heading', { level: 1, name: 'Product owner' });
    expect(screen.queryByText('Training for this role')).toBeNull();
  });

  it('can be requested again when they fail to load', async () => {
    let fails = true;
    serveOwnRole(() => (fails ? refuse(403, 'FORBIDDEN') : offer()));
    const { user } = renderApp(page);
    expect(await screen.findByText('Unable to load training recommendations')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Register for Seeing it through' })).toBeTruthy();
  });

  it('accept a registration that is prefilled, with a message for each mistake', SLOW, async () => {
    const calls = serveOwnRole(() => offer());
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Register for Seeing it through' }));
    const dialog = await screen.findByRole('dialog');
    const field = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>('textbox', { name });
    expect((await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /First name/ })).value).toBe(
      'Anna',
    );
    expect(field(/Phone/).value).toBe('00491511234567');
    for (const name of [/First name/, /Last name/, /E-mail/, /Phone/]) await user.clear(field(name));
    const send = within(dialog).getByRole('button', { name: 'Register' });
    await user.click(send);
    for (const message of [
      'Please enter your first name.',
      'Please enter your last name.',
      'Please enter a valid e-mail address.',
      'Please enter your phone number.',
      'Please describe your current situation.',
      'Please agree to be contacted.',
    ]) {
      expect(await within(dialog).findByText(message)).toBeTruthy();
    }
    await user.type(field(/First name/), 'A'.repeat(51));
    expect(await within(dialog).findByText('The first name must not exceed 50 characters.')).toBeTruthy();
    await user.clear(field(/First name/));
    await user.type(field(/First name/), 'Anna');
    await user.type(field(/Last name/), 'Kowalski');
    await user.type(field(/E-mail/), 'anna@mail.example');
    await user.type(field(/Phone/), '+49');
    expect(
      await within(dialog).findByText('A phone number has 5 to 20 digits and nothing else.'),
    ).toBeTruthy();
    await user.clear(field(/Phone/));
    await user.type(field(/Phone/), '015112345');
    await user.type(field(/situation/), 'Many projects');
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(send);
    expect(await screen.findByText('You are registered. You will be contacted.')).toBeTruthy();
    expect(calls.requests).toEqual([
      {
        course: 'focus',
        first_name: 'Anna',
        last_name: 'Kowalski',
        email: 'anna@mail.example',
        phone: '015112345',
        situation: 'Many projects',
        consent: true,
      },
    ]);
  });

  it('say that the person is already registered, and keep the input', async () => {
    serveOwnRole(() => offer());
    api.use(http.post('*/api/training/requests', () => refuse(400, 'training.already_registered')));
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Register for Seeing it through' }));
    const dialog = await screen.findByRole('dialog');
    const situation = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: /situation/ });
    await user.type(situation, 'Many projects');
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Register' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('training.already_registered');
    expect(situation.value).toBe('Many projects');
  });

  it('show the own registration, which can be withdrawn', async () => {
    const calls = serveOwnRole(() =>
      offer({ id: 'r1', state: 'contacted', date_created: '2026-11-20T12:00:00.000Z' }),
    );
    const { user } = renderApp(page);
    expect(await screen.findByText(/^Registered on .*, answered$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Withdraw the registration for Seeing it through' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The registration was withdrawn.')).toBeTruthy();
    expect(calls.removedIds).toEqual(['r1']);
  });
});

describe('the courses of the platform', () => {
  const bodies: unknown[] = [];
  const OTHERS = { other_title: null, other_description: null, is_retired: false };

  beforeEach(() => {
    bodies.length = 0;
    signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
    const recordWrite = async ({ request }: { request: Request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: { id: 'focus' } });
    };
    api.use(
      http.get('*/api/items/training_courses', () => HttpResponse.json({ data: [{ ...COURSE, ...OTHERS }] })),
      http.post('*/api/items/training_courses', recordWrite),
      http.patch('*/api/items/training_courses/:id', recordWrite),
      http.patch('*/api/platform/training-requests/:id', async ({ request }) => {
        bodies.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
      http.get('*/api/platform/training-requests', () =>
        HttpResponse.json({
          data: [
            {
              id: 'r1',
              state: 'new',
              course: { id: 'focus', title: COURSE.title },
              workspace: 'Nordlicht GmbH',
              first_name: 'Anna',
              last_name: 'Kowalski',
              email: 'anna@mail.example',
              phone: '015112345',
              situation: 'Many projects',
              date_created: '2026-11-20T12:00:00.000Z',
            },
          ],
        }),
      ),
    );
  });

  it('are added, and retired', SLOW, async () => {
    const { user } = renderApp('/admin/trainings');
    await user.click(await screen.findByRole('button', { name: 'Retire Seeing it through' }));
    expect(await screen.findByText('“Seeing it through” is no longer offered.')).toBeTruthy();
    expect(bodies).toEqual([{ is_retired: true }]);
    await user.click(screen.getByRole('button', { name: 'Add course' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /^Title, in the language/ }), 'Calm');
    await user.type(within(dialog).getByRole('textbox', { name: 'Link' }), 'http://x.example');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('A link begins with https://.')).toBeTruthy();
    await user.clear(within(dialog).getByRole('textbox', { name: 'Link' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The course was saved.')).toBeTruthy();
    expect(bodies[1]).toMatchObject({
      title: 'Calm',
      url: null,
      trait: 'O',
      direction: 'below',
      language: 'EN',
    });
  });

  it('show who registered, and the state of each registration', async () => {
    const { user } = renderApp('/admin/trainings?tab=requests');
    const list = await screen.findByRole('list', { name: 'Registrations' });
    expect(list.textContent).toContain('Anna Kowalski');
    expect(within(list).getByRole('link', { name: 'anna@mail.example' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Status of the registration of Anna Kowalski/ }));
    await user.click(await screen.findByRole('option', { name: 'Contacted' }));
    expect(await screen.findByText('The status was saved.')).toBeTruthy();
    expect(bodies).toEqual([{ state: 'contacted' }]);
  });
});

describe('a phone number in digits', () => {
  it.each([
    ['+49 151 123', '0049151123'],
    ['0151/123-4', '01511234'],
    [null, ''],
  ])('of %j is %j', (number, digits) => {
    expect(toDigits(number)).toBe(digits);
  });
});
