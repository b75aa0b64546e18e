import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));
const SOURCE = /\.(?:writer\.html|html|tex|typ|letters)$/u;

/** A resume with a unique layout, and its expected result. */
export interface Sample {
  readonly name: string;
  readonly source: string;
  readonly pdf: string;
  /** `role | employer | start | end`; months, or years if the resume has no month. */
  readonly jobs: readonly string[];
  readonly languages: readonly string[];
  readonly skills: readonly string[];
  /** Every third layout is held out: the code is changed without looking at its results for these. */
  readonly isHeldOut: boolean;
}

function linesOf(text: string, kind: string): string[] {
  return [...text.matchAll(new RegExp(`^(?:%|#|//)? ?${kind}: (.+)$`, 'gmu'))].map(([, value = '']) =>
    value.trim(),
  );
}

function listOf(text: string, kind: string): string[] {
  const [value = 'none'] = linesOf(text, kind);
  return value === 'none' ? [] : value.split(', ');
}

/** The samples, in the order of their numbers. */
export function readSamples(): Sample[] {
  return readdirSync(SAMPLES)
    .filter((file) => SOURCE.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(SAMPLES, file), 'utf8');
      const name = file.replace(SOURCE, '');
      return {
        name,
        source: join(SAMPLES, file),
        pdf: join(SAMPLES, `${name}.pdf`),
        jobs: linesOf(text, 'job'),
        languages: listOf(text, 'language'),
        skills: listOf(text, 'skill'),
        isHeldOut: Number.parseInt(name, 10) % 3 === 0,
      };
    });
}
