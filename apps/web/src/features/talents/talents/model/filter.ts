import type { Filter } from '@quint/contract/items.ts';
import type { TalentsFilter } from './view.ts';

type TalentFilter = Filter<'talents'>;

/** A single key uses equality, so that the server uses its index; several use a list. */
function keyIn(ids: readonly string[]): { readonly _eq: string } | { readonly _in: readonly string[] } {
  const [only] = ids;
  return only !== undefined && ids.length === 1 ? { _eq: only } : { _in: ids };
}

/**
 * The filter for considered roles and status. "Not further" belongs to a role: with selected roles it applies to these,
 * and people rejected there count neither as applicant nor as shortlisted.
 */
function roleParts({ considered, status }: TalentsFilter): TalentFilter[] {
  const roles = considered.length === 0 ? {} : { roles_id: keyIn(considered) };
  const statuses = status.filter((each) => each !== 'REJECTED');
  const isRejected: TalentFilter = { roles: { _some: { ...roles, rejected: { _eq: true } } } };
  const isConsidered = (wantsRejected?: boolean): TalentFilter[] =>
    considered.length === 0
      ? []
      : [
          {
            roles: {
              _some: {
                ...roles,
                ...(wantsRejected === undefined ? {} : { rejected: { _eq: wantsRejected } }),
              },
            },
          },
        ];
  if (status.length === 0) return isConsidered();
  if (statuses.length === 0) return [isRejected];
  const hasStatus: TalentFilter = { _and: [{ status: { _in: statuses } }, ...isConsidered(false)] };
  return status.length === statuses.length ? [hasStatus] : [{ _or: [hasStatus, isRejected] }];
}

/** The start of a day in the time zone of the user. */
function startOf(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The filter of the list, as the server expects it; undefined for everybody. */
export function toFilter(filter: TalentsFilter): TalentFilter | undefined {
  const { survey, groups, tags, quiet, undelivered, fresh, finishedSince } = filter;
  const parts: TalentFilter[] = [
    ...roleParts(filter),
    ...(survey.length === 0 ? [] : [{ invitation_status: { _in: survey } }]),
    ...(groups.length === 0 ? [] : [{ teams: { _some: { teams_id: keyIn(groups) } } }]),
    ...(tags.length === 0 ? [] : [{ _or: tags.map((tag) => ({ tags: { _contains: tag } })) }]),
    ...(quiet ? [{ is_quiet: { _eq: true } }] : []),
    ...(undelivered ? [{ mail_error: { _nnull: true } }] : []),
    ...(fresh ? [{ is_new_result: { _eq: true } }] : []),
    ...(finishedSince === undefined
      ? []
      : [{ latestResult: { date_finished: { _gte: startOf(finishedSince) } } }]),
  ];
  return parts.length === 0 ? undefined : parts.length === 1 ? parts[0] : { _and: parts };
}

/** The words to search for; undefined for none. */
export function toSearchText({ search }: TalentsFilter): string | undefined {
  return search.trim() === '' ? undefined : search.trim();
}
