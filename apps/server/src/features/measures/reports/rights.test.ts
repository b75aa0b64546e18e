import type { ReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { describe, expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

type Right = keyof ReportTexts['limits']['rights']['points']['talent'];

/** The routes for the rights that reports print, with an account or right after the survey. */
const ROUTES: Readonly<Record<Right, readonly string[]>> = {
  statement: [
    'PATCH /api/users/me/results/:resultId/statement',
    'PATCH /api/survey/result/statement',
    'GET /api/survey/result',
  ],
  data: ['POST /api/users/me/data-export', 'POST /api/users/me/privacy/:talent/requests'],
  deletion: ['POST /api/users/me/erasing', 'POST /api/users/me/privacy/:talent/requests'],
  human: ['POST /api/users/me/privacy/:talent/requests'],
};

describe('The rights in reports', () => {
  it('have routes with which people exercise them', () => {
    const declaredRoutes = product.app.declaredRoutes.map(({ method, url }) => `${method} ${url}`);
    for (const [right, routes] of Object.entries(ROUTES)) {
      for (const route of routes) expect(declaredRoutes, right).toContain(route);
    }
  });

  it.each(['en', 'de'] as const)('are the same for the person and for others, in %s', (language) => {
    const { points } = getReportTexts(language).limits.rights;
    expect(Object.keys(points.employer)).toEqual(Object.keys(points.talent));
    expect(Object.keys(points.talent)).toEqual(Object.keys(ROUTES));
  });
});
