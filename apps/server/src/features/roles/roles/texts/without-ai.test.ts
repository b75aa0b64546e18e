import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { LONG_TEXT, shorten } from '#testing/shortening.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let path: string;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  path = `${(await createRole(product, organization)).id}/texts/versions`;
});

describe('an installation without an AI endpoint', () => {
  it('reports that, and calls none', async () => {
    const items = itemsOf(product, admin);
    expect((await items.get('../roles/texts/shorteners')).body.data).toEqual({ ai: null });
    expect(await shorten(product, admin, path)).toMatchObject({ status: 409, code: 'role_text.ai_missing' });
  });

  it('shortens locally, differently every time, and reports when there are no more versions', async () => {
    const versions: string[] = [];
    for (;;) {
      const { code, last } = await shorten(product, admin, path, {
        by: 'local',
        field: 'description',
        versions,
      });
      if (code !== undefined) {
        expect(code).toBe('role_text.no_other_version');
        break;
      }
      expect(last).toMatchObject({ event: 'done', by: 'local', model: null, host: null });
      versions.push(last.text);
    }
    expect(versions.length).toBeGreaterThan(2);
    expect(new Set(versions).size).toBe(versions.length);
    const { body } = await itemsOf(product, admin).get(
      `roles/${path.slice(0, 36)}?fields=description_summaries,description_origins`,
    );
    expect(body.data.description_summaries).toEqual(versions);
    expect(body.data.description_origins[0]).toEqual({ by: 'local', model: null, is_edited: false });
  });

  it('has nothing to leave out of one long sentence', async () => {
    const text = `You look after ${'very '.repeat(30)}many customers.`;
    expect(await shorten(product, admin, path, { by: 'local', text })).toMatchObject({
      status: 400,
      code: 'role_text.too_short',
    });
  });

  it('audits the action', async () => {
    await shorten(product, admin, path, { by: 'local', field: 'description', text: LONG_TEXT });
    const [line] = await itemsOf(product, admin).find('audit_log', {
      fields: ['details'],
      filter: { action: 'roles.shorten' },
    });
    expect(line.details).toEqual({ field: 'description', by: 'local', outcome: 'done' });
  });
});
