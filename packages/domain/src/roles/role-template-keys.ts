/** The role templates of every workspace. */
export const TEMPLATE_KEYS = [
  'sales',
  'account_management',
  'support',
  'software_developer',
  'product_manager',
  'marketing',
  'hr',
  'finance',
  'team_lead',
  'assistant',
] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];
