import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { formOf } from '#testing/files.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { ENGLISH_PEOPLE } from '#testing/resumes/english-people.ts';
import { GERMAN_PEOPLE } from '#testing/resumes/german-people.ts';
import { onePage, stream, textLines } from '#testing/resumes/hostile.ts';
import { LAYOUTS } from '#testing/resumes/layouts.ts';
import type { SamplePerson } from '#testing/resumes/person.ts';
import { printTypst } from '#testing/resumes/print.ts';
import { createParseQueue } from './model.ts';

const product = useProduct();
let organization: TestOrganization;
let talent: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  talent = await createUser(product, { organization, userRole: 'ORG_USER' });
  await createTalent(product, organization, { user_id: talent.id });
});

const MEGABYTE = 1_048_576;

async function parse(content: Uint8Array, { user = talent, name = 'cv.pdf', fields = {} } = {}) {
  const { headers, payload } = await formOf(content, { name, fields });
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/resume/parse',
    headers: { ...user.headers, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

function resumeOf([person]: readonly SamplePerson[]): Buffer {
  const print = LAYOUTS['one column, time on the right'];
  if (person === undefined || print === undefined) throw new Error('no such resume');
  return printTypst(print(person));
}

describe('POST /resume/parse', () => {
  it('marks entries that the profile has already', async () => {
    const save = async (collection: string, payload: object) => {
      const url = `/api/items/${collection}`;
      const answer = await product.app.inject({ method: 'POST', url, headers: talent.headers, payload });
      expect(answer.statusCode).toBe(200);
    };
    await save('job_experiences', {
      role_name: 'projektleiterin logistik',
      company_name: 'Hafenwerk GmbH',
      company_location: 'Hamburg',
      started_at: '2019-03-01',
      currently_working: true,
    });
    await save('job_preferences', {
      skills: 'sap ewm | sap ewm',
      languages: [{ label: 'German', value: 'German', code: 'de', proficiency: 'native' }],
    });
    const { data } = (await parse(resumeOf(GERMAN_PEOPLE))).body;
    const present = (list: { is_present: boolean }[]) => list.map(({ is_present }) => is_present);
    expect(present(data.job_experiences)).toEqual([true, false, false]);
    expect(present(data.skills)).toEqual([false, true, false, false, false]);
    expect(present(data.languages)).toEqual([true, false, false]);
  });

  it('stores neither a file nor a row', async () => {
    const { dataDir } = product.deps.config;
    const listStoredFiles = () =>
      readdir(dataDir, { recursive: true })
        .then((names) => names.toSorted())
        .catch(() => []);
    const before = await listStoredFiles();
    await parse(resumeOf(ENGLISH_PEOPLE));
    expect(await listStoredFiles()).toEqual(before);
    const url = '/api/items/job_experiences';
    const answer = await product.app.inject({ method: 'GET', url, headers: talent.headers });
    expect(answer.json().data).toEqual([]);
  });

  it('returns empty lists for a letter', async () => {
    const { body } = await parse(onePage(textLines(['Dear Ms Carrow,', 'thank you for your letter.'])));
    expect(body.data).toMatchObject({ job_experiences: [], skills: [], languages: [], not_understood: [] });
  });
});

const SCAN = onePage('q 500 0 0 700 0 0 cm /I Do Q', {
  resources: '/XObject<</I 6 0 R>>',
  objects: [
    stream(
      Buffer.alloc(300, 200),
      '/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 8/ColorSpace/DeviceRGB',
    ),
  ],
});
const LOCK = `/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`;

describe('POST /resume/parse accepts', () => {
  it('a PDF with bytes before its signature, as written by mail programs and printers', async () => {
    const { status, body } = await parse(
      Buffer.concat([Buffer.from('\uFEFF\r\n'), onePage(textLines(['Skills', 'SQL']))]),
    );
    expect(status).toBe(200);
    expect(body.data.skills).toHaveLength(1);
  });
});

describe('POST /resume/parse rejects', () => {
  it.each<[string, Uint8Array]>([
    ['a .docx', Buffer.from('PK\u0003\u0004 word/document.xml')],
    ['an .odt', Buffer.from('PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.text')],
    ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
    ['a web page named .pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, content) => {
    const answer = await parse(content);
    expectRefusal(answer, 400, 'resume.not_pdf');
    expect(answer.body.errors[0].message).toBe('Only PDF files are allowed');
  });

  it('a file of one byte more than 10 MB, but not one of 10 MB', async () => {
    const resume = onePage(textLines(['Skills', 'SQL']));
    const full = Buffer.concat([resume, Buffer.alloc(10 * MEGABYTE - resume.length, 0x0a)]);
    expect((await parse(full)).body.data.skills).toHaveLength(1);
    const answer = await parse(Buffer.concat([full, Buffer.alloc(1)]));
    expectRefusal(answer, 413, 'resume.too_large');
    expect(answer.body.errors[0].message).toBe('File is too large (maximum 10MB)');
  });

  it('a broken PDF', async () => {
    const answer = await parse(Buffer.from('%PDF-1.7 and then nothing'));
    expectRefusal(answer, 400, 'resume.unreadable', { reason: 'broken' });
    expect(answer.body.errors[0].message).toBe(
      'Oops, something went wrong. Please try again in a few moments or with a different file.',
    );
  });

  it.each<[string, Uint8Array, string, RegExp]>([
    ['a scan', SCAN, 'resume.scan', /^This PDF is a scan/],
    ['a PDF without text', onePage(''), 'resume.no_text', /^This PDF contains no text/],
    [
      'a PDF that asks for a password',
      onePage(textLines(['Skills', 'SQL']), { trailer: LOCK }),
      'resume.protected',
      /^This PDF is protected with a password/,
    ],
  ])('%s, and says what it is', async (_, content, code, message) => {
    const answer = await parse(content);
    expectRefusal(answer, 400, code);
    expect(answer.body.errors[0].message).toMatch(message);
  });

  it('a scan in German', async () => {
    const { headers, payload } = await formOf(SCAN, { name: 'cv.pdf', fields: {} });
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/resume/parse',
      headers: { ...talent.headers, ...headers, 'accept-language': 'de' },
      payload,
    });
    expect(answer.json().errors[0].message).toMatch(/^Dieses PDF ist ein Scan/);
  });

  it('a file of 30 MB', async () => {
    const resume = onePage(textLines(['Skills', 'SQL']));
    const answer = await parse(Buffer.concat([resume, Buffer.alloc(30 * MEGABYTE, 0x0a)]));
    expectRefusal(answer, 413, 'resume.too_large');
  });

  it('a second resume while the first is parsed', async () => {
    const answers = await Promise.all([parse(resumeOf(ENGLISH_PEOPLE)), parse(resumeOf(ENGLISH_PEOPLE))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  });
});

describe('slots', () => {
  it('are acquired once the upload has arrived, so that slow uploads do not block others', async () => {
    const parseQueue = createParseQueue({ atOnce: 1, waitingMax: 12 });
    const ends: (() => void)[] = [];
    const slow = Array.from({ length: 12 }, (_, index) =>
      parseQueue.take(
        `slow ${index}`,
        () => new Promise<void>((end) => ends.push(end)),
        async () => 'read late',
      ),
    );
    const read = parseQueue.take(
      'quick',
      async () => undefined,
      async () => 'read',
    );
    expect(await read).toBe('read');
    for (const end of ends) end();
    await Promise.all(slow);
  });

  it('are limited to a number of running and a number of waiting resumes', async () => {
    const parseQueue = createParseQueue({ atOnce: 1, waitingMax: 1 });
    const ends: (() => void)[] = [];
    const order: string[] = [];
    const read = (person: string) =>
      parseQueue.take(
        person,
        async () => undefined,
        async () => {
          order.push(person);
          await new Promise<void>((end) => ends.push(end));
        },
      );
    const first = read('a');
    const second = read('b');
    await expect(read('b')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
    await expect(read('c')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
    await vi.waitFor(() => expect(order).toEqual(['a']));
    ends[0]?.();
    await first;
    await vi.waitFor(() => expect(order).toEqual(['a', 'b']));
    ends[1]?.();
    await second;
  });
});
