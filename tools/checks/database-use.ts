import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

const SERVER = 'apps/server/src/';

const READ_STATEMENT = /\breadSql(?:<[^`]*>)?`([\s\S]*?)`\s*\.execute\(/g;
const WRITES =
  /\b(insert\s+into|delete\s+from|merge\s+into|update\s+\w+(\s+\w+)?\s+set|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share|pg_advisory\w*|set_config|nextval)\b/i;

/** Statements passed to `readSql` that write or lock: a read is repeated on failure and has no transaction. */
function findWritingReads(file: string, text: string): string[] {
  return [...text.matchAll(READ_STATEMENT)].flatMap(([, statement = '']) => {
    const word = WRITES.exec(statement)?.[0];
    return word === undefined ? [] : [`${file}: a statement of \`readSql\` says "${word}".`];
  });
}

interface ScopeSource {
  readonly pattern: RegExp;
  /** Paths below the server's sources, or their ends. */
  readonly files: readonly string[];
}

/** Functions that return a scope without an actor, and the files that may call them. */
const SCOPE_SOURCES: readonly ScopeSource[] = [
  { pattern: /\bas OrganizationScope\b/, files: ['database/scopes.ts'] },
  {
    pattern: /\bscopeOfJob\b/,
    files: [
      '/jobs.ts',
      'database/scopes.ts',
      'features/invitations/invitations/reminders/service.ts',
      'features/measures/norms/fairness/counts/service.ts',
      'features/actions/overview/digest/emails.ts',
      'features/survey/rescoring/service.ts',
      'features/operation/webhooks/sender/service.ts',
      'outbox/send-mail.ts',
    ],
  },
  {
    pattern: /\bscopeOfSignedToken\b/,
    files: [
      'database/scopes.ts',
      'features/measures/reports/render-tokens/service.ts',
      'features/privacy/retention/service.ts',
      'features/accounts/sso/sign-in/service.ts',
    ],
  },
  {
    pattern: /\bscopeOfWrite\b/,
    files: [
      'database/scopes.ts',
      'features/billing/notices/service.ts',
      'features/people/talents/addresses/service.ts',
      'features/profile/job-profile/trainings/service.ts',
      'features/privacy/requests/service.ts',
    ],
  },
  {
    pattern: /\bscopeOfSetting\b/,
    files: [
      'database/scopes.ts',
      'features/survey/entry/workspace/service.ts',
      'features/survey/frames/service.ts',
    ],
  },
];

function findForeignScopes(file: string, text: string): string[] {
  return SCOPE_SOURCES.flatMap(({ pattern, files }) => {
    const word = pattern.exec(text)?.[0];
    if (word === undefined || files.some((each) => file.endsWith(each))) return [];
    return [`${file} uses \`${word}\`; it is meant for ${files.join(', ')}.`];
  });
}

const WORKSPACE_LOCK = 'apps/server/src/database/workspace-lock.ts';
const LOCKING_READ =
  /\bfrom\s+organizations\b(?:\s+(?:as\s+)?(?<alias>\w+))?[^`]*?\bfor\s+(?:no\s+key\s+)?update\b(?:\s+of\s+(?<locked>\w+))?/i;
/** Statements that lock several workspaces, in the order of their keys and before other rows. */
const LOCKS_MANY = [
  'apps/server/src/features/workspace/auth/sign-up/queries.ts',
  'apps/server/src/features/actions/workspace-deletion/queries.ts',
  'apps/server/src/features/privacy/erasure/accounts/queries.ts',
  'apps/server/src/features/workspace/trials/queries.ts',
];

/** `for update of p` locks only the rows of `p`. */
function locksWorkspace(statement: string): boolean {
  const match = LOCKING_READ.exec(statement);
  const { alias = 'organizations', locked: lockedAlias } = match?.groups ?? {};
  return match !== null && (lockedAlias === undefined || lockedAlias === alias);
}

/** Statements that lock a workspace themselves, instead of first in the transaction by `lockWorkspace`. */
function findWorkspaceLocks(file: string, text: string): string[] {
  if (file === WORKSPACE_LOCK || LOCKS_MANY.includes(file)) return [];
  const statement = text.match(/`[^`]*`/g)?.find(locksWorkspace);
  return statement === undefined
    ? []
    : [`${file} locks a workspace; \`lockWorkspace\` does, before other rows.`];
}

/** Reads that write, unchecked scopes of workspaces, and locks of workspaces in the wrong order. */
export function databaseMisuse(): string[] {
  return projectFiles()
    .filter((file) => file.startsWith(SERVER) && file.endsWith('.ts'))
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith(`${SERVER}testing/`))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [
        ...findWritingReads(file, text),
        ...findForeignScopes(file, text),
        ...findWorkspaceLocks(file, text),
      ];
    });
}
