import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, signedInAs } from '../../../testing/api.ts';
import { makeMember, OWN_RESULT, OWN_TALENT } from '../../../testing/own-talent.ts';
import { fakePremiumReport } from '../../../testing/premium-report.ts';
import { renderApp } from '../../../testing/render.tsx';

// People can read the same about their own doubtful result as others, and can take the survey again at once.

function serve(verdict: 'ok' | 'doubtful'): void {
  signedInAs(makeMember());
  fakePremiumReport();
  const quality = { verdict, label: 'label', text: 'text', notes: [] };
  const report = { quality, style: { heading: '', primary: '', caption: '', bars: [] }, footer: 'Norm' };
  const { latestResult } = OWN_TALENT;
  const result = { ...latestResult.result, quality: { verdict, flags: [] } };
  const talent = { ...OWN_TALENT, latestResult: { ...latestResult, result } };
  api.use(
    http.get('*/api/items/talents/anna', () => HttpResponse.json({ data: talent })),
    http.get('*/api/users/me/survey', () => HttpResponse.json({ data: { is_finished: true } })),
    http.get(`*/api/reports/getTalentEvaluationTexts/${OWN_RESULT}`, () =>
      HttpResponse.json({ data: { report, sections: [] } }),
    ),
  );
}

describe('The own result', () => {
  it('is marked as doubtful before its first figure, with a link to the retake', async () => {
    serve('doubtful');
    renderApp('/talent-profile/anna?tab=result');
    const line = await screen.findByText(doubtEn.line);
    const again = await screen.findByRole('button', { name: 'Retake the survey' });
    expect(line.parentElement?.contains(again)).toBe(true);
    const heading = await screen.findByRole('heading', { name: 'The traits in words' });
    expect(heading.closest('section')?.querySelectorAll('[data-doubt=mark]')).toHaveLength(1);
  });

  it('is not marked otherwise', async () => {
    serve('ok');
    renderApp('/talent-profile/anna?tab=result');
    expect(await screen.findByRole('heading', { name: 'The traits in words' })).toBeTruthy();
    expect(document.querySelector('[data-doubt]')).toBeNull();
  });
});
