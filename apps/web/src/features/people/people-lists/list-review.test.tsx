import type { ListedPerson } from '@quint/domain/people/people-list.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerInvitePage, uploadList } from '../../../testing/inviting.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents } from '../../../testing/talents.ts';
import { ListReview } from './components/list-review.tsx';
import type { ListSource } from './model/messages.ts';
import { usePeopleList } from './use-people-list.ts';
import { SLOW } from '#testing/slow.ts';

type User = ReturnType<typeof renderApp>['user'];

const field = (name: string, number: number) =>
  screen.getByLabelText<HTMLInputElement>(`${name}, person ${number}`);

async function chooseMeaning(user: User, column: string, meaning: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(`${column}: used as`) }));
  await user.click(await screen.findByRole('option', { name: meaning }));
}

beforeEach(() => {
  fakeTalents([]);
  answerInvitePage();
});

describe('A selected list', () => {
  it('shows its columns with their first values, and adds nobody before a press', async () => {
    const { user } = renderApp('/talents/invite?from=file');
    await uploadList(user, 'liste.csv', 'Nachname;Vorname;E-Mail;Nr\nMuster;Fritz;f@mail.example;1\n');
    const columns = within(await screen.findByRole('region', { name: 'Columns' }));
    const list = screen.getByRole('region', { name: 'Check the list' });
    expect(document.activeElement?.contains(list)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(columns.getByRole('list', { name: 'First values: Nachname' }).textContent).toBe('Muster');
    expect(columns.queryByRole('list', { name: 'First values: Nr' })).toBeNull();
    await user.click(columns.getByRole('button', { name: 'Show 1 column that is not used' }));
    expect(columns.getByRole('list', { name: 'First values: Nr' }).textContent).toBe('1');
    expect(screen.queryByLabelText('First name, person 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add 1 person' }));
    await screen.findByLabelText('First name, person 1');
    expect(document.activeElement).not.toBe(document.body);
    expect([field('First name', 1).value, field('Last name', 1).value]).toEqual(['Fritz', 'Muster']);
  });

  it('is read again when the meaning of a column changes', SLOW, async () => {
    const { user } = renderApp('/talents/invite?from=file');
    await uploadList(user, 'liste.txt', 'Kim;Lee;a@mail.example\n');
    await screen.findByText('The headings do not say what each column is. Please check.');
    await chooseMeaning(user, 'Column 1', 'Last name');
    await chooseMeaning(user, 'Column 2', 'First name');
    await user.click(screen.getByRole('button', { name: 'Add 1 person' }));
    await screen.findByLabelText('First name, person 1');
    expect([field('First name', 1).value, field('Last name', 1).value]).toEqual(['Lee', 'Kim']);
  });

  it('says which column is missing', async () => {
    const { user } = renderApp('/talents/invite?from=file');
    await uploadList(user, 'liste.csv', 'Vorname;Nachname;E-Mail\nFritz;Muster;f@mail.example\n');
    await screen.findByRole('region', { name: 'Columns' });
    await chooseMeaning(user, 'E-Mail', 'Not used');
    expect(await screen.findByText('Choose the column with the e-mail addresses.')).toBeTruthy();
  });

  it('restores a row set aside, whose damaged name must then be typed again', async () => {
    const { user } = renderApp('/talents/invite?from=file');
    await uploadList(user, 'liste.csv', 'Vorname;Nachname;E-Mail\nJ?rg;Muster;j@mail.example\nSumme;;1\n');
    expect(await screen.findByText(/^1 name has damaged letters/)).toBeTruthy();
    expect(screen.getByText('Total or note')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Include anyway: row 2' }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 person' }));
    expect(await screen.findByText(/This name has damaged letters\. Please type it again\./)).toBeTruthy();
    expect(field('First name', 1).getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the rows set aside, and the focus, while rows are restored', async () => {
    const { user } = renderApp('/talents/invite?from=file');
    await uploadList(user, 'liste.csv', 'Vorname;Nachname;E-Mail\nAda;Kim;\nJ?rg;Muster;j@mail.example\n');
    await user.click(await screen.findByRole('button', { name: 'Include anyway: row 2' }));
    await screen.findByRole('radio', { name: '1 to check' });
    await user.click(screen.getByRole('button', { name: 'Include anyway: row 3' }));
    await screen.findByRole('radio', { name: '2 to check' });
    expect(document.activeElement?.contains(screen.getByRole('radio', { name: '2 to check' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows advice when it cannot be read', async () => {
    const { user } = renderApp('/talents/invite?from=file');
    await uploadList(user, 'kontakte.pdf', '%PDF-1.7 a@mail.example');
    expect(await screen.findByText(/^kontakte\.pdf: This file is not a table/)).toBeTruthy();
  });
});

describe('A table pasted into a field of the list', () => {
  it('shows its columns beside the pasted list', async () => {
    const { user } = renderApp('/talents/invite');
    await user.click(await screen.findByLabelText('E-mail, person 1'));
    await user.paste('Muster\tFritz\tfritz.muster@mail.example\nGroß\tEva\teva.gross@mail.example');
    expect(await screen.findByRole('region', { name: 'Columns' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add 2 people' }));
    await screen.findByLabelText('First name, person 2');
    expect([field('First name', 2).value, field('Last name', 2).value]).toEqual(['Eva', 'Groß']);
  });
});

const TABLE = { text: 'Name;E-Mail\nAda Kim;a@mail.example\nBo Lee;b@mail.example\nCy Roe;c@mail.example' };
const ONE_LINE = { text: 'Ada Kim <a@mail.example>, Bo Lee <b@mail.example>, Cy Roe <c@mail.example>' };

/** A list with space for one person. */
function Review({ source, takenEmails }: { readonly source: ListSource; readonly takenEmails: string[] }) {
  const reading = usePeopleList(source);
  const take = ([person]: readonly ListedPerson[]) => {
    takenEmails.push(person?.email ?? '');
    return 1;
  };
  return (
    <ListReview
      reading={reading}
      takeLabel={(count) => `Take ${count}`}
      onTake={take}
      onDone={() => takenEmails.push('done')}
    />
  );
}

describe('A list with more people than fit', () => {
  it.each([
    ['of a table', TABLE],
    ['of a single line', ONE_LINE],
  ])('keeps the remaining people %s', async (_name, source) => {
    const user = userEvent.setup();
    const takenEmails: string[] = [];
    render(
      <Suspense>
        <Review source={source} takenEmails={takenEmails} />
      </Suspense>,
    );
    await user.click(await screen.findByRole('button', { name: 'Take 3' }));
    expect(
      await screen.findByText(/^A list can have at most 10,000 people\. 2 people stay here/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take 2' }));
    await user.click(await screen.findByRole('button', { name: 'Take 1' }));
    expect(takenEmails).toEqual(['a@mail.example', 'b@mail.example', 'c@mail.example', 'done']);
  });
});
