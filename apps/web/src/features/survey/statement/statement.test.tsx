import { render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { api, refuse, refuseTo } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { ownStatement } from './api.ts';
import { LaterStatement } from './components/later-statement.tsx';
import { StatementForm } from './components/statement-form.tsx';
import { writingOf } from './use-statement.ts';

const URL = '*/api/users/me/results/result-1/statement';
let storedText: string | null;
let sentStatements: { text: string; before: string | null }[];

beforeAll(() => loadPhrases('common', 'statement'));
beforeEach(() => {
  storedText = null;
  sentStatements = [];
  api.use(
    http.patch(URL, async ({ request }) => {
      const body = (await request.json()) as { text: string; before: string | null };
      sentStatements.push(body);
      if (body.before !== storedText) return refuseTo(request, 409, 'statement.changed');
      storedText = body.text === '' ? null : body.text;
      return HttpResponse.json({ data: { text: storedText } });
    }),
    http.get('*/api/items/talents_results/result-1', () =>
      HttpResponse.json({ data: { statement: storedText } }),
    ),
  );
});

function Form({ first }: { readonly first: string | null }) {
  const [value, setValue] = useState(() => writingOf(first));
  const statementDraft = { value, setValue, goOn: setValue };
  return (
    <StatementForm store={ownStatement('result-1')} statementDraft={statementDraft} workspace="Nordlicht" />
  );
}

function show(first: string | null = null) {
  storedText = first;
  return renderUi(<Form first={first} />);
}

const field = () => screen.getByRole('textbox', { name: 'What you want to say about this result' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe('The own statement', () => {
  it('shows who reads it, counts characters, and is saved', async () => {
    const user = show();
    expect(screen.getByText(/Those at Nordlicht who see your result/)).toBeTruthy();
    expect(screen.getByText('1,000 characters left')).toBeTruthy();
    await user.type(field(), 'I was tired 😀');
    expect(screen.getByText('987 characters left')).toBeTruthy();
    await press(user, 'Save statement');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sentStatements).toEqual([{ text: 'I was tired 😀', before: null }]);
  });

  it('cannot be sent while it is empty, unchanged or too long', async () => {
    const user = show('Mine.');
    await press(user, 'Save statement');
    await user.clear(field());
    await user.type(field(), '   ');
    await press(user, 'Save statement');
    await user.clear(field());
    await user.click(field());
    await user.paste('x'.repeat(1001));
    expect(screen.getByText('1 character too many')).toBeTruthy();
    await press(user, 'Save statement');
    expect(sentStatements).toEqual([]);
  });

  it('is removed, and restored by undo', async () => {
    const user = show('Mine.');
    await press(user, 'Remove');
    expect(await screen.findByText('Removed.')).toBeTruthy();
    expect([storedText, (field() as HTMLTextAreaElement).value]).toEqual([null, '']);
    await press(user, 'Undo');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect([storedText, (field() as HTMLTextAreaElement).value]).toEqual(['Mine.', 'Mine.']);
  });

  it('shows the text saved by another tab, keeps the own text, and replaces the other after a second press', async () => {
    const user = show('Mine.');
    storedText = 'From the other tab.';
    await user.clear(field());
    await user.type(field(), 'From this tab.');
    await press(user, 'Save statement');
    expect(await screen.findByText('From the other tab.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/changed elsewhere/);
    expect((field() as HTMLTextAreaElement).value).toBe('From this tab.');
    await press(user, 'Save statement');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(storedText).toBe('From this tab.');
  });

  it('keeps the text and says why when saving fails', async () => {
    api.use(http.patch(URL, () => refuse(404, 'record.not_found')));
    const user = show();
    await user.type(field(), 'Mine.');
    await press(user, 'Save statement');
    expect(await within(screen.getByRole('alert')).findByText(/./)).toBeTruthy();
    expect((field() as HTMLTextAreaElement).value).toBe('Mine.');
  });
});

describe('The statement of another person', () => {
  it('is shown below the name, as plain text', async () => {
    renderUi(<LaterStatement text={'<b>Not bold</b>\nSecond line'} name="Kim Park" />);
    expect(await screen.findByRole('heading', { name: 'Kim Park about this result' })).toBeTruthy();
    expect(screen.getByText(/<b>Not bold<\/b>/)).toBeTruthy();
  });

  it('takes no space when there is none', () => {
    const { container } = render(<LaterStatement text={null} name="Kim Park" />);
    expect(container.textContent).toBe('');
  });
});
