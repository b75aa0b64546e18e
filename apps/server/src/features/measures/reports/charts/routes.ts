import { ChartQuery } from '@quint/contract/measures/reports.ts';
import { z } from 'zod';
import { drawRadar, drawSpectrum } from '#features/measures/reports/charts/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

// The trait values are in the URL and belong to nobody: anyone may render them, and the picture is constant.
const CACHE = 'public, max-age=86400';
const CHARTS = { spectrum: drawSpectrum, radar: drawRadar } as const;

export function registerChartRoutes(app: App): void {
  for (const [name, draw] of Object.entries(CHARTS)) {
    app.route({
      method: 'GET',
      url: `/charts/${name}.svg`,
      config: { access: PUBLIC },
      schema: {
        summary: `Draw traits as a ${name}`,
        querystring: ChartQuery,
        response: { 200: z.string().describe('The picture, image/svg+xml') },
      },
      handler: async (request, reply) => {
        const picture = draw(request.query);
        return reply.type('image/svg+xml; charset=utf-8').header('cache-control', CACHE).send(picture);
      },
    });
  }
}
