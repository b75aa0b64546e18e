import { fail } from '@quint/contract/base/errors.ts';
import { SavedTalentsView } from '@quint/contract/workspace/list-settings.ts';
import { canEditTalentViews, canReadTalentViews } from '@quint/domain/workspace/access/talents.ts';
import { VIEWS_PER_PERSON } from '@quint/domain/base/limits.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { countOwnViews } from '#features/people/talents/views/queries.ts';
import type { Collection, WriteRule } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';
import { organizationField, requireValue } from '#standard-fields.ts';

const byAdmins: WriteRule = { by: ADMINS };
const nameRequired = () => fail('view.name_required');

const writeView: WriteRule = {
  ...byAdmins,
  missingFailure: () => fail('FAILED_VALIDATION', { field: 'view', type: 'required' }),
  accept(value, { path }) {
    const { success, data } = SavedTalentsView.safeParse(value);
    if (!success) throw fail('FAILED_VALIDATION', { field: path, type: 'object' });
    return data;
  },
};

/** Saved views of the list of talents: administrators read their own and the shared ones, and change their own. */
export const talentViews: Collection = {
  name: 'talent_views',
  table: 'talent_views',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    user: toOne('users', { column: 'user_id' }),
    name: column('text', { line: 'title', write: requireValue(nameRequired, byAdmins) }),
    is_shared: column('boolean', { write: byAdmins }),
    view: column('json', { shape: 'SavedTalentsView', filter: false, sort: false, write: writeView }),
    date_created: column('timestamp'),
    date_updated: column('timestamp'),
  },
  rows: {
    scope: (actor) => ({ _or: [{ user: { _eq: actor.userId } }, { is_shared: { _eq: true } }] }),
    changes: (actor) => ({ user: { _eq: actor.userId } }),
  },
  access: {
    read: canReadTalentViews,
    create: canEditTalentViews,
    update: canEditTalentViews,
    delete: canEditTalentViews,
  },
  writes: {
    preset: ({ actor }) => ({ user_id: actor.userId }),
    updatedAtColumn: 'date_updated',
    invariant: {
      concerns: ({ columns }) => columns.view !== undefined,
      async check({ db, actor }) {
        const count = await countOwnViews(db, scopeOfActor(actor), actor.userId);
        if (count > VIEWS_PER_PERSON) throw fail('view.too_many', { max: VIEWS_PER_PERSON });
      },
    },
    constraints: { talent_views__name: nameRequired },
  },
};
