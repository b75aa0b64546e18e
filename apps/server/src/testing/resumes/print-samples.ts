import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printLetters } from './letters.ts';
import { printTypst } from './print.ts';
import type { Sample } from './samples.ts';

const CHROMIUM_FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Programs write their PDF next to their source; it is moved to the sample. */
function printInTempFolder(sample: Sample, run: (source: string, folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'quint-resume-'));
  try {
    const source = join(folder, `${sample.name}${sample.source.slice(sample.source.lastIndexOf('.'))}`);
    copyFileSync(sample.source, source);
    run(source, folder);
    copyFileSync(join(folder, `${sample.name}.pdf`), sample.pdf);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: 'ignore', env: { ...process.env, SOURCE_DATE_EPOCH: '0' } });
}

/** Prints a sample again: with Chromium, LibreOffice or LaTeX (if installed), or with the product's printer. */
export function printSample(sample: Sample): void {
  const file = basename(sample.source);
  if (file.endsWith('.letters')) writeFileSync(sample.pdf, printLetters(readFileSync(sample.source, 'utf8')));
  else if (file.endsWith('.typ')) writeFileSync(sample.pdf, printTypst(readFileSync(sample.source, 'utf8')));
  else if (file.endsWith('.tex')) {
    printInTempFolder(sample, (source, folder) =>
      run('pdflatex', ['-interaction=batchmode', source], folder),
    );
  } else if (file.endsWith('.writer.html')) {
    const args = ['--headless', '--infilter=HTML (StarWriter)', '--convert-to', 'pdf:writer_pdf_Export'];
    printInTempFolder(sample, (source, folder) => run('soffice', [...args, source], folder));
  } else {
    printInTempFolder(sample, (source, folder) =>
      run(
        chromium,
        [
          ...CHROMIUM_FLAGS,
          `--print-to-pdf=${join(folder, `${sample.name}.pdf`)}`,
          pathToFileURL(source).href,
        ],
        folder,
      ),
    );
  }
}
