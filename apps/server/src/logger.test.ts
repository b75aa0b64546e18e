import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { withLogContext } from '#log-context.ts';
import { limitRepeats } from '#log-repeats.ts';
import { createLogger } from '#logger.ts';

interface Line {
  readonly msg: string;
  readonly err?: { readonly message?: string; readonly code?: string; readonly queue?: string };
  readonly [field: string]: unknown;
}

function listen(level = 'info') {
  const lines: Line[] = [];
  const log = createLogger(level, { write: (text) => void lines.push(JSON.parse(text) as Line) });
  return { log, lines };
}

const createConnectionError = () =>
  Object.assign(new Error('terminating connection'), { code: '57P01', detail: 'Kim Park' });

it('a database that is down writes one line with its stack, and afterwards how often it happened', async () => {
  const omittedCounts: number[] = [];
  const stream = new PassThrough();
  const repeats = limitRepeats(1);
  const admit = (code: string) =>
    repeats.admits({
      details: { err: Object.assign(new Error('lost'), { code, stack: 'Error\n at here' }) },
      message: 'request failed',
      write(omittedCount) {
        omittedCounts.push(omittedCount);
        stream.write('.');
      },
    });
  expect([admit('57P01'), admit('57P01'), admit('57P01'), admit('57P03')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  await once(stream, 'data');
  expect(omittedCounts).toEqual([2]);
  expect(admit('57P01')).toBe(true);
});

it('repeated errors are left out of the log, and requests are not', () => {
  const { log, lines } = listen();
  for (let count = 0; count < 50; count += 1) {
    log.error({ err: createConnectionError() }, 'request failed');
    log.info({ status: 503 }, 'request');
  }
  expect(lines.filter(({ msg }) => msg === 'request failed')).toHaveLength(1);
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(50);
});

it('what the job queue reports is logged with its message, and without the row it quotes', () => {
  const { log, lines } = listen();
  const { message, stack, code, detail } = createConnectionError();
  log.error({ err: { message, stack, code, detail, queue: 'send-mail' } }, 'job queue');
  log.error(
    { err: new AggregateError([new Error('connect ECONNREFUSED ::1'), new Error('and 127.0.0.1')], '') },
    'x',
  );
  log.error({ err: 'Kim Park is no error' }, 'y');
  expect(lines.map(({ err }) => err?.message)).toEqual([
    'terminating connection',
    'connect ECONNREFUSED ::1; and 127.0.0.1',
    'not an error but a string',
  ]);
  expect(lines[0]?.err).toMatchObject({ code: '57P01', queue: 'send-mail' });
  expect(JSON.stringify(lines)).not.toContain('Kim Park');
});

it('every line of a piece of work carries its context, also after waiting', async () => {
  const { log, lines } = listen();
  await withLogContext({ request_id: 'r1' }, async () => {
    await Promise.resolve();
    log.warn({}, 'inside');
  });
  log.warn({}, 'outside');
  expect(lines.map(({ msg, request_id }) => [msg, request_id])).toEqual([
    ['inside', 'r1'],
    ['outside', undefined],
  ]);
});
