import type { FillingPreview, PreviewFillingBody } from '@quint/contract/vacancies/filling.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query.ts';
import { SLOW } from '#testing/slow.ts';
import { makeUser, refuseTo } from '../../../testing/api.ts';
import { renderInRouter } from '../../../testing/render.tsx';
import { makeFillingPreview, serveFilling } from '../../../testing/vacancy-filling.ts';
import { makeVacancyMails, ROLE_ID, serveVacancyMails } from '../../../testing/vacancy-mails.ts';
import { FillDialog } from './components/fill-dialog.tsx';

beforeEach(() => {
  localStorage.clear();
  queryClient.setQueryData(['session', 'user'], makeUser());
  serveVacancyMails(makeVacancyMails());
});

const usual = ({ taken_by }: PreviewFillingBody): FillingPreview =>
  makeFillingPreview({ taken_by: taken_by === null ? null : { id: taken_by, name: 'Maria' } });

function open() {
  const onClose = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return isOpen && <FillDialog roleId={ROLE_ID} onClose={close} />;
  }
  return { user: renderInRouter(<Page />), onClose };
}

const submitButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Mark as filled' });

describe('Marking a role as filled', () => {
  it('shows everything that happens, does it, and can undo it', async () => {
    const { fills, reopenings } = serveFilling(usual);
    const { user, onClose } = open();
    expect(await screen.findByRole('heading', { name: 'Mark Support Team Lead as filled' })).toBeTruthy();
    expect((await submitButton()).disabled).toBe(true);
    expect(screen.getByText('Choose who takes the role.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Maria' }));
    expect(await screen.findByText('Maria becomes “hired”, and the role “filled”.')).toBeTruthy();
    expect(screen.getByText(/^4 open surveys end\. .*Robert, Miriam, Lukas and Hanna read/)).toBeTruthy();
    expect(screen.getByText('1 survey goes on, because it is for another role, too.')).toBeTruthy();
    expect(screen.getByText('Tobias was told on 24 November.')).toBeTruthy();
    expect(screen.getByText('Maria gets no e-mail from here.')).toBeTruthy();
    expect(
      screen.getByText(
        /^Everything until Friday 4 December, 09:00 \(Berlin\)\..*5 of these people are deleted on/,
      ),
    ).toBeTruthy();
    await waitFor(async () => expect((await submitButton()).disabled).toBe(false));
    await user.click(await submitButton());
    expect(await screen.findByText('Support Team Lead is filled.')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    expect(fills).toEqual([
      {
        taken_by: 'maria',
        mails: { after_interview: true, no_interview: true, filled: true },
        fingerprint: 'first',
      },
    ]);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(
      await screen.findByText('Support Team Lead is open again. 4 surveys go on. 5 e-mails were stopped.'),
    ).toBeTruthy();
    expect(reopenings).toHaveLength(1);
  });

  it('chooses the person who is marked as hired', async () => {
    serveFilling((body) => ({ ...usual(body), suggested: 'maria' }));
    open();
    expect(await screen.findByRole('radio', { name: 'Maria', checked: true })).toBeTruthy();
    expect(await screen.findByText('Maria gets no e-mail from here.')).toBeTruthy();
  });

  it('takes other answers for single people, no mails of a kind, and own words', SLOW, async () => {
    const bodies: PreviewFillingBody[] = [];
    const { fills } = serveFilling((body) => {
      bodies.push(body);
      const left = body.answers?.some(({ kind }) => kind === null) === true;
      return {
        ...usual(body),
        ...(left && { silent: { count: 1, people: [{ id: 'tarek', name: 'Tarek' }] } }),
      };
    });
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    expect(screen.getByText('The role becomes “filled”.')).toBeTruthy();
    expect(await screen.findByText('Tarek and Sofie get no words of yours.', { exact: false })).toBeTruthy();
    await user.type(await screen.findByRole('textbox', { name: 'Your own words' }), 'Danke!');
    expect(screen.getByText('Sofie gets no words of yours.', { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'The role is filled' }));
    await user.click(screen.getByRole('button', { name: 'Show the people: No, after an interview' }));
    await user.click(screen.getByRole('button', { name: /Answer for Tarek/ }));
    await user.click(await screen.findByRole('option', { name: 'No e-mail' }));
    expect(await screen.findByText('Tarek hears nothing.')).toBeTruthy();
    expect(bodies.at(-1)).toMatchObject({
      taken_by: null,
      mails: { after_interview: true, no_interview: true, filled: false },
      answers: [{ talent: 'tarek', kind: null }],
    });
    await user.click(screen.getByRole('button', { name: 'Write to Tarek after all' }));
    await waitFor(() => expect(bodies.at(-1)?.answers).toBeUndefined());
    await waitFor(async () => expect((await submitButton()).disabled).toBe(false));
    await user.click(await submitButton());
    await waitFor(() =>
      expect(fills).toEqual([
        {
          taken_by: null,
          mails: { after_interview: true, no_interview: true, filled: false },
          fingerprint: 'first',
          words_for: { tarek: 'Danke!' },
        },
      ]),
    );
  });

  it('changes nothing when the people have changed, and shows the new list', async () => {
    let requests = 0;
    const { fills } = serveFilling(
      (body) => {
        requests += 1;
        return { ...usual(body), fingerprint: `asked ${requests}` };
      },
      (request) => (fills.length === 1 ? refuseTo(request, 409, 'role.people_changed') : undefined),
    );
    const { user, onClose } = open();
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    await waitFor(async () => expect((await submitButton()).disabled).toBe(false));
    await user.click(await submitButton());
    expect(
      await screen.findByText(
        /^The people of this role have changed in the meantime\. Nothing has been changed/,
      ),
    ).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(async () => expect((await submitButton()).disabled).toBe(false));
    await user.click(await submitButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(fills[1]?.fingerprint).not.toBe(fills[0]?.fingerprint);
  });

  it('says why a person cannot take the role', async () => {
    const problem = { code: 'plan.limit_reached', message: 'Your plan has room for 10 members.' };
    serveFilling((body) => ({ ...usual(body), problem: body.taken_by === null ? null : problem }));
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Maria' }));
    expect(await screen.findByText('Your plan has room for 10 members.')).toBeTruthy();
    expect((await submitButton()).disabled).toBe(true);
  });

  it('says that the role was filled by somebody else', async () => {
    const { fills } = serveFilling(usual, (request) => refuseTo(request, 409, 'role.filled'));
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    await waitFor(async () => expect((await submitButton()).disabled).toBe(false));
    await user.click(await submitButton());
    expect(await screen.findByText(/^Nothing has been changed\. This role is filled/)).toBeTruthy();
    expect(fills).toHaveLength(1);
  });

  it('counts many people, and names them on demand', SLOW, async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      id: `p${index}`,
      name: `Person ${index}`,
      language: 'EN' as const,
    }));
    serveFilling((body) => ({
      ...usual(body),
      mails: [{ kind: 'filled', is_sent: true, count: 900, people: many }],
      surveys: { ending: { count: 900, people: many }, continuing: 0 },
      days: [
        { day: '2026-12-04', mails: 50, send_at: '2026-12-04T08:00:00.000Z' },
        { day: '2026-12-07', mails: 30, send_at: '2026-12-07T08:00:00.000Z' },
      ],
    }));
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    expect(screen.getByText(/^900 open surveys end\. .*Person 3 and 896 more read/)).toBeTruthy();
    expect(screen.getByText(/^Going out: 50 .* and 30 /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the people: The role is filled' }));
    expect(screen.getAllByRole('button', { name: /Answer for Person/ })).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('button', { name: /Answer for Person/ })).toHaveLength(40);
  });

  it(
    'proposes nine o’clock of Berlin and takes the hour in Berlin, wherever the browser is',
    SLOW,
    async () => {
      const times: (string | undefined)[] = [];
      serveFilling((body) => {
        times.push(body.send_at);
        return usual(body);
      });
      const { user } = open();
      await user.click(await screen.findByRole('radio', { name: 'Maria' }));
      expect(screen.getByText('Friday 4 December, 09:00 (Berlin)')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Change' }));
      const field = within(await screen.findByRole('group', { name: /^Day and time/ }));
      expect(screen.getByText('Time in Berlin')).toBeTruthy();
      const hour = field.getByRole('spinbutton', { name: /hour/ });
      expect(hour.textContent).toBe('9');
      await waitFor(() => expect(times.at(-1)).toBe('2026-12-04T08:00:00.000Z'));
      await user.click(hour);
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(times.at(-1)).toBe('2026-12-04T09:00:00.000Z'));
    },
  );

  it('has three steps on a phone', async () => {
    serveFilling(usual);
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Maria' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Step 1 of 3: Who')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(within(dialog).getByText('Step 2 of 3: What')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(within(dialog).getByText('Step 3 of 3: E-mails')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(within(dialog).getByText('Step 2 of 3: What')).toBeTruthy();
  });
});
