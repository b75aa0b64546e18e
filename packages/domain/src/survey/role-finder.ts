/** The jobs of the role finder, with their ranges. */
export const FINDER_AREAS = ['marketing', 'tech'] as const;
export type FinderArea = (typeof FINDER_AREAS)[number];

export const FINDER_ROLES = [
  'content_marketing',
  'performance_marketing',
  'brand_management',
  'social_media',
  'event_marketing',
  'frontend_development',
  'backend_development',
  'data_analysis',
  'quality_assurance',
  'product_ownership',
] as const;
export type FinderRole = (typeof FINDER_ROLES)[number];
