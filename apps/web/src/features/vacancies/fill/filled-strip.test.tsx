import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { queryClient } from '#lib/query.ts';
import { api } from '../../../testing/api.ts';
import { renderInRouter } from '../../../testing/render.tsx';
import { makeFilling, makeFillingPreview, serveFilling } from '../../../testing/vacancy-filling.ts';
import { makeVacancyMails, ROLE_ID, serveVacancyMails } from '../../../testing/vacancy-mails.ts';
import { FilledStrip } from './components/filled-strip.tsx';

function open(overrides: Parameters<typeof makeFilling>[0] = {}) {
  api.use(
    http.get(`*/api/vacancies/${ROLE_ID}/filling`, () => HttpResponse.json({ data: makeFilling(overrides) })),
  );
  return renderInRouter(<FilledStrip roleId={ROLE_ID} />);
}

describe('A filled role', () => {
  it('says who took it, and stops the answers that wait', async () => {
    const calls = serveVacancyMails(makeVacancyMails());
    const user = open();
    expect(await screen.findByText('Maria took the role on 3 December.')).toBeTruthy();
    expect(screen.getByText('10 e-mails leave from Friday 4 December, 09:00 (Berlin)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop the e-mails' }));
    expect(await screen.findByText('2 e-mails were stopped.')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ answers: 'all' });
  });

  it('is opened again after a question that says what stays', async () => {
    const { reopenings } = serveFilling(() => makeFillingPreview());
    const user = open({ taken_by: null, sent: 3 });
    expect(await screen.findByText('The role was filled on 3 December.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('10 e-mails that have not gone out are stopped.')).toBeTruthy();
    expect(screen.getByText('3 e-mails have gone out and stay out.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText(/^Support Team Lead is open again\./)).toBeTruthy();
    expect(reopenings).toHaveLength(1);
  });

  it('is absent for an open role', async () => {
    open({ date_filled: null, taken_by: null, waiting: null });
    const key = ['vacancies', ROLE_ID, 'filling'];
    await waitFor(() => expect(queryClient.getQueryData(key)).toBeDefined());
    expect(screen.queryByRole('region', { name: 'The role is filled' })).toBeNull();
  });
});
