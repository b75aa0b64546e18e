import { QUALITY_INDICES, type SheetScore } from '@quint/psychometrics/types.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import { recordDe } from '@quint/phrases/people/screens/record.de.ts';
import { recordEn } from '@quint/phrases/people/screens/record.en.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { api } from '../../../testing/api.ts';
import { fakeTalent, FIT, GERMAN, TALENT } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { byWeight, CHECKS } from './model/flags.ts';

// The page of a person with a doubtful result shows the reasons, the checks, and possible steps.

const FLAGS: SheetScore['quality']['flags'] = [
  { index: 'long_run', value: 20, severe: false },
  { index: 'instructed', value: 2, severe: true },
  { index: 'fast_total', value: 210, severe: true },
];

interface Options {
  /** The date of an earlier result that is not doubtful. */
  readonly earlier?: string;
  readonly talent?: Partial<TalentRecord>;
}

/** Serves a person whose newest result is doubtful. */
function serve(
  language: 'EN' | 'DE' = 'EN',
  { earlier, talent }: Options = {},
): { readonly filters: string[] } {
  const result = TALENT.latestResult;
  if (result === null) throw new Error('The sample has a result');
  const quality = { verdict: 'doubtful' as const, flags: [...FLAGS] };
  fakeTalent({
    talent: { latestResult: { ...result, result: { ...result.result, quality } }, ...talent },
    fits: [{ ...FIT, quality: 'doubtful' }],
    ...(language === 'DE' ? { user: GERMAN } : {}),
  });
  const requests = { filters: [] as string[] };
  api.use(
    http.get('*/api/items/talents_results', ({ request }) => {
      requests.filters.push(new URL(request.url).search);
      return HttpResponse.json({ data: earlier === undefined ? [] : [{ date_finished: earlier }] });
    }),
  );
  return requests;
}

describe('The page of a person with a doubtful result', () => {
  it.each([
    [
      'EN',
      'Read with care. The survey was finished in under 4 minutes. Both check statements were missed. This result may say little about Anna.',
    ],
    [
      'DE',
      'Mit Vorsicht lesen. Die Befragung wurde in weniger als 4 Minuten abgeschlossen. Bei beiden Kontrollaussagen wurde nicht das erbetene Feld gewählt. Dieses Ergebnis sagt vielleicht wenig über Anna aus.',
    ],
  ] as const)('shows the two clearest reasons below the band, in %s', async (language, text) => {
    serve(language);
    renderApp('/talents/anna');
    await waitFor(() => expect(document.querySelector('[data-doubt=line] p')?.textContent).toBe(text));
  });

  it.each(['/talents/anna', '/talents/anna?tab=personality', '/roles/po/talents/anna'])(
    'opens what was checked, and what of it was flagged, from %s',
    async (path) => {
      serve();
      const { user } = renderApp(path);
      await user.click(await screen.findByRole('button', { name: recordEn.doubt.checked }));
      const dialog = within(await screen.findByRole('dialog'));
      const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(rows).toHaveLength(9);
      expect(rows.slice(0, 3)).toEqual([
        'Time for the whole surveyThe survey was finished in under 4 minutes.clear flag',
        'Check statementsBoth check statements were missed.clear flag',
        'The same box in a rowThe same box was chosen many times in a row.flag',
      ]);
      expect(dialog.getAllByText(recordEn.doubt.unflagged)).toHaveLength(6);
    },
  );

  it('makes inviting again the primary action, and shows other steps instead of interview hints', async () => {
    serve();
    renderApp('/talents/anna');
    const again = await screen.findByRole('button', { name: 'Invite again' });
    expect(again.className).toContain('bg-lila');
    expect(await screen.findByText(recordEn.doubt.noReason)).toBeTruthy();
    expect(screen.getByText('Invite Anna again.', { exact: false })).toBeTruthy();
    expect(screen.queryByText(/^Probe deeper/)).toBeNull();
    expect(screen.getByRole('link', { name: recordEn.ask.sheet })).toBeTruthy();
  });

  it('offers no second invitation while the person takes the survey again', async () => {
    const { invitation } = TALENT;
    if (invitation === null) throw new Error('The sample has an invitation');
    serve('EN', { talent: { invitation: { ...invitation, id: 'result-2', status: 'OPENED' } } });
    renderApp('/talents/anna');
    expect(await screen.findByText(/^Talk to each other: ask Anna/)).toBeTruthy();
    expect(screen.getByText(/^Retaking the survey since/)).toBeTruthy();
    expect(screen.queryByText('Invite Anna again.', { exact: false })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite again' })).toBeNull();
  });

  it('says that an earlier result was not doubtful, and that the newest one counts', async () => {
    const { filters } = serve('DE', { earlier: '2026-11-03T10:00:00.000Z' });
    renderApp('/talents/anna');
    expect(
      await screen.findByText('Das Ergebnis vom 3. Nov. 2026 war weniger zweifelhaft.', { exact: false }),
    ).toBeTruthy();
    expect(recordDe.doubt.earlier).toContain('Es zählt das neueste.');
    expect(filters).toHaveLength(1);
  });

  it('shows none of this, and requests no earlier result, without doubt', async () => {
    const { filters } = serve();
    fakeTalent();
    renderApp('/talents/anna');
    expect((await screen.findAllByText('91')).length).toBeGreaterThan(0);
    expect(document.querySelector('[data-doubt]')).toBeNull();
    expect(screen.queryByText(doubtEn.short, { exact: false })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite again' })).toBeNull();
    expect(filters).toEqual([]);
  });

  it('lists clear flags first, then by importance', () => {
    expect(CHECKS.toSorted()).toEqual(QUALITY_INDICES.toSorted());
    expect(byWeight(FLAGS).map(({ index }) => index)).toEqual(['fast_total', 'instructed', 'long_run']);
  });
});
