interface NameException {
  readonly name: string;
  /** Where the name may stand: as a property or method of a type, or as a variable or parameter. */
  readonly of: 'member' | 'variable';
  readonly reason: string;
}

/** Names that the project does not choose. This list may only become shorter. */
export const NAME_EXCEPTIONS: readonly NameException[] = [
  { name: 'done', of: 'variable', reason: 'the callback of a Fastify hook' },
  { name: 'added', of: 'member', reason: 'a phrase key of the import of translations' },
  { name: 'agreed', of: 'member', reason: 'a phrase key of the planner' },
  { name: 'answered', of: 'member', reason: 'a field of the answers about the progress of a survey' },
  { name: 'asked', of: 'member', reason: 'a field of the answer to the invitation of stakeholders' },
  { name: 'canceled', of: 'member', reason: 'a field of assessment_participants' },
  { name: 'changed', of: 'member', reason: 'a phrase key of the import of translations' },
  { name: 'considered', of: 'member', reason: 'a parameter in addresses of the list of talents' },
  { name: 'created', of: 'member', reason: "a field of Stripe's objects" },
  { name: 'enabled', of: 'member', reason: 'a field of the features of an organization' },
  { name: 'expected', of: 'member', reason: "a field of Zod's issues and of Playwright's report" },
  { name: 'failed', of: 'member', reason: 'a field of the answer about jobs' },
  { name: 'finished', of: 'member', reason: 'a field of the answers of the overview and of the mail budget' },
  { name: 'given', of: 'member', reason: 'an object store of the database in the browser' },
  { name: 'invited', of: 'member', reason: 'a field of the answer to invitations' },
  { name: 'keyed', of: 'member', reason: 'a field of the published item list' },
  { name: 'measured', of: 'member', reason: 'a phrase key of the manual' },
  { name: 'opened', of: 'member', reason: 'a field of the people of the pool' },
  { name: 'pasted', of: 'member', reason: 'a field of drafts that browsers have stored' },
  { name: 'planned', of: 'member', reason: 'a field of the answers of the overview and about mails' },
  { name: 'recurring', of: 'member', reason: "a field of Stripe's prices" },
  { name: 'refused', of: 'member', reason: 'a field of log lines' },
  { name: 'rejected', of: 'member', reason: 'a field of roles_talents and assessment_participants' },
  { name: 'removed', of: 'member', reason: 'a field of the answer to changed translations' },
  { name: 'running', of: 'member', reason: 'a field of the answer about jobs' },
  { name: 'sealed', of: 'member', reason: 'a column of erasures' },
  { name: 'seen', of: 'member', reason: 'a field of the answer about interview questions' },
  { name: 'shared', of: 'member', reason: 'a field of messages between tabs, also of another version' },
  { name: 'shortened', of: 'member', reason: 'a field of the answer of a stakeholder survey' },
  { name: 'shortlisted', of: 'member', reason: 'a field of the answer of the overview' },
  { name: 'shown', of: 'member', reason: 'a field of drafts that browsers have stored' },
  { name: 'skewed', of: 'member', reason: 'a phrase key of the manual' },
  { name: 'skipped', of: 'member', reason: "a field of Playwright's report" },
  {
    name: 'started',
    of: 'member',
    reason: 'a field of the lock of the data folder, also of another version',
  },
  { name: 'translated', of: 'member', reason: 'a field of submitted survey answers' },
  { name: 'undelivered', of: 'member', reason: 'a parameter in addresses of the list of talents' },
  { name: 'unexpected', of: 'member', reason: "a field of Playwright's report" },
  { name: 'waiting', of: 'member', reason: 'a field of the answers about jobs and mails' },
];
