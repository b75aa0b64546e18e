import { execFile } from 'node:child_process';
import { mkdtemp, rm, readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiToken } from '#testing/api-tokens.ts';
import { createOrganization, createRole, createTalent } from '#testing/factories.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';
import { sample } from '#testing/effort.ts';
import { SLOW } from '#testing/tags.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PYTHON = process.env['PYTHON'] ?? 'python3';
const hasPython = await run(PYTHON, ['--version']).then(
  () => true,
  () => false,
);
if (!hasPython) process.stderr.write(`${PYTHON} is missing: the examples in Python are not run.\n`);

const product = useProduct({ worker: true });
let environment: NodeJS.ProcessEnv;
let organization: Awaited<ReturnType<typeof createOrganization>>;
let roleId: string;
let resultId: string;
let folder: string;

beforeAll(async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo;
  folder = await mkdtemp(path.join(tmpdir(), 'quint-examples-'));
  organization = await createOrganization(product);
  roleId = (await createRole(product, organization)).id;
  const talent = await createTalent(product, organization, { first_name: 'Kim', last_name: 'Park' });
  resultId = await createFinishedResult(product, organization, { talentId: talent.id });
  const { token } = await createApiToken(product, organization, {
    scopes: ['talents:read', 'roles:write', 'results:read', 'reports:read', 'invitations:send'],
  });
  const { PATH, HOME } = process.env;
  environment = { PATH, HOME, QUINT_URL: `http://127.0.0.1:${port}`, QUINT_TOKEN: token, ROLE: roleId };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const start = async (program: string, args: readonly string[]) =>
  (await run(program, [...args], { cwd: ROOT, env: environment })).stdout.trim();

/** The languages of the examples: the program that runs a file, and its file name. */
const LANGUAGES = [
  { name: 'curl', program: 'sh', fileOf: (task: string) => `examples/curl/${task}.sh` },
  { name: 'node', program: process.execPath, fileOf: (task: string) => `examples/node/${task}.mjs` },
  ...(hasPython
    ? [
        {
          name: 'python',
          program: PYTHON,
          fileOf: (task: string) => `examples/python/${task.replaceAll('-', '_')}.py`,
        },
      ]
    : []),
];

/** The blocks of code of a page, with their languages. */
async function blocksOf(page: string): Promise<{ language: string; code: string }[]> {
  const text = await readFile(path.join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```(js|sh|python)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

describe.each(sample(LANGUAGES))('the examples for $name', ({ name, program, fileOf }) => {
  const example = (task: string, ...args: string[]) => start(program, [fileOf(task), ...args]);

  it('list talents with their fit', async () => {
    expect(await example('talents-with-fit', roleId)).toMatch(name === 'curl' ? resultId : /^Kim Park: \d/m);
  });

  it('invite a talent', async () => {
    const email = `${name}@people.example`;
    const id = await example('invite', email, 'Ada', 'Brook', 'EN');
    const row = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results as r')
        .innerJoin('talents as t', (join) => join.onRef('t.id', '=', 'r.talent_id'))
        .select(['t.email', 't.first_name'])
        .where('r.id', '=', id)
        .executeTakeFirst(),
    );
    expect(row).toEqual({ email, first_name: 'Ada' });
    const mail = await waitForMail(product, { to: email, kind: 'invitation' });
    expect(mail.text).toContain(organization.name);
  });
});

describe.each(sample(LANGUAGES))('the examples for $name', ({ name, program, fileOf }) => {
  const example = (task: string, ...args: string[]) => start(program, [fileOf(task), ...args]);

  it('wait for a result', SLOW, async () => {
    const { token, resultId: pendingResultId } = await createInvitation(product, organization);
    const resultPromise = example('wait-for-result', pendingResultId, '0.2');
    const device = new Device(product);
    await device.open(token);
    await device.complete(token);
    expect(await resultPromise).toBe('finished');
  });

  it('store a report', SLOW, async () => {
    const file = path.join(folder, `${name}.pdf`);
    expect(await example('download-report', resultId, file, 'de')).toBe(file);
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('end with the text of an error', SLOW, async () => {
    const failingRun = start(program, [fileOf('download-report'), roleId, path.join(folder, 'none.pdf')]);
    await expect(failingRun).rejects.toThrow(/./);
  });
});

it('runs an example for each task in each language', SLOW, async () => {
  const tasks = ['download-report', 'invite', 'talents-with-fit', 'wait-for-result'];
  for (const language of ['curl', 'node', 'python']) {
    const files = await readdir(path.join(ROOT, 'examples', language));
    const exampleNames = files
      .filter((file) => !file.startsWith('quint.') && !file.startsWith('__'))
      .map((file) => file.replace(/\.\w+$/, '').replaceAll('_', '-'));
    expect(exampleNames.toSorted()).toEqual(tasks);
  }
});

describe.each(['README.md', 'docs/api.md'])('the code in %s', (page) => {
  it('runs as shown there', SLOW, async () => {
    const blocks = await blocksOf(page);
    expect(blocks.length).toBeGreaterThan(0);
    const programs: Record<string, readonly [string, readonly string[]]> = {
      js: [process.execPath, ['--input-type=module', '-e']],
      sh: ['sh', ['-e', '-c']],
      python: [PYTHON, ['-c']],
    };
    for (const { language, code } of blocks) {
      if (!hasPython && code.includes('python3')) continue;
      if (!hasPython && language === 'python') continue;
      const [program, args] = programs[language] ?? ['sh', ['-c']];
      const output = await start(program, [...args, code]);
      expect(output).toMatch(/Kim Park|Baker|talents:read/);
      expect(output).not.toContain('"errors"');
    }
  });
});
