import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const ADMIN = makeUser();
const ID = ADMIN.active_workspace?.id ?? '';
const LINK = 'https://quint.example/survey/signup?workspace=abc';

function serve({ sites = [], hasLink = true }: { sites?: string[]; hasLink?: boolean } = {}) {
  signedInAs(ADMIN);
  let storedSites = sites;
  let links = hasLink
    ? [{ id: '1', kind: 'applicants', url: LINK, date_created: '2026-11-18T10:00:00Z' }]
    : [];
  api.use(
    http.get(`*/api/items/organizations/${ID}`, () =>
      HttpResponse.json({ data: { survey_frame_origins: storedSites } }),
    ),
    http.patch(`*/api/items/organizations/${ID}`, async ({ request }) => {
      const body = (await request.json()) as { survey_frame_origins: string[] };
      storedSites = body.survey_frame_origins;
      return HttpResponse.json({ data: { id: ID } });
    }),
    http.get('*/api/invite/public-links', () => HttpResponse.json({ data: links })),
    http.post('*/api/invite/public-links', () => {
      links = [{ id: '2', kind: 'applicants', url: LINK, date_created: '2026-11-18T10:00:00Z' }];
      return HttpResponse.json({ data: links[0] });
    }),
  );
  return () => storedSites;
}

it('lists the websites that may show the survey; each is added and removed at once', SLOW, async () => {
  const getStoredSites = serve({ sites: ['https://*.example.com'] });
  const { user } = renderApp('/survey-frames');
  const field = await screen.findByRole('textbox', { name: 'Website' });
  await user.type(field, 'http://www.example.com{Enter}');
  expect(await screen.findByText(/Enter a website that begins with https/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'https://*.EXAMPLE.com{Enter}');
  expect(await screen.findByText('This website is already in the list.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'https://www.example.com/jobs{Enter}');
  await waitFor(() => expect(getStoredSites()).toEqual(['https://*.example.com', 'https://www.example.com']));
  await user.click(await screen.findByRole('button', { name: 'Remove https://*.example.com' }));
  await waitFor(() => expect(getStoredSites()).toEqual(['https://www.example.com']));
});

it('says that no website can show the survey while the list is empty', async () => {
  serve();
  renderApp('/survey-frames');
  expect(await screen.findByText('No website yet: no one can show your survey on a page.')).toBeTruthy();
});

it('shows the code for the website, with the script or as a frame, in a language', async () => {
  serve({ hasLink: false });
  const { user } = renderApp('/survey-frames');
  await user.click(await screen.findByRole('button', { name: 'Create the link' }));
  const code = await screen.findByLabelText<HTMLTextAreaElement>('Code for your page');
  const address = `https://quint.example/survey/signup?workspace=abc&amp;embed=${ID}`;
  expect(code.value).toBe(
    `<div data-quint-survey="${address}" data-quint-title="Survey"></div>\n` +
      '<script async src="https://quint.example/embed.js"></script>',
  );
  await user.click(screen.getByRole('radio', { name: 'German' }));
  await user.click(screen.getByRole('radio', { name: 'Frame only' }));
  expect(code.value).toContain(`<iframe src="${address}&amp;language=de" title="`);
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe(code.value);
  const origin = window.location.origin;
  expect(screen.getByText(`frame-src ${origin}; script-src ${origin}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the sign-up in a new window' }).getAttribute('href')).toBe(
    LINK,
  );
});
