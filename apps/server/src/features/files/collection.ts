import { fail } from '@quint/contract/base/errors.ts';
import { canEditFiles, canReadFiles } from '@quint/domain/workspace/access/files.ts';
import { canDownloadReports } from '@quint/domain/workspace/access/results.ts';
import { canReadTeams } from '@quint/domain/workspace/access/teams.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { hasScope } from '@quint/domain/workspace/api-scopes.ts';
import type { Collection, Filter } from '#items/declare/collection.ts';
import { column, EVERYBODY, toOne } from '#items/declare/collection.ts';

const TITLE_MAX_CHARACTERS = 255;

/** Condition: belongs to no person and no team. */
const OWNERLESS: Filter = { talent: { _null: true }, user: { _null: true }, team: { _null: true } };

/** A talent's files: those about the talent, and their own unused uploads. */
function ownFiles({ userId, talentId }: Actor): Filter[] {
  const own: Filter[] = [
    { user: { _eq: userId } },
    { ...OWNERLESS, uploaded_by: { _eq: userId }, purpose: { _in: ['avatar', 'document'] } },
  ];
  if (talentId === undefined) return own;
  // Documents that administrators file about a talent are not readable by the talent.
  return [...own, { talent: { _eq: talentId }, purpose: { _neq: 'document' } }];
}

/** An administrator's files: the workspace's, and those of visible people. */
function filesOfWorkspace(actor: Actor): Filter[] {
  const filters: Filter[] = [
    { purpose: { _eq: 'logo' } },
    { ...OWNERLESS, purpose: { _eq: 'report' } },
    // Image, name and documents of a masked person stay hidden, also from their uploader.
    {
      talent: {
        isMasked: { _eq: false },
        date_deleted: { _null: true },
        date_anonymized: { _null: true },
      },
      // Documents of results that are on hold.
      _or: [{ purpose: { _neq: 'report' } }, { talent: { is_result_held: { _eq: false } } }],
      ...(canDownloadReports(actor).isAllowed ? {} : { purpose: { _neq: 'report' } }),
    },
    { user: { isMasked: { _eq: false } } },
  ];
  return canReadTeams(actor).isAllowed ? [...filters, { team: { date_deleted: { _null: true } } }] : filters;
}

/** Files that people uploaded. The product created the others from results. */
const NOT_PRINTED: Filter = {
  _or: [
    { purpose: { _in: ['avatar', 'logo'] } },
    { purpose: { _eq: 'document' }, uploaded_by: { _nnull: true } },
  ],
};

/** Stored files. A file is visible to those who may see its owner. */
export const files: Collection = {
  name: 'files',
  table: 'files',
  fields: {
    id: column('uuid'),
    organization_id: toOne('organizations'),
    storage: column('text'),
    filename_disk: column('text'),
    filename_download: column('text', { search: true }),
    title: column('text', {
      line: 'title',
      search: true,
      write: {
        by: EVERYBODY,
        only: 'update',
        accept(value, { path }) {
          if (typeof value === 'string' && value.length > TITLE_MAX_CHARACTERS) {
            throw fail('VALUE_TOO_LONG', { collection: 'files', field: path });
          }
          return value;
        },
      },
    }),
    type: column('text'),
    filesize: column('bigint'),
    width: column('integer'),
    height: column('integer'),
    purpose: column('text'),
    talent: toOne('talents', { column: 'talent_id' }),
    team: toOne('teams', { column: 'team_id' }),
    user: toOne('users', { column: 'user_id' }),
    uploaded_by: toOne('users', { column: 'uploaded_by' }),
    uploaded_on: column('timestamp'),
  },
  rows: {
    scope: (actor) => ({
      // The file's own columns come first: its owner is looked up only when they do not decide.
      _or: isAdmin(actor) ? [...ownFiles(actor), ...filesOfWorkspace(actor)] : ownFiles(actor),
      // An API token needs the right to read reports, whichever route it uses.
      ...(hasScope(actor, 'reports:read').isAllowed ? {} : { _and: [NOT_PRINTED] }),
    }),
    // A report on a person is part of the result: it is created once and stays.
    changes: (actor) =>
      isAdmin(actor)
        ? { _or: [{ purpose: { _neq: 'report' } }, { talent: { _null: true } }] }
        : { purpose: { _eq: 'avatar' } },
  },
  access: { read: canReadFiles, update: canEditFiles },
};
