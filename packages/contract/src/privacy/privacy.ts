import { DEVICES, SESSION_ORIGINS } from '@quint/domain/survey/survey-proof.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { PoolImpression } from '../profile/pool.ts';

/**
 * A time at which the user's survey was opened on a device (`opened`), or a link to it was copied by an administrator
 * (`copied`). `is_proved` is whether the device was verified to be the person's, by the mailed link or a code.
 */
export const SurveyAccessEntry = z.object({
  id: Id,
  what: z.enum(['opened', 'copied']),
  date: z.string(),
  opened_by: z.enum(SESSION_ORIGINS),
  device: z.enum(DEVICES).nullable(),
  is_proved: z.boolean(),
});
export type SurveyAccessEntry = z.infer<typeof SurveyAccessEntry>;
export const SurveyAccessLogAnswer = z.object({ data: z.array(SurveyAccessEntry) });

const Choices = {
  is_open_for_work: z.boolean(),
  is_left_out_of_rankings: z.boolean(),
  /** Whether the sheets count for norms and fairness, without the person. */
  counts_in_norms: z.boolean(),
  takes_reminders: z.boolean(),
};
export const OwnChoices = z.object(Choices);
export type OwnChoices = z.infer<typeof OwnChoices>;
/** The privacy choices of a talent in one workspace; omitted ones are unchanged. */
export const OwnChoicesBody = OwnChoices.partial();
export type OwnChoicesBody = z.infer<typeof OwnChoicesBody>;
export const OwnChoicesAnswer = z.object({ data: OwnChoices });
export type OwnChoicesAnswer = z.infer<typeof OwnChoicesAnswer>;
export const OwnTalentParams = z.object({ talent: Id });

export const CONSENT_KINDS = ['statement', 'survey', 'pool', 'norms', 'reminders', 'rankings'] as const;
export const REQUEST_KINDS = ['human', 'correction'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** A consent, or its withdrawal. */
export const OwnConsent = z.object({
  id: Id,
  kind: z.enum(CONSENT_KINDS),
  is_given: z.boolean(),
  /** The version of the wording. */
  text_version: z.string(),
  date: z.string(),
});
export type OwnConsent = z.infer<typeof OwnConsent>;

/**
 * A person's request to the administrators of the workspace, in their own words, and the answer: the message linked to
 * this request, or the next message to the person.
 */
export const OwnRequest = z.object({
  id: Id,
  kind: z.enum(REQUEST_KINDS),
  date: z.string(),
  /** Null once the message is deleted. */
  text: z.string().nullable(),
  date_answered: z.string().nullable(),
  answer: z.string().nullable(),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

/**
 * Who looked, when, at what. `compared` is the role of a fit, `printed` the kind of document; `listed` is a whole list
 * with the person. `opened` is a device in the person's survey, whose session may be ended while it is active.
 */
export const OwnLogLine = z.object({
  id: z.string(),
  kind: z.enum(['read', 'listed', 'compared', 'printed', 'exported', 'unlocked', 'copied', 'opened']),
  date: z.string(),
  /** Null for the product, and for deleted accounts. */
  who: z.string().nullable(),
  workspace: z.string(),
  role: z.string().nullable(),
  document: z.string().nullable(),
  times: z.number().int().min(1),
  opened_by: z.enum(SESSION_ORIGINS).nullable(),
  device: z.enum(DEVICES).nullable(),
  is_live: z.boolean(),
});
export type OwnLogLine = z.infer<typeof OwnLogLine>;

/** The data of one workspace about a person, and the person's choices there. */
export const OwnWorkspaceData = z.object({
  talent_id: Id,
  workspace: z.string(),
  /** Whether it is the active workspace of the person. */
  is_active: z.boolean(),
  is_directly_invited: z.boolean(),
  answers: z.number().int().min(0),
  items: z.number().int().min(0),
  has_result: z.boolean(),
  has_job_profile: z.boolean(),
  has_demographics: z.boolean(),
  /** Months after which the data is deleted; null for never. */
  months_after_rejection: z.number().int().nullable(),
  months_after_last_activity: z.number().int().nullable(),
  /** Why the workspace keeps applicants without an end, in its own words. */
  kept_because: z.string().nullable(),
  /** The day on which the data is deleted without further activity; null for never. The person is notified before. */
  ends_at: z.string().nullable(),
  /** Workspaces that unlocked the person in the pool. */
  unlocked_by: z.array(z.string()),
  /** Where the pool showed the person, and who unlocked them. */
  appearances: z.array(PoolImpression),
  choices: OwnChoices,
  consents: z.array(OwnConsent),
  requests: z.array(OwnRequest),
  /** The newest entries. */
  log: z.array(OwnLogLine),
  log_total: z.number().int().min(0),
  log_since: z.string(),
});
export type OwnWorkspaceData = z.infer<typeof OwnWorkspaceData>;

export const EXPORT_STATES = ['waiting', 'ready', 'failed'] as const;
/** The data export of a person; `until` is the last time for downloading it. */
export const OwnExport = z.object({
  state: z.enum(EXPORT_STATES),
  /** The language of the document in it. */
  language: z.enum(['en', 'de']),
  date: z.string(),
  until: z.string().nullable(),
});
export type OwnExport = z.infer<typeof OwnExport>;
export const OwnExportAnswer = z.object({ data: OwnExport.nullable() });
export type OwnExportAnswer = z.infer<typeof OwnExportAnswer>;

export const OwnPrivacy = z.object({ places: z.array(OwnWorkspaceData), export: OwnExport.nullable() });
export type OwnPrivacy = z.infer<typeof OwnPrivacy>;
export const OwnPrivacyAnswer = z.object({ data: OwnPrivacy });
export type OwnPrivacyAnswer = z.infer<typeof OwnPrivacyAnswer>;

export const AskedOfPeople = z.object({
  kind: z.enum(REQUEST_KINDS),
  text: z.string().trim().min(1).max(2000),
});
export type AskedOfPeople = z.infer<typeof AskedOfPeople>;
export const OwnRequestAnswer = z.object({ data: OwnRequest });
