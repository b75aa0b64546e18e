import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = import.meta.dirname;

/** What no text may say, because it is false or nobody can see to it. */
const NOT_TO_BE_SAID: readonly (readonly [why: string, pattern: RegExp])[] = [
  [
    'results are in the lists as soon as they are submitted',
    /same result first|Ergebnis zuerst|before anybody talks/,
  ],
  ['a workspace compares results with the range of a role', /no result is better|kein Ergebnis ist besser/],
  ['the error bar is no promise about another day', /second survey the value|zweiten Befragung läge/],
  ['one bar in ten misses the true value', /true value lies somewhere in it|Irgendwo darin liegt/],
  ['two bars may overlap although the difference is real', /may as well be alike|ebenso gut gleich sein/],
  [
    'two bars may overlap although the difference is real',
    /bars overlap do not differ|überlappen, unterscheiden sich nicht/,
  ],
  [
    'the norm is not everybody',
    /middle of most people|Mitte der meisten|half of all people|Hälfte aller Menschen/,
  ],
  [
    'invoices and cancelling are on the billing page',
    /change of plan or cancellation, write to us|oder das Ende: Schreib uns/,
  ],
  ['sums over all workspaces are counted', /workspaces see nothing of it|sehen davon nichts/],
];

function textFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:en|de)\.ts$/.test(name),
  );
}

describe('The texts', () => {
  it.each(NOT_TO_BE_SAID)('do not deny that %s', (_, pattern) => {
    const saying = textFiles().filter((name) => pattern.test(readFileSync(join(SRC, name), 'utf8')));
    expect(saying).toEqual([]);
  });
});
