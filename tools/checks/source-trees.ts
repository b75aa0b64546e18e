/**
 * The modules of a folder, top layer first. A module may import modules of its own layer and of lower layers, types
 * included; modules that import each other must not form a cycle. A module is a file or a folder; a longer path wins.
 */
export interface SourceTree {
  readonly root: string;
  readonly layers: readonly (readonly string[])[];
  /** Modules that contain features, one folder each. These features must not form a cycle either. */
  readonly features?: readonly string[];
}

/** The modules of every app and package. */
export const SOURCE_TREES: readonly SourceTree[] = [
  {
    root: 'apps/server/src',
    features: [
      'accounts',
      'actions',
      'fit',
      'invitations',
      'measures',
      'operation',
      'people',
      'profile',
      'roles',
      'workspace',
    ].map((module) => `features/${module}`),
    layers: [
      // Test support: production code must not import it.
      ['testing'],
      ['main.ts'],
      [
        'app.ts',
        'worker-app.ts',
        'workers.ts',
        'mail-kinds.ts',
        'feature-exports.ts',
        'first-start.ts',
        'demo',
      ],
      ['api-routes.ts'],
      ['collections.ts', 'collection-hints.ts'],
      ['api-docs', 'dev-mail', 'monitoring'],
      ['features/actions'],
      ['features/operation'],
      ['features/privacy'],
      ['features/profile'],
      ['features/fit'],
      ['features/survey'],
      ['features/accounts'],
      ['features/people'],
      ['features/billing'],
      ['features/workspace'],
      ['features/files'],
      ['features/measures'],
      ['features/invitations'],
      ['features/roles'],
      // Fields and rules shared by the declarations of the collections.
      ['standard-fields.ts'],
      ['items'],
      ['http'],
      ['backup'],
      ['outbox', 'jobs/define-job.ts', 'installation.ts', 'processes.ts', 'unsafe-settings.ts'],
      // The dependencies of a use case, as types of the modules below.
      ['deps.ts'],
      ['database', 'mail', 'jobs', 'files', 'pdf'],
      ['payments'],
      [
        'ai-settings.ts',
        'backup-settings.ts',
        'closing.ts',
        'config.ts',
        'connection-budget.ts',
        'database-settings.ts',
        'flag-setting.ts',
        'listening.ts',
        'log-context.ts',
        'log-repeats.ts',
        'logger.ts',
        'nearest-name.ts',
        'observe.ts',
        'operation-settings.ts',
        'payments/settings.ts',
        'persisted-secret.ts',
        'price-settings.ts',
        'public-settings.ts',
        'secrets',
        'settings',
        'sheets',
        'sso-settings.ts',
        'startup-error.ts',
        'secret-files.ts',
        'tracing',
        'trusted-proxies.ts',
        'unknown-settings.ts',
        'version.ts',
      ],
    ],
  },
  {
    root: 'apps/server/src/items',
    layers: [['routes.ts'], ['read', 'write'], ['context.ts'], ['compile'], ['ask'], ['declare']],
  },
  {
    root: 'apps/web/src',
    features: [
      'base',
      'billing',
      'groups',
      'home',
      'invitations',
      'measures',
      'people',
      'profile',
      'roles',
      'shell',
      'survey',
      'talents',
      'workspace',
    ].map((module) => `features/${module}`),
    layers: [
      ['testing'],
      ['main.tsx', 'survey-main.tsx'],
      ['router.tsx'],
      ['routes'],
      // Pages, which may import the nouns below. The frame of all pages is on top of them.
      ['features/shell'],
      ['features/home'],
      ['features/groups'],
      ['features/talents'],
      // Nouns, which import no page.
      ['features/profile'],
      ['features/billing'],
      ['features/measures'],
      ['features/workspace'],
      ['features/invitations'],
      ['features/roles'],
      ['features/people'],
      ['features/privacy'],
      ['features/survey'],
      ['features/base'],
      ['ui'],
      ['lib'],
    ],
  },
  {
    root: 'packages/contract/src',
    layers: [
      // All collections of the data interface together.
      ['collections.gen.ts', 'items.ts', 'json-values.ts'],
      ['privacy'],
      ['profile'],
      ['people', 'operation', 'home'],
      ['roles'],
      ['workspace', 'billing', 'invitations', 'survey', 'measures'],
      ['base'],
    ],
  },
  {
    root: 'packages/domain/src',
    layers: [
      ['invitations'],
      ['billing', 'survey'],
      ['home', 'people', 'profile', 'privacy', 'roles', 'workspace', 'measures', 'operation'],
      ['base', 'punycode.d.ts'],
    ],
  },
  {
    root: 'packages/phrases/src',
    layers: [
      ['testing'],
      ['people', 'operation'],
      ['billing', 'home', 'invitations', 'measures', 'privacy', 'profile', 'roles', 'survey', 'workspace'],
      ['base'],
    ],
  },
];
