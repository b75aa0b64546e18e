import { z } from 'zod';

/** The login form; each message is a phrase of the area `common`. */
export const loginForm = z.object({
  email: z.string().trim().min(1, 'form.required').pipe(z.email('form.invalidEmail')),
  password: z.string().min(1, 'form.required'),
});
export type LoginForm = z.infer<typeof loginForm>;
