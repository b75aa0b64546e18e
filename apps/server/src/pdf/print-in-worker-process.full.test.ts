import { afterEach, describe, expect, it, vi } from 'vitest';

import { buildReportModel } from '#features/measures/reports/model.ts';
import { sampleReport } from '#testing/sample-report.ts';
import type { PrintingPdf } from './print-in-worker-process.ts';
import { createPdf } from './print-in-worker-process.ts';

const model = buildReportModel(sampleReport());
const openPdfs: PrintingPdf[] = [];

function open(options: Parameters<typeof createPdf>[0] = {}): PrintingPdf {
  const pdf = createPdf(options);
  openPdfs.push(pdf);
  return pdf;
}

afterEach(() => {
  for (const pdf of openPdfs.splice(0)) pdf.close();
});

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString();

async function startPrinter(pdf: PrintingPdf): Promise<number> {
  await pdf.renderPersonalityReport(model, 'a');
  if (pdf.pid === undefined) throw new Error('There is no rendering process');
  return pdf.pid;
}

describe('the rendering process', () => {
  it('is separate from the server, which keeps responding while a document is rendered', async () => {
    const pdf = open();
    expect(await startPrinter(pdf)).not.toBe(process.pid);
    let ticks = 0;
    const ticker = setInterval(() => (ticks += 1), 1);
    await Promise.all(['a', 'b', 'c'].map((line) => pdf.renderPersonalityReport(model, line)));
    clearInterval(ticker);
    expect(ticks).toBeGreaterThan(3);
  });

  it('is restarted after it has ended, and only the current document fails', async () => {
    const pdf = open();
    const first = await startPrinter(pdf);
    process.kill(first, 'SIGSTOP');
    const lostReport = pdf.renderPersonalityReport(model, 'a');
    const next = pdf.renderPersonalityReport(model, 'b');
    process.kill(first, 'SIGKILL');
    await expect(lostReport).rejects.toMatchObject({ name: 'PdfError', code: 'pdf.process_ended' });
    expect(headOf(await next)).toBe('%PDF-');
    expect(pdf.pid).not.toBe(first);
  });

  it('is stopped when it hangs, and another one renders the next document', async () => {
    const pdf = open({ secondsMax: 3 });
    const first = await startPrinter(pdf);
    process.kill(first, 'SIGSTOP');
    const hangingReport = pdf.renderPersonalityReport(model, 'a');
    const next = pdf.renderPersonalityReport(model, 'a');
    await expect(hangingReport).rejects.toMatchObject({ code: 'pdf.took_too_long' });
    expect(headOf(await next)).toBe('%PDF-');
    expect(() => process.kill(first, 0)).toThrow(/ESRCH/);
  });

  it('does not get the settings of the server', async () => {
    vi.stubEnv('SECRET', 'a secret of the server');
    const pid = await startPrinter(open());
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('secret');
    vi.unstubAllEnvs();
  });

  it('ends with the server', async () => {
    const pdf = open();
    const pid = await startPrinter(pdf);
    pdf.close();
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/));
    await expect(pdf.renderPersonalityReport(model, 'a')).rejects.toMatchObject({
      code: 'pdf.process_ended',
    });
  });
});
