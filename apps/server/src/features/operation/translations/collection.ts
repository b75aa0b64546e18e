import { canEditPlatform, canReadPlatform } from '@quint/domain/workspace/access/platform.ts';
import { GENDER_GROUPS } from '@quint/domain/people/talents.ts';
import { holdDrawable } from '#features/operation/translations/service.ts';
import type { Collection, WriteRule } from '#items/declare/collection.ts';
import { column } from '#items/declare/collection.ts';
import { oneOf } from '#standard-fields.ts';

const byPlatform: WriteRule = { by: ['APP_ADMIN'] };

/** Texts that replace the shipped ones, for everybody. */
export const i18n: Collection = {
  name: 'i18n',
  table: 'i18n',
  fields: {
    id: column('uuid'),
    selector: column('text', { search: true, write: byPlatform }),
    locale: column('text', { write: oneOf(['en', 'de'], byPlatform) }),
    gender: column('text', { write: oneOf(['', ...GENDER_GROUPS], byPlatform) }),
    text: column('text', { search: true, write: byPlatform }),
    date_updated: column('timestamp'),
  },
  rows: {
    tenancy: 'none',
    // Shared by all workspaces, so readable without one, too.
    platform: () => true,
  },
  access: {
    read: canReadPlatform,
    create: canEditPlatform,
    update: canEditPlatform,
    delete: canEditPlatform,
  },
  writes: {
    updatedAtColumn: 'date_updated',
    invariant: { concerns: () => true, check: holdDrawable },
  },
};
