import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { canEditTalents, canReadTalents } from '@quint/domain/workspace/access/talents.ts';
import { SOURCE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { TALENT_STATUSES } from '@quint/domain/people/talents.ts';
import { claimTalentAvatar } from '#features/files/service.ts';
import {
  avatar,
  avatarLink,
  firstName,
  fullname,
  invitationOrder,
  isHidden,
  isLocked,
  isMasked,
  isNewResult,
  isQuiet,
  mailWaitsSince,
  openForWorkSince,
  profilePath,
  statusOrder,
  unlessMasked,
} from '#features/people/talents/queries.ts';
import { closedContent } from '#features/people/talents/closed-content/queries.ts';
import { hasHeldResult, heldResultUntil } from '#features/invitations/result-holds/queries.ts';
import {
  followAddresses,
  readFormerAddresses,
  recordDeletion,
} from '#features/people/talents/addresses/service.ts';
import {
  assertMemberLimit,
  isHiringLimited,
  recordStatusChange,
} from '#features/people/talents/hiring/service.ts';
import {
  ownProfile,
  writeEmail,
  writeFirstName,
  writeGender,
  writeLastName,
  writePhone,
} from '#features/people/talents/model.ts';
import type { AppliedWrite, Invariant } from '#items/declare/writes.ts';
import { ADMINS, column, EVERYBODY, pick, TALENTS, toMany, toOne } from '#items/declare/collection.ts';
import type { Collection, WriteRule } from '#items/declare/collection.ts';
import { sql } from '#database/sql.ts';
import { deletionFields, oneOf, organizationField } from '#standard-fields.ts';

const byAdmins: WriteRule = { by: ADMINS };
const byPerson: WriteRule = { by: EVERYBODY };

/** Only talents themselves may set that they are open for work; administrators may only unset it. */
function assertOwnOffer({ actor, columns, keys }: AppliedWrite): void {
  if (columns.is_open_for_work !== true || keys.every((key) => key === actor.talentId)) return;
  throw fail('FORBIDDEN', { field: 'is_open_for_work' });
}

const invariant: Invariant = {
  concerns(write) {
    const { avatar: image, email, date_deleted, is_open_for_work, status } = write.columns;
    if (is_open_for_work === true) return true;
    return typeof image === 'string' || [email, date_deleted, status].some((value) => value !== undefined);
  },
  before: readFormerAddresses,
  async check(write) {
    assertOwnOffer(write);
    await assertMemberLimit(write);
    await claimTalentAvatar(write);
    await followAddresses(write);
    await recordDeletion(write);
    await recordStatusChange(write);
  },
};

/** People a workspace has invited: applicants and employees. */
export const talents = {
  name: 'talents',
  table: 'talents',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    fullname: column('text', { sql: fullname, search: true }),
    email: column('text', {
      isAddress: true,
      sql: unlessMasked((row) => sql`${row}.email`),
      search: true,
      write: writeEmail,
    }),
    first_name: column('text', { line: 'name', nullable: true, sql: firstName, write: writeFirstName }),
    last_name: column('text', {
      line: 'name',
      nullable: true,
      sql: unlessMasked((row) => sql`${row}.last_name`),
      write: writeLastName,
    }),
    phone: column('text', {
      nullable: true,
      sql: unlessMasked((row) => sql`${row}.phone`),
      search: 'phone',
      write: writePhone,
    }),
    status: column('text', { write: oneOf(TALENT_STATUSES, byAdmins) }),
    gender: column('text', { write: writeGender }),
    gender_custom: column('text', { line: 'title', write: byPerson }),
    language: column('text', { write: oneOf(['EN', 'DE'], byPerson) }),
    avatar: toOne('files', {
      sql: avatar,
      tolerates: ['storage', 'filename_disk'],
      write: byPerson,
    }),
    avatarLink: column('text', {
      sql: (context) => avatarLink('talents', context.row, avatar(context)),
      filter: false,
      sort: false,
    }),
    isInitials: column('boolean', { sql: (context) => sql`(${avatar(context)}) is null` }),
    path: column('text', { sql: profilePath, filter: false, sort: false }),
    user: toOne('users', { column: 'user_id' }),
    is_directly_invited: column('boolean'),
    is_insight_unlocked: column('boolean'),
    is_big_five_report_unlocked: column('boolean'),
    is_open_for_work: column('boolean', { write: byPerson }),
    // Visible only to the person.
    open_for_work_since: column('timestamp', {
      nullable: true,
      filter: false,
      sort: false,
      sql: openForWorkSince,
    }),
    // Set only by the person, on the privacy page.
    is_left_out_of_rankings: column('boolean', {
      sql: ({ row }) => sql`(${row}.rankings_objected_at is not null)`,
    }),
    isMasked: column('boolean', { sql: isMasked }),
    isHidePersonalData: column('boolean', { sql: isHidden }),
    isLocked: column('boolean', { sql: isLocked }),
    // The size of the locked content.
    closed_content: column('json', {
      shape: 'ClosedContent',
      nullable: true,
      sql: closedContent,
      filter: false,
      sort: false,
    }),
    // Null for the two standard sources: invited, or through a public link.
    source: column('text', { line: 'title', read: ADMINS, write: byAdmins }),
    tags: column('texts', { read: ADMINS, write: byAdmins }),
    // The status stays finished during a retake; `invitation` is the newest sheet.
    invitation_status: column('text'),
    date_last_invited: column('timestamp'),
    // No activity for a week while an answer is pending.
    is_quiet: column('boolean', { read: ADMINS, sql: isQuiet }),
    // Finished within two weeks, and not opened by the reader yet.
    is_new_result: column('boolean', { read: ADMINS, sql: isNewResult }),
    // The failure of the newest mail to the address; null once one was accepted.
    mail_error: column('text', { nullable: true, read: ADMINS }),
    date_mail_failed: column('timestamp', { nullable: true, read: ADMINS, filter: false, sort: false }),
    // Since when a due mail to the address has not been accepted.
    mail_waits_since: column('timestamp', {
      nullable: true,
      read: ADMINS,
      filter: false,
      sort: false,
      sql: mailWaitsSince,
    }),
    // For sorting: the statuses in their order of progress.
    status_order: column('integer', { sql: statusOrder, filter: false }),
    invitation_order: column('integer', { sql: invitationOrder, filter: false }),
    // Whether there is a result that the reader may not see yet. `latestResult` is the newest that they may see.
    is_result_held: column('boolean', { sql: hasHeldResult }),
    result_held_until: column('timestamp', { nullable: true, sql: heldResultUntil }),
    latestResult: pick({
      to: 'talents_results',
      by: 'talent',
      where: { status: { _eq: 'FINISHED' }, is_held: { _eq: false } },
      sort: ['-date_finished'],
      filledFields: ['result', 'date_finished'],
    }),
    invitation: pick({ to: 'talents_results', by: 'talent', sort: ['-date_created'] }),
    talents_results: toMany({ to: 'talents_results', by: 'talent' }),
    active_talents_result: toOne('talents_results'),
    job_preferences: toOne('job_preferences', { allowsNested: true, write: ownProfile }),
    job_experiences: toMany({ to: 'job_experiences', by: 'talent_id', write: { by: TALENTS } }),
    // A workspace sees only itself among those that have a copy: who unlocks is the talent's affair.
    ws_ids_of_copied_talent: column('uuids', {
      read: ADMINS,
      sql: ({ row, organization, actor }) =>
        actor.userRole === 'APP_ADMIN'
          ? sql`${row}.ws_ids_of_copied_talent`
          : sql`case when ${organization} = any (${row}.ws_ids_of_copied_talent) then array[${organization}] else '{}'::uuid[] end`,
    }),
    roles: toMany({
      to: 'roles_talents',
      by: 'talents_id',
      through: 'roles_id',
      write: { by: ADMINS },
    }),
    teams: toMany({
      to: 'teams_talents',
      by: 'talents_id',
      through: 'teams_id',
      write: { by: ADMINS },
      unknownFailure: () => fail('team.not_found_for_deletion'),
    }),
    assignments: toMany({ to: 'talent_role_assignments', by: 'talent_id' }),
    date_created: column('timestamp'),
    user_created: toOne('users', { read: ADMINS }),
    date_updated: column('timestamp'),
    date_anonymized: column('timestamp'),
    ...deletionFields(),
  },
  rows: {
    arePeople: true,
    exists: { date_deleted: { _null: true }, date_anonymized: { _null: true } },
    scope: (actor) => (isAdmin(actor) ? undefined : { id: { _eq: actor.talentId ?? null } }),
  },
  access: { read: canReadTalents, update: canEditTalents },
  writes: {
    updatedAtColumn: 'date_updated',
    updatedByColumn: 'user_updated',
    missingFailures: { keys: () => fail('talent.id_required'), data: () => fail('talent.payload_required') },
    locksWorkspace: (write) => isHiringLimited(write, write.input),
    invariant,
    constraints: {
      talents__source_length: () => fail('talent.source_too_long', { max: SOURCE_MAX_CHARACTERS }),
      talents__email_unique: ({ email }) => fail('talent.already_invited', { email: String(email) }),
    },
  },
} satisfies Collection;
