import {
  OPEN_ENTRANCES,
  PUBLIC_LINK_KINDS,
  type OpenEntrance,
} from '@quint/domain/survey/survey-entrances.ts';
import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { Id } from '../base/ids.ts';
import { SurveyLanguage } from './survey.ts';

const Entrance = z.enum(OPEN_ENTRANCES as [OpenEntrance, ...OpenEntrance[]]);
/** The token of a workspace's public link, from its URL. */
const WorkspaceToken = linkToken('account').optional();

/** The entrance through which a person takes part. */
export const EntranceBody = z.object({ entrance: Entrance, workspace: WorkspaceToken });
export type EntranceBody = z.infer<typeof EntranceBody>;

/** The workspace of the survey. */
export const EntranceAnswer = z.object({ data: z.object({ workspace: z.object({ name: z.string() }) }) });
export type EntranceAnswer = z.infer<typeof EntranceAnswer>;

/** Checked field by field by the rules of the domain, so that each field gets its own message. */
export const ParticipateBody = EntranceBody.extend({
  name: z.unknown().optional(),
  email: z.unknown().optional(),
  consent: z.unknown().optional(),
  language: SurveyLanguage.default('en'),
});
export type ParticipateBody = z.infer<typeof ParticipateBody>;

/**
 * `started`: the survey is at the path `next`, and the personal link was mailed. `link_sent`: the address is known, or
 * this is not disclosed, so only its owner gets the link.
 */
export const ParticipateAnswer = z.object({
  data: z.object({ state: z.enum(['started', 'link_sent']), next: z.string().nullable() }),
});
export type ParticipateAnswer = z.infer<typeof ParticipateAnswer>;

/** The path of the current user's own survey on this site. */
export const OwnSurveyAnswer = z.object({ data: z.object({ next: z.string() }) });
export type OwnSurveyAnswer = z.infer<typeof OwnSurveyAnswer>;

/**
 * How many statements of the user's newest survey are answered; null when its link is no longer valid. A finished one
 * can be retaken.
 */
export const OwnSurveyStatus = z.object({
  data: z
    .object({ answered: z.number().int(), total: z.number().int(), is_finished: z.boolean() })
    .nullable(),
});
export type OwnSurveyStatus = z.infer<typeof OwnSurveyStatus>;

/** A one-time link that opens the current sheet on another device. */
export const HandoverAnswer = z.object({ data: z.object({ url: z.string(), expires: z.string() }) });
export type HandoverAnswer = z.infer<typeof HandoverAnswer>;

/**
 * The account of the person who took the survey. `linked`: there is one; `sent`: a mail to create it was sent; `none`:
 * one can be created.
 */
export const SurveyAccountAnswer = z.object({
  data: z.object({
    workspace: z.object({ name: z.string() }),
    state: z.enum(['linked', 'sent', 'none']),
  }),
});
export type SurveyAccountAnswer = z.infer<typeof SurveyAccountAnswer>;

/** The token of the unsubscribe link in a mail. */
export const MailsBody = z.object({ token: linkToken('record') });
/** Whether the owner of the address has stopped unsolicited mails from all workspaces. */
export const MailsAnswer = z.object({ data: z.object({ off: z.boolean() }) });
export type MailsAnswer = z.infer<typeof MailsAnswer>;

/** A link to the public sign-up form of the workspace. */
export const PublicLink = z.object({
  id: Id,
  kind: z.enum(PUBLIC_LINK_KINDS),
  url: z.string(),
  date_created: z.string(),
});
export type PublicLink = z.infer<typeof PublicLink>;
export const PublicLinksAnswer = z.object({ data: z.array(PublicLink) });
export type PublicLinksAnswer = z.infer<typeof PublicLinksAnswer>;
export const PublicLinkBody = z.object({ kind: z.enum(PUBLIC_LINK_KINDS) });
export const PublicLinkAnswer = z.object({ data: PublicLink });
