import { canEditPlatform, canReadPlatform } from '@quint/domain/access/platform.ts';
import { GENDERS } from '@quint/domain/talents.ts';
import { holdDrawable } from '#features/translations/service.ts';
import type { Collection, WriteRule } from '#items/declaration.ts';
import { column } from '#items/declaration.ts';
import { oneOf } from '#items/write-rules.ts';

const byPlatform: WriteRule = { by: ['APP_ADMIN'] };

/** Texts that replace those the product ships with, for everybody. */
export const i18n: Collection = {
  name: 'i18n',
  table: 'i18n',
  global: true,
  // The same for everybody, and so for somebody without a workspace.
  platform: () => true,
  fields: {
    id: column('uuid'),
    selector: column('text', { search: true, write: byPlatform }),
    locale: column('text', { write: oneOf(['en', 'de'], byPlatform) }),
    gender: column('text', { write: oneOf(['', ...GENDERS], byPlatform) }),
    text: column('text', { search: true, write: byPlatform }),
    date_updated: column('timestamp'),
  },
  access: {
    read: canReadPlatform,
    create: canEditPlatform,
    update: canEditPlatform,
    delete: canEditPlatform,
  },
  touched: 'date_updated',
  holds: { concerns: () => true, check: holdDrawable },
};
