import { ChartQuery } from '@quint/contract/measures/reports.ts';
import { z } from 'zod';
import { drawRadar, drawSpectrum } from '#features/measures/reports/charts/service.ts';
import { PUBLIC } from '#http/access.ts';
import { rawRoute, routes } from '#http/routes.ts';

// The trait values are in the URL and belong to nobody: anyone may render them, and the picture is constant.
const CACHE = 'public, max-age=86400';
const CHARTS = { spectrum: drawSpectrum, radar: drawRadar } as const;

export const registerChartRoutes = routes(
  ...Object.entries(CHARTS).map(([name, draw]) =>
    rawRoute(`GET /charts/${name}.svg`, {
      access: PUBLIC,
      summary: `Draw traits as a ${name}`,
      query: ChartQuery,
      response: { 200: z.string().describe('The picture, image/svg+xml') },
      handler: ({ query, reply }) => {
        const picture = draw(query);
        return reply.type('image/svg+xml; charset=utf-8').header('cache-control', CACHE).send(picture);
      },
    }),
  ),
);
