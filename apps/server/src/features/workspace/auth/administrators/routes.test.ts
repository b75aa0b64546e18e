import { describe, expect, it } from 'vitest';
import { createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();

describe('GET /auth/administrators', () => {
  it('shows for each administrator of the platform whether there is a second factor, those without one first', async () => {
    const safe = await createUser(product, {
      userRole: 'APP_ADMIN',
      email: 'a.safe@people.example',
      hasFactor: false,
    });
    const open = await createUser(product, {
      userRole: 'APP_ADMIN',
      email: 'b.open@people.example',
      hasFactor: false,
    });
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('two_factor_secrets')
        .values({ user_id: safe.id, sealed_secret: Buffer.alloc(8), date_enabled: new Date() })
        .execute(),
    );
    const { headers } = safe;
    const { body } = await callerOf(product)('GET', '/auth/administrators', { headers });
    expect(body.data).toEqual([
      { id: open.id, email: open.email, has_codes: false, passkeys: 0 },
      { id: safe.id, email: safe.email, has_codes: true, passkeys: 0 },
    ]);
  });
});
