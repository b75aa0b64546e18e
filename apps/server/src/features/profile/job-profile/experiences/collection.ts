import { isAdmin } from '@quint/domain/workspace/actor.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { canEditOwnJobProfile, canReadJobProfiles } from '@quint/domain/workspace/access/job-profile.ts';
import { findDayProblem } from '@quint/domain/profile/job-profile.ts';
import type { Collection, ColumnField, WriteRule } from '#items/declare/collection.ts';
import { column, EVERYBODY, toOne } from '#items/declare/collection.ts';
import { organizationField, requireValue } from '#standard-fields.ts';

const byPerson: WriteRule = { by: EVERYBODY };

function text(onMissing: () => Failure): ColumnField {
  return column('text', { search: true, write: requireValue(onMissing, byPerson) });
}

const start = requireValue(() => fail('job_experience.start_required'), byPerson);

/** A day from 1900 to 2099; an invalid date is refused later. */
function assertDay(value: unknown, field: string): void {
  const problem = typeof value === 'string' ? findDayProblem(value.trim()) : undefined;
  if (problem === 'too_early') throw fail('job_experience.too_early', { field });
  if (problem === 'too_late') throw fail('job_experience.too_late', { field });
}

/** Jobs of a talent. Only the talent writes them; administrators see them once the insight is unlocked. */
export const jobExperiences: Collection = {
  name: 'job_experiences',
  table: 'job_experiences',
  defaultSort: [{ path: ['started_at'], isDescending: true }],
  fields: {
    id: column('uuid'),
    organization_id: organizationField(EVERYBODY),
    talent_id: toOne('talents', {
      write: {
        by: EVERYBODY,
        only: 'create',
        accept(value, { actor, path }) {
          if (typeof value === 'string' && value.toLowerCase() === actor.talentId) return value;
          throw fail('INVALID_FOREIGN_KEY', { collection: 'job_experiences', field: path, value });
        },
      },
    }),
    role_name: text(() => fail('job_experience.role_required')),
    company_name: text(() => fail('job_experience.company_required')),
    company_location: text(() => fail('job_experience.location_required')),
    started_at: column('date', {
      write: {
        ...start,
        accept(value, context) {
          assertDay(value, context.path);
          return start.accept?.(value, context);
        },
      },
    }),
    ended_at: column('date', {
      write: {
        by: EVERYBODY,
        accept(value, { path }) {
          if (value === '') return null;
          if (typeof value === 'string' && findDayProblem(value.trim()) === 'too_late')
            assertDay(value, path);
          return value;
        },
      },
    }),
    currently_working: column('boolean', { write: byPerson }),
    date_created: column('timestamp'),
    date_updated: column('timestamp'),
  },
  rows: {
    exists: { talent_id: { date_deleted: { _null: true }, date_anonymized: { _null: true } } },
    scope: (actor) =>
      isAdmin(actor)
        ? // Inside `_and`, so that it is not mistaken for a fixed condition on a visible talent.
          { _and: [{ talent_id: { isLocked: { _eq: false } } }] }
        : { talent_id: { _eq: actor.talentId ?? null } },
    changes: (actor) => ({ talent_id: { _eq: actor.talentId ?? null } }),
  },
  access: {
    read: canReadJobProfiles,
    create: canEditOwnJobProfile,
    update: canEditOwnJobProfile,
    delete: canEditOwnJobProfile,
  },
  writes: {
    preset: ({ actor }) => ({ talent_id: actor.talentId }),
    // A current job has no end.
    beforeWrite: ({ input }) =>
      Promise.resolve(input.currently_working === true ? { ...input, ended_at: null } : input),
    updatedAtColumn: 'date_updated',
    constraints: {
      job_experiences__end_required: () => fail('job_experience.end_required'),
      job_experiences__end_after_start: () => fail('job_experience.end_not_after_start'),
    },
  },
};
