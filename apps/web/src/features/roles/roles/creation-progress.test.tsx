import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { renderUi } from '../../../testing/render.tsx';
import { CreationProgress } from './components/creation-progress.tsx';
import { useCreation, type CreationStep } from './use-creation.ts';

const STEPS: readonly CreationStep[] = ['creating', 'analysing', 'profilingWithoutAi'];

/** Runs one step on a press. */
function Host({ work }: { readonly work: () => Promise<string> }) {
  const { step, during, reset } = useCreation();
  const [end, setEnd] = useState('');
  const run = () =>
    during('analysing', work).then(setEnd, (error: Error) => {
      setEnd(error.message);
      reset();
    });
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Run
      </button>
      {step !== undefined && <CreationProgress steps={STEPS} now={step} />}
      <p>{end}</p>
    </>
  );
}

beforeAll(() => loadPhrases('common', 'roles'));

describe('The steps of making a role', () => {
  it('show which are done, running and pending', async () => {
    const user = renderUi(<Host work={() => Promise.resolve('Role 7')} />);
    expect(screen.queryByRole('list')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Run' }));
    const items = within(screen.getByRole('list', { name: 'What happens now' })).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items.map((item) => item.textContent)).toEqual([
      'Creating the roledone',
      'Analysing your answersnow',
      '3Profiling, without AI',
    ]);
    expect(screen.getByRole('status').textContent).toBe('Analysing your answers');
    expect(await screen.findByText('Role 7')).toBeTruthy();
  });

  it('pass on the error, and can be restarted', async () => {
    const user = renderUi(<Host work={() => Promise.reject(new Error('No role'))} />);
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText('No role')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
