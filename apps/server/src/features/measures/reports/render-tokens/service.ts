import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PageRequest, PageSubject, RenderToken } from '@quint/contract/measures/documents.ts';
import { PageSubject as Subject } from '@quint/contract/measures/documents.ts';
import { Id } from '@quint/contract/base/ids.ts';
import type { HiddenPeople } from '@quint/domain/base/masking.ts';
import { HIDDEN_PEOPLE } from '@quint/domain/base/masking.ts';
import { z } from 'zod';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfSignedToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { Audience } from '#features/measures/reports/wording/model.ts';
import { deriveKey } from '#secrets/tokens.ts';

const MINUTES = 5;
const PURPOSE = 'render-token';

const Claims = z.object({
  organization: Id,
  subject: Subject,
  language: z.enum(['en', 'de']),
  audience: z.enum(['talent', 'employer']),
  hides: z.enum(HIDDEN_PEOPLE),
  expires: z.number(),
});
type Claims = z.infer<typeof Claims>;

function sign(deps: Deps, payload: string): Buffer {
  return createHmac('sha256', deriveKey(deps.config.secret, PURPOSE)).update(payload).digest();
}

/** The path of a report's page, without a token. */
function pathOf(subject: PageSubject): string {
  if (subject.kind === 'team') return `/_internal/teams/${subject.team}/reports/big5`;
  if (subject.kind === 'assessment') return `/_internal/assessments/${subject.assessment}/reports/big5`;
  return `/_internal/talents_results/${subject.result}/reports/big5`;
}

function searchOf(subject: PageSubject): readonly [string, string][] {
  return [
    ...(subject.kind === 'premium' || subject.kind === 'role'
      ? [['kind', subject.kind] as [string, string]]
      : []),
    ...('role' in subject && subject.role !== undefined ? [['role', subject.role] as [string, string]] : []),
  ];
}

/** A token that opens the page of one report for five minutes, without a session. Contains ids and no personal data. */
export function createRenderToken(
  deps: Deps,
  of: PageRequest & {
    readonly scope: OrganizationScope;
    readonly audience: Audience;
    readonly hides: HiddenPeople;
  },
): RenderToken {
  const expires = new Date(deps.clock.now().getTime() + MINUTES * 60_000);
  const { subject, language, audience, hides } = of;
  const claims: Claims = {
    organization: of.scope.organizationId,
    subject,
    language,
    audience,
    hides,
    expires: expires.getTime(),
  };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const token = `${payload}.${sign(deps, payload).toString('base64url')}`;
  const search = new URLSearchParams([...searchOf(subject), ['language', language], ['token', token]]);
  return { token, expires: expires.toISOString(), path: `${pathOf(subject)}?${search.toString()}` };
}

export interface RenderRight {
  readonly scope: OrganizationScope;
  readonly language: 'en' | 'de';
  readonly audience: Audience;
  readonly hides: HiddenPeople;
}

function isSame(a: PageSubject, b: PageSubject): boolean {
  const parts: readonly [string, unknown][] = Object.entries(a);
  return (
    parts.length === Object.keys(b).length &&
    parts.every(([key, value]) => b[key as keyof PageSubject] === value)
  );
}

/** The content of a token; undefined for an invalid one, one of another report, or an expired one. */
export function readRenderToken(deps: Deps, token: string, subject: PageSubject): RenderRight | undefined {
  const [payload = '', mac = ''] = token.split('.');
  const signature = Buffer.from(mac, 'base64url');
  const expectedMac = sign(deps, payload);
  if (signature.length !== expectedMac.length || !timingSafeEqual(signature, expectedMac)) return undefined;
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!claims.success || claims.data.expires <= deps.clock.now().getTime()) return undefined;
  if (!isSame(claims.data.subject, subject)) return undefined;
  const { organization: organizationId, language, audience, hides } = claims.data;
  return { scope: scopeOfSignedToken({ organizationId }), language, audience, hides };
}
