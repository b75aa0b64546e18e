import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';
import { ItemCard } from './components/item-card.tsx';
import { enterSurvey } from './use-location.ts';
import { SurveyApp } from './pages/survey-app.tsx';

const IGNORE_KEYS_MS = 400;

function open() {
  window.history.replaceState(null, '', '/survey?step=items');
  enterSurvey();
  return renderUi(<SurveyApp />);
}

const statement = (number: number) => screen.findByRole('radiogroup', { name: `Statement ${number}.` });
const answer = (label: string) => screen.getByRole('radio', { name: label });
const queryCheckedRadio = () => screen.queryByRole('radio', { checked: true });

/** Controls the clock that limits key presses, in whole numbers: 400 ms after a fraction may come out as 399.999. */
function clock() {
  let now = Math.ceil(performance.now());
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { pass: (milliseconds: number) => (now += milliseconds) };
}

beforeAll(() => loadPhrases('common', 'shell', 'survey'));
beforeEach(() => sessionStorage.clear());

describe('The keyboard of a statement', () => {
  it('focuses the statement, which announces its position, and no box', async () => {
    fakeSurvey();
    open();
    const group = await statement(1);
    expect(document.activeElement).toBe(group);
    const descriptionIds = (group.getAttribute('aria-describedby') ?? '').split(' ');
    expect(descriptionIds.map((id) => document.getElementById(id)?.textContent)).toEqual(['1 of 4']);
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
    expect(queryCheckedRadio()).toBeNull();
  });

  it.each([['{Enter}'], [' ']])(
    'stores nothing for %j on a statement without a choice, and says so',
    async (key) => {
      const survey = fakeSurvey();
      const time = clock();
      const user = open();
      await statement(1);
      time.pass(IGNORE_KEYS_MS);
      await user.keyboard(key);
      expect(await screen.findByText('Nothing is chosen yet: press 1, 2, 3 or 4.')).toBeTruthy();
      expect(queryCheckedRadio()).toBeNull();
      await user.keyboard('2');
      await statement(2);
      await waitFor(() =>
        expect(survey.sentAnswers.map(({ item, value }) => [item, value])).toEqual([[1, 2]]),
      );
    },
  );

  it('selects a box reached with Tab by Space, and confirms it by Enter', async () => {
    const survey = fakeSurvey();
    const time = clock();
    const user = open();
    await statement(1);
    time.pass(IGNORE_KEYS_MS);
    await user.tab();
    expect(document.activeElement).toBe(answer('does not apply at all'));
    await user.keyboard('{Enter}');
    expect(queryCheckedRadio()).toBeNull();
    await user.keyboard(' ');
    expect(queryCheckedRadio()).toBe(answer('does not apply at all'));
    expect(survey.sentAnswers).toEqual([]);
    await user.keyboard('{Enter}');
    await statement(2);
    await waitFor(() => expect(survey.sentAnswers.map(({ item, value }) => [item, value])).toEqual([[1, 1]]));
  });

  it('focuses the box of a digit, and ignores Enter or Space right after a change', async () => {
    const survey = fakeSurvey(5, 1);
    clock();
    const user = open();
    await statement(2);
    const box = answer('rather applies');
    const focusedBoxes: unknown[] = [];
    box.addEventListener('focus', () => focusedBoxes.push(box));
    await user.keyboard('3');
    // The next statement may already be shown.
    expect(focusedBoxes).toEqual([box]);
    await statement(3);
    await user.keyboard('{Backspace}');
    await statement(2);
    await waitFor(() => expect(document.activeElement).toBe(answer('rather applies')));
    await user.keyboard('{Enter} ');
    expect(await statement(2)).toBe(document.activeElement?.closest('fieldset'));
    await waitFor(() => expect(survey.sentAnswers.map(({ item, value }) => [item, value])).toEqual([[2, 3]]));
  });

  it('confirms a box selected before by Enter or Space without answering again', async () => {
    const survey = fakeSurvey(4, 2);
    const time = clock();
    const user = open();
    await statement(3);
    await user.keyboard('{Backspace}');
    await statement(2);
    await user.keyboard('{Backspace}');
    await statement(1);
    time.pass(IGNORE_KEYS_MS);
    await user.keyboard('{Enter}');
    await statement(2);
    time.pass(IGNORE_KEYS_MS);
    await user.keyboard(' ');
    await statement(3);
    expect(survey.sentAnswers).toEqual([]);
  });

  it('uses every digit typed quickly for one statement', async () => {
    const survey = fakeSurvey(6);
    const user = open();
    await statement(1);
    await user.keyboard('34123');
    await statement(6);
    await waitFor(() => expect(Object.fromEntries(survey.sheet)).toEqual({ 1: 3, 2: 4, 3: 1, 4: 2, 5: 3 }));
  });

  it('corrects the last digit by Backspace and a digit, at any speed', async () => {
    const survey = fakeSurvey(6);
    const user = open();
    await statement(1);
    await user.keyboard('12{Backspace}4');
    await statement(3);
    await user.keyboard('{Backspace}3');
    await statement(3);
    await waitFor(() => expect(Object.fromEntries(survey.sheet)).toEqual({ 1: 1, 2: 3 }));
  });

  it('no longer moves on automatically once an arrow changes the selection', async () => {
    const calls: string[] = [];
    const recordCall = (what: string) => () => void calls.push(what);
    const choices = [1, 2, 3, 4].map((value) => ({ value, label: `Box ${value}` }));
    const user = renderUi(
      <ItemCard
        text="Statement 1."
        choices={choices}
        value={2}
        number={1}
        total={4}
        notice={undefined}
        onAnswer={recordCall('answer')}
        onType={recordCall('type')}
        onStay={recordCall('stay')}
        onNext={recordCall('next')}
        onBack={undefined}
        onTakeBack={recordCall('take back')}
      />,
    );
    await user.keyboard('{ArrowRight}');
    expect(queryCheckedRadio()).toBe(answer('Box 3'));
    expect(calls).toEqual(['stay']);
  });

  it('ignores digits for the next statement while the break is visible', async () => {
    const survey = fakeSurvey(40, 28);
    const user = open();
    await statement(29);
    await user.keyboard('1234');
    await screen.findByRole('heading', { name: '30 answers done. Take a breath.' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await statement(31);
    expect(queryCheckedRadio()).toBeNull();
    await waitFor(() =>
      expect([29, 30, 31].map((item) => survey.sheet.get(item))).toEqual([1, 2, undefined]),
    );
  });
});
