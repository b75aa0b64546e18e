import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { REQUEST_KINDS } from './privacy.ts';
import { EndingPerson } from './retention.ts';

/** A person's request to a workspace, for its administrators. */
export const RightsRequest = z.object({
  id: Id,
  kind: z.enum(REQUEST_KINDS),
  talent_id: Id,
  /** The name as visible to the reader. */
  name: z.string(),
  /** The person's text; null once the message is deleted. */
  text: z.string().nullable(),
  date: z.string(),
  /** When the answer is due. */
  due: z.string(),
  date_answered: z.string().nullable(),
  answer: z.string().nullable(),
});
export type RightsRequest = z.infer<typeof RightsRequest>;

/** The requests to a workspace, open ones first, and the notified people whose data ends next. */
export const DataRequests = z.object({
  requests: z.array(RightsRequest),
  open: z.int(),
  ending: z.object({ count: z.int(), people: z.array(EndingPerson) }),
});
export type DataRequests = z.infer<typeof DataRequests>;
export const DataRequestsAnswer = z.object({ data: DataRequests });
export type DataRequestsAnswer = z.infer<typeof DataRequestsAnswer>;

export const RightsAnswerBody = z.object({ text: z.string().trim().min(1).max(2000) });
export type RightsAnswerBody = z.infer<typeof RightsAnswerBody>;
