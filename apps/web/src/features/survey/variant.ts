import type { SurveySession } from '@quint/contract/survey.ts';

export type Variant = NonNullable<SurveySession['variant']>;

/** What the sheet is answered for; an invitation of a company unless the server says otherwise. */
export function variantOf(session: Pick<SurveySession, 'variant'> | undefined): Variant {
  return session?.variant ?? 'company';
}

/** The company that sees the result; undefined where nobody but the person does. */
export function companyOf(
  session: Pick<SurveySession, 'variant' | 'workspace'> | undefined,
): string | undefined {
  const variant = variantOf(session);
  return variant === 'company' || variant === 'admin' ? session?.workspace?.name : undefined;
}
