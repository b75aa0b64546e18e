import type { Filter } from '@quint/contract/items.ts';
import type { TalentsFilter } from './view.ts';

type TalentFilter = Filter<'talents'>;

/** One key is compared with, so that the server looks the people up by it; several are a list. */
function keyIn(ids: readonly string[]): { readonly _eq: string } | { readonly _in: readonly string[] } {
  const [only] = ids;
  return only !== undefined && ids.length === 1 ? { _eq: only } : { _in: ids };
}

/**
 * The roles people are considered for, and their status. "Not further" belongs to a role: with roles chosen it is meant
 * in one of these, and people turned down there are neither applicant nor on the shortlist there.
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

/** The moment at which a day begins by the clock of the user. */
function startOf(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** What the list is narrowed to, as the server takes it; undefined for everybody. */
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
