import { describe, expect, it } from 'vitest';
import { findLegacySurveyTarget, isSurveyPath } from './survey-paths.ts';

describe('isSurveyPath', () => {
  it.each([
    '/survey',
    '/survey/',
    '/survey/result',
    '/survey/done',
    '/survey/mails-off',
    '/survey/reminders',
    '/survey/1/abc/a%40b.example',
  ])('%s', (path) => {
    expect(isSurveyPath(path)).toBe(true);
  });
  it.each(['/', '/surveyb2c', '/survey-admin', '/survey/signup', '/survey/1/abc', '/dashboard'])(
    'not %s',
    (path) => {
      expect(isSurveyPath(path)).toBe(false);
    },
  );
});

describe('findLegacySurveyTarget', () => {
  it('converts the parts of the path to the query, in order', () => {
    expect(findLegacySurveyTarget('/survey/1/abc/a%40b.example')).toBe(
      '/survey?token=abc&email=a%40b.example&assessment=1',
    );
    expect(findLegacySurveyTarget('/survey/1/abc/a@b.example/')).toBe(
      '/survey?token=abc&email=a%40b.example&assessment=1',
    );
  });
  it('keeps a broken escape and other paths unchanged', () => {
    expect(findLegacySurveyTarget('/survey/1/abc/%')).toBe('/survey?token=abc&email=%25&assessment=1');
    expect(findLegacySurveyTarget('/survey/result')).toBeUndefined();
  });
});
