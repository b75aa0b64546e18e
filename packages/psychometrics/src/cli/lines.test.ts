import { describe, expect, it } from 'vitest';
import { PsychometricsError } from '../errors.ts';
import { answerLine, readObject, splitLines } from './lines.ts';

async function split(...chunks: string[]): Promise<string[]> {
  async function* source() {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const line of splitLines(source())) lines.push(line);
  return lines;
}

describe('splitLines', () => {
  it('joins lines split across chunks', async () => {
    expect(await split('{"a"', ':1}\n{"b', '":2}', '\n', '\n{}')).toEqual(['{"a":1}', '{"b":2}', '', '{}']);
    expect(await split()).toEqual(['']);
    expect(await split('x\n')).toEqual(['x', '']);
  });

  it('splits at line feeds only', async () => {
    expect(await split('{"a":"\u2028"}\n')).toEqual(['{"a":"\u2028"}', '']);
  });
});

describe('answerLine', () => {
  it('returns the result of the handler', () => {
    expect(answerLine('{"x":1}', (value) => ({ got: value }))).toEqual({
      text: '{"got":{"x":1}}',
      isError: false,
    });
  });

  it('converts rejections to error answers', () => {
    const refuse = () => {
      throw new PsychometricsError('unknown_item', 'no item 7');
    };
    expect(answerLine('{}', refuse)).toEqual({
      text: '{"error":{"code":"unknown_item","message":"no item 7"}}',
      isError: true,
    });
  });

  it.each(['', '{', 'nope', "{'a':1}", '[1,]', '{"a":NaN}'])('calls %j invalid JSON', (line) => {
    expect(JSON.parse(answerLine(line, () => null).text)).toMatchObject({ error: { code: 'invalid_json' } });
  });

  it('survives an internal error', () => {
    const fail = () => {
      throw new TypeError('a fault');
    };
    expect(JSON.parse(answerLine('{}', fail).text)).toMatchObject({ error: { code: 'internal_error' } });
  });
});

describe('readObject', () => {
  it.each([null, 1, 'x', true, []])('refuses %j', (value) => {
    expect(() => readObject(value)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});
