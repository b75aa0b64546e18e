import { JOB_STATEMENTS, type JobAnswer, type JobStatementId } from '@quint/psychometrics/job-statements.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { renderUi } from '../../../testing/render.tsx';
import { StatementQuestion } from './components/statement-question.tsx';

const ORDER = JOB_STATEMENTS.map(({ id }) => id);
const FIRST = /^In this role, doing good work means … *finding new ways/;
const SECOND = /dropping a plan at once/;
const THIRD = /approaching people/;

interface RunProps {
  readonly storedAnswers: Map<JobStatementId, JobAnswer>;
  readonly canSkip?: boolean;
}

/** Renders the statements one after the other, with the answers of one person. */
function Run({ storedAnswers, canSkip }: RunProps) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<ReadonlyMap<JobStatementId, JobAnswer>>(new Map());
  const id = ORDER[at];
  if (id === undefined) return <p>That was all.</p>;
  return (
    <StatementQuestion
      statement={id}
      value={answers.get(id)}
      number={at + 1}
      total={ORDER.length}
      canSkip={canSkip ?? false}
      onAnswer={(answer) => {
        storedAnswers.set(id, answer);
        setAnswers(new Map(storedAnswers));
      }}
      onNext={() => setAt((now) => now + 1)}
      onBack={at === 0 ? undefined : () => setAt((now) => now - 1)}
    />
  );
}

function open(props: Partial<RunProps> = {}) {
  const storedAnswers = new Map<JobStatementId, JobAnswer>();
  const user = renderUi(<Run storedAnswers={storedAnswers} {...props} />);
  return { user, storedAnswers };
}

const statement = (name: RegExp) => screen.findByRole('radiogroup', { name });
const box = (name: string) => screen.getByRole('radio', { name });
const findCheckedRadio = () => screen.queryByRole('radio', { checked: true });

/** Controls the clock that limits key presses. */
function clock() {
  let now = Math.ceil(performance.now());
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { pass: (milliseconds: number) => (now += milliseconds) };
}

beforeAll(() => loadPhrases('common', 'job-statements'));

describe('A statement about a job', () => {
  it('has four boxes and "I cannot say", with the focus on the statement', async () => {
    open();
    const group = await statement(FIRST);
    expect(document.activeElement).toBe(group);
    expect(group.getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText('1 of 20')).toBeTruthy();
    expect(within(group).getAllByRole('radio')).toHaveLength(5);
    expect(findCheckedRadio()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('is answered by a press and moves on, and back shows the answer', async () => {
    const { user, storedAnswers } = open();
    await user.click(box('rather applies'));
    await statement(SECOND);
    expect([...storedAnswers]).toEqual([['O1', 3]]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await statement(FIRST);
    expect(findCheckedRadio()).toBe(box('rather applies'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await statement(SECOND);
    expect([...storedAnswers]).toEqual([['O1', 3]]);
  });

  it('accepts digits, with 0 and 5 for "I cannot say", each for one statement', async () => {
    const { user, storedAnswers } = open();
    await user.keyboard('40152');
    await statement(/doing tasks again/);
    await waitFor(() =>
      expect([...storedAnswers]).toEqual([
        ['O1', 4],
        ['C3', 'unsure'],
        ['E1', 1],
        ['A3', 'unsure'],
        ['ES1', 2],
      ]),
    );
  });

  it('is not answered by arrows until the choice is confirmed', async () => {
    const time = clock();
    const { user, storedAnswers } = open();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(findCheckedRadio()).toBe(box('rather does not apply'));
    expect(storedAnswers.size).toBe(0);
    time.pass(400);
    await user.keyboard('{Enter}');
    await statement(SECOND);
    expect([...storedAnswers]).toEqual([['O1', 2]]);
  });

  it('selects "I cannot say" with the arrows as the last box', async () => {
    const { user } = open();
    await user.keyboard('{ArrowLeft}');
    expect(findCheckedRadio()).toBe(box('I cannot say'));
  });

  it('says that nothing is selected, and can be skipped only if allowed', async () => {
    const time = clock();
    const { user, storedAnswers } = open();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    time.pass(400);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Nothing is chosen yet/)).toBeTruthy();
    expect(storedAnswers.size).toBe(0);
  });

  it('can be skipped', async () => {
    const { user, storedAnswers } = open({ canSkip: true });
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await statement(SECOND);
    expect(storedAnswers.size).toBe(0);
  });

  it('goes back with Backspace and accepts a new answer', async () => {
    const { user, storedAnswers } = open();
    await user.keyboard('1');
    await statement(SECOND);
    await user.keyboard('{Backspace}');
    await statement(FIRST);
    await user.keyboard('44');
    await statement(THIRD);
    expect([...storedAnswers]).toEqual([
      ['O1', 4],
      ['C3', 4],
    ]);
  });
});

it('excludes only the statement and its boxes from translation', async () => {
  open();
  const group = await statement(FIRST);
  expect(group.getAttribute('translate')).toBe('no');
  expect(document.querySelectorAll('[translate=no]')).toHaveLength(1);
});
