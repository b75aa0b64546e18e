import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';
import { enterSurvey } from './use-location.ts';
import { SurveyApp } from './pages/survey-app.tsx';

const [FIRST, SECOND] = ['ipip-neo-work@1', 'ipip-neo-work@2'];

function open() {
  window.history.replaceState(null, '', '/survey?step=items');
  enterSurvey();
  return renderUi(<SurveyApp />);
}

const statement = (name: string) => screen.findByRole('radiogroup', { name });

beforeAll(() => loadPhrases('common', 'shell', 'survey'));
beforeEach(() => sessionStorage.clear());

describe('Answers to an older form', () => {
  it('show the items of that form, and name it', async () => {
    const survey = fakeSurvey();
    survey.session = { instrument: FIRST };
    const user = open();
    await statement('Old Statement 1.');
    await user.keyboard('1');
    await statement('Old Statement 2.');
    await waitFor(() => expect(survey.forms).toEqual([FIRST]));
  });
});

describe('Answers that turn out to belong to another form', () => {
  it('show the items of that form from then on', async () => {
    const survey = fakeSurvey();
    const user = open();
    await statement('Statement 1.');
    survey.formOfSheet = FIRST;
    await user.keyboard('1');
    await statement('Old Statement 2.');
    survey.formOfSheet = undefined;
    await user.keyboard('2');
    await statement('Old Statement 3.');
    await waitFor(() => expect(survey.forms).toEqual([SECOND, FIRST]));
  });
});
