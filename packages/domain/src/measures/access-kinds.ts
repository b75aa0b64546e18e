/** The kinds of access log entries. */
export const ACCESS_KINDS = [
  'result',
  'list',
  'fit',
  'document',
  'interview',
  'unlock',
  'export',
  'link',
  'members',
  'settings',
  'platform',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];
