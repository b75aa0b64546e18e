import { z } from 'zod';
import { Id } from '../base/ids.ts';

/** `id` is the membership. */
export const MemberParams = z.object({ id: Id });
