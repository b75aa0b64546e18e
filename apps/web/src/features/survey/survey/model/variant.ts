import type { SurveySession } from '@quint/contract/survey/survey.ts';

export type Variant = NonNullable<SurveySession['variant']>;

/** The survey variant; an invitation of a company by default. */
export function variantOf(session: Pick<SurveySession, 'variant'> | undefined): Variant {
  return session?.variant ?? 'company';
}

/** The company that sees the result; undefined when only the person does, and once its role is filled. */
export function companyOf(
  session: (Pick<SurveySession, 'variant' | 'workspace'> & Partial<Pick<SurveySession, 'state'>>) | undefined,
): string | undefined {
  if (session?.state === 'role_filled') return undefined;
  const variant = variantOf(session);
  return variant === 'company' || variant === 'admin' ? session?.workspace?.name : undefined;
}
