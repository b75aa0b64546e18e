import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createTalent } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';

export interface TestApplicant {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly resultId: string;
}

/** A person considered for a role, with a survey for it that is open, or finished. */
export async function createApplicant(
  product: Product,
  organization: TestOrganization,
  {
    role,
    name,
    isFinished = false,
    talent = {},
    link = {},
    result = {},
  }: {
    role: string;
    name: string;
    isFinished?: boolean;
    talent?: Record<string, unknown>;
    /** Values of `roles_talents`. */
    link?: Record<string, unknown>;
    /** Values of `talents_results`. */
    result?: Record<string, unknown>;
  },
): Promise<TestApplicant> {
  const [first_name = '', last_name = ''] = name.split(' ');
  const { id, email } = await createTalent(product, organization, { first_name, last_name, ...talent });
  const row = { organization_id: organization.id, id: newId(), roles_id: role, talents_id: id, ...link };
  await product.deps.db.platform.write((db) => db.insertInto('roles_talents').values(row).execute());
  if (isFinished) {
    const resultId = await createFinishedResult(product, organization, { talentId: id });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents_results')
        .set({ invited_for: [role], invite_type: 'recruiting', ...result })
        .where('id', '=', resultId)
        .execute(),
    );
    return { id, email, token: '', resultId };
  }
  const invitation = await createInvitation(product, organization, {
    talentId: id,
    result: {
      invited_for: [role],
      invite_type: 'recruiting',
      date_last_invited: product.clock.now(),
      ...result,
    },
  });
  return { id, email, token: invitation.token, resultId: invitation.resultId };
}

/** The mails of administrators to the people of a role, in the order of their creation. */
export function vacancyMailsOf(product: Product, roleId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('vacancy_mails').selectAll().where('role_id', '=', roleId).orderBy('id').execute(),
  );
}

/** The links of the people of a role, by the person. */
export async function linksOf(product: Product, roleId: string) {
  const rows = await product.deps.db.platform.read((db) =>
    db.selectFrom('roles_talents').selectAll().where('roles_id', '=', roleId).execute(),
  );
  return new Map(rows.map((row) => [row.talents_id, row]));
}
