import type { QueryClient } from '@tanstack/react-query';
import type { Base } from '#features/base/records/model/conflicts.ts';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import * as z from 'zod/mini';
import { optionalText, requiredText } from '#lib/form-schema.ts';
import { toLinkChanges } from '#lib/link-changes.ts';
import type { TeamChanges, TeamDetail } from './api.ts';
import { teamQuery } from './api.ts';

/** The form of a team; each message is a phrase key. */
export const teamForm = z.object({
  name: requiredText(TITLE_MAX_CHARACTERS),
  report_text: optionalText(LONG_TEXT_MAX_CHARACTERS),
  talents: z.array(z.string()),
  roles: z.array(z.string()),
});
export type TeamForm = z.infer<typeof teamForm>;

export const EMPTY_TEAM: TeamForm = { name: '', report_text: '', talents: [], roles: [] };

export function toTeamForm(team: TeamDetail): TeamForm {
  return {
    name: team.name,
    report_text: team.report_text ?? '',
    talents: team.talents.map((link) => link.talents_id),
    roles: team.roles.flatMap(({ roles_id: role }) => (role === null ? [] : [role.id])),
  };
}

export function toTeamChanges(form: TeamForm, before: TeamForm): TeamChanges {
  const text = form.report_text.trim();
  return {
    name: form.name.trim(),
    report_text: text === '' ? null : text,
    talents: toLinkChanges(before.talents, form.talents),
    roles: toLinkChanges(before.roles, form.roles),
  };
}

/** Reads the current record for its form. */
export async function readTeam(client: QueryClient, teamId: string): Promise<Base<TeamForm>> {
  const record = await client.fetchQuery({ ...teamQuery(teamId, false), staleTime: 0 });
  return { initial: toTeamForm(record), seen: record.date_updated };
}
