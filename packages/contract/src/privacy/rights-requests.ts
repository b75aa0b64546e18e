import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { REQUEST_KINDS } from './privacy.ts';
import { EndingPerson } from './retention.ts';

/** What a person asked of the people of a workspace, for those who answer. */
export const RightsRequest = z.object({
  id: Id,
  kind: z.enum(REQUEST_KINDS),
  talent_id: Id,
  /** The name as the reader may see it. */
  name: z.string(),
  /** What the person wrote; null once the message is gone. */
  text: z.string().nullable(),
  date: z.string(),
  /** Until when an answer is owed. */
  due: z.string(),
  date_answered: z.string().nullable(),
  answer: z.string().nullable(),
});
export type RightsRequest = z.infer<typeof RightsRequest>;

/** What people ask of a workspace, the open ones first, and whose data ends next of those who were told. */
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
