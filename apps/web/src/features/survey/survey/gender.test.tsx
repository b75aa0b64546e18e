import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';
import { SurveyApp } from './pages/survey-app.tsx';

function open(path: string) {
  window.history.replaceState(null, '', path);
  return renderUi(<SurveyApp />);
}

beforeAll(() => loadPhrases('common', 'shell', 'survey'));

describe('The gender', () => {
  it.each([
    ['Male', 'male'],
    ['Female', 'female'],
    ['Non-binary or another gender', 'diverse'],
    ['I prefer not to say', 'undisclosed'],
  ])('may be "%s"', async (label, gender) => {
    const survey = fakeSurvey(4, 0);
    survey.session = { demographics_given: false };
    const user = open('/survey?step=about');
    await user.type(await screen.findByLabelText('Age'), '31');
    await user.click(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Continue to the statements' }));
    await vi.waitFor(() => expect(survey.demographics).toEqual([{ name: 'Mira', age: 31, gender }]));
  });

  it('is required, with four options', async () => {
    const survey = fakeSurvey(4, 0);
    survey.session = { demographics_given: false };
    const user = open('/survey?step=about');
    await user.type(await screen.findByLabelText('Age'), '31');
    await user.click(screen.getByRole('button', { name: 'Continue to the statements' }));
    expect(await screen.findByText('Gender is required.')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(survey.demographics).toEqual([]);
  });
});
