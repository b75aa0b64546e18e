import type { Proficiency } from '@quint/domain/profile/job-profile.ts';
import { PROFICIENCIES } from '@quint/domain/profile/job-profile.ts';
import type { WorkMode } from '@quint/domain/profile/job-choices.ts';
import { hasStoredWords } from '#database/search.ts';
import type { Sql } from '#database/sql.ts';
import { join, param, sql } from '#database/sql.ts';

/*
 * What a job profile says about a requirement, for the talent pool and for must-haves: true, false, or null when the
 * profile does not say. `preferences` and `job` are rows of job_preferences and job_experiences.
 */

/** Whether the skills contain the words of a text. */
export function hasSkill(preferences: Sql, skill: string): Sql {
  const words = sql`${preferences}.skill_words`;
  return sql`case when ${words} is not null then ${hasStoredWords(words, skill)} end`;
}

/** Whether the places, as `place_words`, contain the words of a text. */
export function hasPlace(words: Sql, place: string): Sql {
  return sql`case when ${words} is not null then ${hasStoredWords(words, place)} end`;
}

/** Whether the person is willing to travel at least this far around one of the places. */
export function travels(locations: Sql, km: number): Sql {
  return sql`case when ${locations} <> '[]' then
    jsonb_path_exists(${locations}, '$[*] ? (@.radius >= $km)', jsonb_build_object('km', ${param(km, 'integer')})) end`;
}

/** Whether the person works in a mode. */
export function worksIn(preferences: Sql, mode: WorkMode): Sql {
  const modes = sql`${preferences}.work_mode`;
  return sql`case when ${modes} <> '{}' then ${param(mode, 'text')} = any (${modes}) end`;
}

/** Whether the person speaks a language at a level or a higher one. */
export function speaks(preferences: Sql, code: string, level: Proficiency): Sql {
  const levels = PROFICIENCIES.slice(PROFICIENCIES.indexOf(level));
  const languages = sql`${preferences}.languages`;
  const anyLevel = levels.map(
    (proficiency) => sql`${languages} @> ${param(JSON.stringify([{ code, proficiency }]), 'jsonb')}`,
  );
  return sql`case when ${languages} <> '[]' then ${join(anyLevel, ' or ')} end`;
}

/** Whether the person can start on a day or earlier. */
export function startsBy(preferences: Sql, day: string): Sql {
  return sql`${preferences}.earliest_start <= ${param(day, 'date')}`;
}

/** Whether the title of a job contains the words of a text. */
export function isTitled(job: Sql, text: string): Sql {
  return hasStoredWords(sql`${job}.role_words`, text);
}
