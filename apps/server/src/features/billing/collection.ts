import { canReadPackages } from '@quint/domain/access/platform.ts';
import type { Collection } from '#items/declare/collection.ts';
import { column } from '#items/declare/collection.ts';

/** Packages of talent insights on sale. */
export const talentPackages: Collection = {
  name: 'talent_packages',
  table: 'talent_packages',
  fields: {
    id: column('uuid'),
    key: column('text'),
    talents: column('integer'),
    price: column('text'),
    discount: column('integer'),
    isRecommended: column('boolean', { column: 'is_recommended' }),
  },
  rows: {
    tenancy: 'none',
  },
  access: { read: canReadPackages },
};
