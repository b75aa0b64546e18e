import { z } from 'zod';
import { Id } from '../base/ids.ts';

export const APPLICATION_EVENTS = [
  'invited',
  'signed_up',
  'finished',
  'interview',
  'answered',
  'filled',
] as const;

/** What happened to an application and was told to its person; `interview_at` only where a time was suggested. */
export const ApplicationEvent = z.object({
  kind: z.enum(APPLICATION_EVENTS),
  date: z.string(),
  interview_at: z.string().nullable(),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

/** A role that the person knows they are considered for, with its events in their order. */
export const OwnApplication = z.object({
  role: z.object({ id: Id, name: z.string() }),
  events: z.array(ApplicationEvent),
});
export type OwnApplication = z.infer<typeof OwnApplication>;
export const OwnApplicationsAnswer = z.object({ data: z.array(OwnApplication) });
export type OwnApplicationsAnswer = z.infer<typeof OwnApplicationsAnswer>;
