import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { escapeXml, estimateTextWidth, wrapText } from './text.ts';

describe('wrapText', () => {
  const narrow = { maxWidth: 110, fontSize: 12, maxLines: 2 };

  test.each([
    ['neugierig', ['neugierig']],
    ['gelassen, unerschütterlich', ['gelassen,', 'unerschütterlich']],
    ['planvoll, verlässlich, beharrlich und ordentlich', ['planvoll,', 'verlässlich, beh…']],
  ])('%s', (text, lines) => {
    expect(wrapText(text, narrow)).toEqual(lines);
  });

  test('has at most the allowed lines and width', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.integer({ min: 60, max: 400 }), (text, maxWidth) => {
        const lines = wrapText(text, { maxWidth, fontSize: 12, maxLines: 2 });
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(estimateTextWidth(line, 12)).toBeLessThanOrEqual(maxWidth);
      }),
    );
  });
});

/** Any code point, including unpaired surrogates. */
const anyLetter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

describe('escapeXml', () => {
  test('leaves nothing that opens a tag, ends an attribute or breaks the document', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (text) => {
        // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
        expect(escapeXml(text)).not.toMatch(/[<>"'\u0000-\u0008]/);
      }),
    );
  });

  test('repairs an unpaired surrogate', () => {
    expect(escapeXml('a\ud800b')).toBe('a\ufffdb');
  });
});
