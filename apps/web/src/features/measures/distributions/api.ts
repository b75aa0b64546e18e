import type {
  EmployeesDistributionAnswer,
  TeamDistributionsAnswer,
} from '@quint/contract/measures/distributions.ts';
import { GROUPS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';

type TeamDistribution = TeamDistributionsAnswer['data'][number];
interface Question {
  readonly teams: string[];
  readonly answer: Promise<ReadonlyMap<string, TeamDistribution>>;
}

let open: Question | undefined;

async function fetchTeams(teams: readonly string[]): Promise<ReadonlyMap<string, TeamDistribution>> {
  const query = { teams: teams.join(',') };
  const { data } = await api<TeamDistributionsAnswer>('/distributions/teams', { query });
  return new Map(data.map((distribution) => [distribution.team_id, distribution]));
}

/** Rows that come into sight together ask together. */
function fetchInBatch(team: string): Question['answer'] {
  if (open !== undefined && open.teams.length < GROUPS_PER_REQUEST) {
    open.teams.push(team);
    return open.answer;
  }
  const teams = [team];
  const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    if (open?.teams === teams) open = undefined;
    return fetchTeams(teams);
  });
  open = { teams, answer };
  return answer;
}

/** How the results of a team lie. */
export function teamDistributionQuery(team: string) {
  return queryOptions({
    queryKey: ['teams', 'distribution', team],
    queryFn: async () => (await fetchInBatch(team)).get(team) ?? null,
  });
}

/** How the results of everybody hired lie. */
export const employeesDistributionQuery = answerQuery<EmployeesDistributionAnswer>(
  ['talents', 'distribution'],
  '/distributions/employees',
);
