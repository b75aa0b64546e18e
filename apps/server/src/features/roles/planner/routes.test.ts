import { describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { createPlanners } from '#features/roles/planner/service.ts';
import type { PlannerModel } from '#pdf/planner-model.ts';
import { useProduct } from '#testing/product.ts';
import { dense, readAloud } from '#testing/read-aloud.ts';

const product = useProduct({ env: { PROMOTION_UNTIL: '2026-12-20' } });

function get(language: string) {
  return product.app.inject({ method: 'GET', url: `/api/planner?language=${language}` });
}

describe('GET /planner', () => {
  it.each([
    ['en', 'planner-2027.pdf', 'First quarter · Set direction', 'Page 23 of 23', 'January'],
    ['de', 'planer-2027.pdf', 'Erstes Quartal · Richtung geben', 'Seite 23 von 23', 'Januar'],
  ])(
    'opens the planner in %s, a tagged document of 23 pages',
    async (language, name, quarter, last, month) => {
      const answer = await get(language);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toContain(`inline; filename="${name}"`);
      expect(answer.headers['cache-control']).toBe('public, max-age=86400');
      const plain = answer.rawPayload.toString('latin1');
      expect(plain).toContain('pdfuaid:part>1<');
      expect(plain).toMatch(new RegExp(`/Lang \\(${language}\\)`));
      const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
        mergePages: false,
      });
      expect(pages).toHaveLength(23);
      expect(pages[3]).toContain(quarter);
      expect(pages[4]).toContain(month);
      expect(pages[22]).toContain(last);
      const read = await readAloud(answer.rawPayload);
      expect(read).toMatchObject({ language, isTagged: true, pages: 23 });
      expect(read.title).toContain('2027');
      expect(dense(read.text).indexOf(dense(quarter))).toBeGreaterThan(dense(read.text).indexOf(month));
      expect(read.headings[0]).toBe(1);
      expect(read.headings.every((level) => level <= 2)).toBe(true);
    },
  );

  it('is rendered once for each language', async () => {
    const { config, pdf } = product.deps;
    let renderCount = 0;
    const countingPdf = {
      ...pdf,
      renderPlanner: (model: PlannerModel, line: string) => {
        renderCount += 1;
        return pdf.renderPlanner(model, line);
      },
    };
    const planners = createPlanners({ config, pdf: countingPdf });
    const all = await Promise.all([planners('en'), planners('de'), planners('en')]);
    await planners('en');
    expect(renderCount).toBe(2);
    expect(all[2].content).toBe(all[0].content);
  });

  it('supports no other language', async () => {
    expect((await get('fr')).json().errors[0].extensions.code).toBe('INVALID_QUERY');
  });
});
