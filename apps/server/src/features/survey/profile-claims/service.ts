import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { SurveyAccountAnswer } from '@quint/contract/survey/participation.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { inviteInto } from '#features/workspace/auth/invitations/service.ts';
import type { Respondent } from '#features/survey/profile-claims/queries.ts';
import { findRespondent } from '#features/survey/profile-claims/queries.ts';
import type { RespondentSession } from '#http/access.ts';

type Account = SurveyAccountAnswer['data'];

async function getPerson(db: Writer, session: RespondentSession): Promise<Respondent> {
  const person = await findRespondent(db, session);
  if (person === undefined) throw fail('survey.no_session');
  return person;
}

function stateOf(person: Respondent): Account['state'] {
  if (person.is_linked || person.membership === 'active') return 'linked';
  return person.membership === 'invited' ? 'sent' : 'none';
}

function describe(person: Respondent, state: Account['state']): Account {
  return { workspace: { name: person.workspace }, state };
}

/** The account of the person of a sheet: linked, possible or none. */
export async function describeAccount(deps: Deps, session: RespondentSession): Promise<Account> {
  const person = await deps.db.platform.write((db) => getPerson(db, session));
  return describe(person, stateOf(person));
}

/**
 * Mails the person of a finished sheet a link to create an account: they choose the password there, which verifies the
 * address. Repeated requests send no further mail. Throws `result.not_finished`.
 */
export async function claimProfile(
  deps: Deps,
  session: RespondentSession,
  pageLanguage: StoredLanguage | undefined,
): Promise<Account> {
  return deps.db.platform.write(async (db) => {
    const person = await getPerson(db, session);
    if (!person.is_finished) throw fail('result.not_finished');
    const state = stateOf(person);
    if (state !== 'none') return describe(person, state);
    const { email, first_name, last_name } = person;
    await inviteInto(deps, db, {
      scope: session.scope,
      actor: undefined,
      people: [{ email, first_name: first_name ?? undefined, last_name, user_role: 'ORG_USER' }],
      path: null,
      isMailed: true,
      pageLanguage,
      details: { by: 'survey' },
    });
    return describe(person, 'sent');
  });
}
