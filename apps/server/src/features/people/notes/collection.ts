import { fail } from '@quint/contract/base/errors.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import { canUseNotes } from '@quint/domain/workspace/access/notes.ts';
import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { Collection } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';
import { organizationField, requireValue } from '#standard-fields.ts';

/** Notes about people, as plain text. Administrators read all notes of the workspace and change their own. */
export const talentNotes: Collection = {
  name: 'talent_notes',
  table: 'talent_notes',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    talent: toOne('talents', { column: 'talent_id', write: { by: ADMINS, only: 'create' } }),
    text: column('text', { write: requireValue(() => fail('note.text_required'), { by: ADMINS }) }),
    user_created: toOne('users'),
    date_created: column('timestamp'),
    date_updated: column('timestamp'),
  },
  rows: {
    exists: { talent: { date_deleted: { _null: true }, date_anonymized: { _null: true } } },
    changes: (actor) => ({ user_created: { _eq: actor.userId } }),
    inCopyOf: 'talent',
  },
  access: { read: canUseNotes, create: canUseNotes, update: canUseNotes, delete: canUseNotes },
  writes: {
    preset: ({ actor }) => ({ user_created: accountOf(actor) }),
    updatedAtColumn: 'date_updated',
    constraints: {
      talent_notes__text_length: () => fail('note.text_too_long', { max: LONG_TEXT_MAX_CHARACTERS }),
    },
  },
};
