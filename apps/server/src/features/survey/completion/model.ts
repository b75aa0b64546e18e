import type { FinderArea, FinderRole } from '@quint/domain/survey/role-finder.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';

interface Finder {
  readonly area: FinderArea;
  readonly ranges: RoleRanges;
}

/**
 * Typical ranges of jobs in marketing and tech, for the list after the role finder. Our own rough estimate for each
 * job: an orientation, not the requirement of any company.
 */
export const FINDER: Readonly<Record<FinderRole, Finder>> = {
  content_marketing: {
    area: 'marketing',
    ranges: { O: { min: 6, max: 9 }, C: { min: 4, max: 7 }, E: { min: 3, max: 6 } },
  },
  performance_marketing: {
    area: 'marketing',
    ranges: { C: { min: 6, max: 9 }, O: { min: 4, max: 7 }, ES: { min: 5, max: 8 } },
  },
  brand_management: {
    area: 'marketing',
    ranges: { O: { min: 6, max: 9 }, E: { min: 5, max: 8 }, C: { min: 5, max: 8 } },
  },
  social_media: {
    area: 'marketing',
    ranges: { E: { min: 6, max: 9 }, O: { min: 5, max: 8 }, ES: { min: 5, max: 9 } },
  },
  event_marketing: {
    area: 'marketing',
    ranges: { E: { min: 6, max: 9 }, C: { min: 6, max: 9 }, ES: { min: 6, max: 9 }, A: { min: 5, max: 8 } },
  },
  frontend_development: {
    area: 'tech',
    ranges: { O: { min: 5, max: 8 }, C: { min: 5, max: 8 }, A: { min: 4, max: 7 } },
  },
  backend_development: {
    area: 'tech',
    ranges: { C: { min: 6, max: 9 }, E: { min: 2, max: 5 }, O: { min: 4, max: 7 } },
  },
  data_analysis: {
    area: 'tech',
    ranges: { C: { min: 6, max: 9 }, O: { min: 5, max: 8 }, E: { min: 2, max: 6 } },
  },
  quality_assurance: {
    area: 'tech',
    ranges: { C: { min: 7, max: 9 }, A: { min: 4, max: 7 }, ES: { min: 5, max: 8 } },
  },
  product_ownership: {
    area: 'tech',
    ranges: { E: { min: 5, max: 8 }, C: { min: 5, max: 8 }, O: { min: 5, max: 8 }, ES: { min: 5, max: 9 } },
  },
};
