import { MEMBER_ROLES, PACKS } from '@quint/domain/workspace/actor.ts';
import { ACCESS_KINDS } from '@quint/domain/measures/access-kinds.ts';
import { HIDDEN_PEOPLE } from '@quint/domain/base/masking.ts';
import { z } from 'zod';
import { Id, StoredLanguage } from '../base/ids.ts';

/** A person with a role in the workspace, or its works council account; talents are not named. */
const OverseenMember = z.object({
  id: Id,
  /** Null while an invited person has not entered a name. */
  name: z.string().nullable(),
  user_role: z.enum(MEMBER_ROLES),
  status: z.enum(['active', 'invited']),
});

/** The settings of a workspace for its works council: nothing about a talent or a result. */
export const OverseenSettings = z.object({
  name: z.string(),
  language: StoredLanguage,
  pack: z.enum(PACKS),
  is_freezed: z.boolean(),
  /** Whose personal data the workspace hides from everybody in it. */
  hides_people: z.enum(HIDDEN_PEOPLE),
  sends_reminders: z.boolean(),
  /** Whether an AI is connected, and the workspace allows it to shorten texts. */
  uses_ai: z.boolean(),
  /** How long new results are on hold for administrators. */
  hold_results: z.enum(['no', '24h', '48h', 'opened']),
  features: z.record(z.string(), z.boolean()),
  members: z.array(OverseenMember),
  /** Roles in use. */
  roles: z.number().int(),
  /** Groups of fewer people are not shown in any figure. */
  least_people: z.number().int(),
});
export type OverseenSettings = z.infer<typeof OverseenSettings>;
export const OverseenSettingsAnswer = z.object({ data: OverseenSettings });
export type OverseenSettingsAnswer = z.infer<typeof OverseenSettingsAnswer>;

const Range = z.object({ min: z.number().int(), max: z.number().int(), weight: z.number().int() });
const Ranges = z.object({ O: Range, C: Range, E: Range, A: Range, ES: Range });

/** The source of a range. */
export const RANGE_ORIGINS = ['assistant', 'template', 'stakeholders'] as const;

const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export const OverseenRolesQuery = Page.extend({ search: z.string().trim().max(200).optional() });
export type OverseenRolesQuery = z.infer<typeof OverseenRolesQuery>;

export const OverseenRole = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(['in_use', 'draft', 'filled', 'archived']),
  ranges: Ranges,
  /** The number of versions of the ranges, and since when the newest one applies. */
  versions: z.number().int(),
  changed: z.string().nullable(),
});
export type OverseenRole = z.infer<typeof OverseenRole>;
export const OverseenRolesAnswer = z.object({
  data: z.array(OverseenRole),
  meta: z.object({ total_count: z.number().int(), filter_count: z.number().int() }),
});
export type OverseenRolesAnswer = z.infer<typeof OverseenRolesAnswer>;

export const OverseenRoleParams = z.object({ roleId: Id });

export const OverseenVersion = z.object({
  id: Id,
  date: z.string(),
  by: z.string().nullable(),
  ranges: Ranges,
  /** By trait; a range that was set manually has none. */
  origins: z.record(z.string(), z.enum(RANGE_ORIGINS)),
  /** Why fixed ranges were changed. */
  reason: z.string().nullable(),
  /** Whether a person considered for the role had a result by then. */
  is_after_results: z.boolean(),
});
export type OverseenVersion = z.infer<typeof OverseenVersion>;

/** A random draw of people for interviews, without the people: being drawn says that a result fits well. */
export const OverseenDraw = z.object({
  id: Id,
  date: z.string(),
  by: z.string().nullable(),
  /** How many people were drawn, and among how many. */
  people: z.number().int(),
  pool: z.number().int(),
  /** With the same people it gives the same draw. */
  seed: z.string(),
  /** Why it was drawn again; null for the first draw. */
  reason: z.string().nullable(),
  date_undone: z.string().nullable(),
});
export type OverseenDraw = z.infer<typeof OverseenDraw>;

/** A role with every version of its ranges, oldest first, and its random draws, newest first. */
export const OverseenRoleAnswer = z.object({
  data: OverseenRole.extend({ history: z.array(OverseenVersion), draws: z.array(OverseenDraw) }),
});
export type OverseenRoleAnswer = z.infer<typeof OverseenRoleAnswer>;

/** A month of the access log, by days in Central Europe; the current one by default. */
export const AccessLogQuery = Page.extend({
  month: z
    .string()
    .regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/)
    .optional(),
  kind: z.enum(ACCESS_KINDS).optional(),
});
export type AccessLogQuery = z.infer<typeof AccessLogQuery>;

/** The actions of one person of one kind on one day. */
export const AccessLine = z.object({
  id: z.string(),
  day: z.string(),
  last: z.string(),
  /** The name of the account; null for deleted accounts and the product itself. */
  by: z.string().nullable(),
  by_platform: z.boolean(),
  kind: z.enum(ACCESS_KINDS),
  times: z.number().int(),
  /** Record numbers of the people concerned, at most twenty, and their total number. */
  records: z.array(z.string()),
  people: z.number().int(),
  /** How often a whole list was read, without names. */
  lists: z.number().int(),
});
export type AccessLine = z.infer<typeof AccessLine>;
export const AccessLogAnswer = z.object({
  data: z.array(AccessLine),
  meta: z.object({ month: z.string(), since: z.string().nullable(), filter_count: z.number().int() }),
});
export type AccessLogAnswer = z.infer<typeof AccessLogAnswer>;

/** Whether the workspace has a works council account. */
export const WorksCouncilMembershipAnswer = z.object({ data: z.object({ is_taken: z.boolean() }) });
export type WorksCouncilMembershipAnswer = z.infer<typeof WorksCouncilMembershipAnswer>;
