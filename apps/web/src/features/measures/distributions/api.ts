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

/** Rows that become visible together share one request. */
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

/** The distribution of the results of a team. */
export function teamDistributionQuery(team: string) {
  return queryOptions({
    queryKey: ['teams', 'distribution', team],
    queryFn: async () => (await fetchInBatch(team)).get(team) ?? null,
  });
}

/** The distribution of the results of all hired people. */
export const employeesDistributionQuery = answerQuery<EmployeesDistributionAnswer>(
  ['talents', 'distribution'],
  '/distributions/employees',
);
