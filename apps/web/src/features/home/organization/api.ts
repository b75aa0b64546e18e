import type { Row, UpdateInput } from '@quint/contract/items.ts';
import type { RequiredFactorAnswer } from '@quint/contract/workspace/two-factor.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { below, items, markDeleted, storeFile } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

const MEMBER_FIELDS = [
  'id',
  'user_role',
  'status',
  'decides_about',
  'mail_error',
  'date_mail_failed',
  ...below('user', ['id', 'fullname', 'email']),
] as const;
export type Member = Row<'memberships', typeof MEMBER_FIELDS>;

const SETTINGS_FIELDS = [
  'id',
  'name',
  'language',
  'logo',
  'sends_reminders',
  'hold_results',
  'address_form',
  'is_freezed',
  'hide_personal_data',
  'hide_everybody',
  'pack.name',
  ...below('custom_limits', ['talent_insights_budget', 'mails_per_day']),
  'featureSettings',
  'trial_ends_at',
  'date_created',
  ...below('users', MEMBER_FIELDS),
] as const;
const PLATFORM_FIELDS = ['is_on_hold'] as const;
export type WorkspaceSettings = Row<'organizations', typeof SETTINGS_FIELDS, typeof PLATFORM_FIELDS>;
export type WorkspaceLimits = WorkspaceSettings['custom_limits'];

/** The settings of a workspace, its members and its plan. */
export function settingsQuery(organizationId: string, isPlatform: boolean) {
  return queryOptions({
    queryKey: ['organizations', 'detail', organizationId, isPlatform],
    queryFn: ({ signal }) =>
      items('organizations').get(organizationId, {
        fields: SETTINGS_FIELDS,
        optionalFields: isPlatform ? PLATFORM_FIELDS : [],
        signal,
      }),
  });
}

/** Reminders sent to people of the own workspace. */
export const remindersSentQuery = queryOptions({
  queryKey: ['talents', 'reminders-sent'],
  queryFn: ({ signal }) => items('talents_results').sum('reminder_count', { signal }),
});

/** The writable settings of a workspace; the platform alone may change most of them. */
export type SettingsChange = UpdateInput<'organizations'>;

function useChangeSettings<Input>(organizationId: string, read: (input: Input) => Promise<SettingsChange>) {
  return useChange(async (input: Input) => items('organizations').update(organizationId, await read(input)), {
    invalidates: [['organizations'], ['session', 'user']],
  });
}

export function useSaveSettings(organizationId: string) {
  return useChangeSettings(organizationId, async (change: SettingsChange) => change);
}

/** Uploads an image and makes it the logo. */
export function useSaveLogo(organizationId: string) {
  return useChangeSettings(organizationId, async (file: File) => ({ logo: await storeFile('logo', file) }));
}

const EMPLOYEE_FIELDS = ['id', 'fullname', 'invitation_status'] as const;
export type Employee = Row<'talents', typeof EMPLOYEE_FIELDS>;
/** The list of talents shows all of them. */
const EMPLOYEES_SHOWN = 12;

/** The first hired people by name, and how many there are. */
export const employeesQuery = queryOptions({
  queryKey: ['talents', 'employees'],
  queryFn: ({ signal }) =>
    items('talents').page({
      fields: EMPLOYEE_FIELDS,
      filter: { status: 'EMPLOYEE' },
      sort: 'fullname',
      limit: EMPLOYEES_SHOWN,
      signal,
    }),
});

export interface OrganizationCounts {
  readonly employees: number;
  readonly applicants: number;
  readonly roles: number;
  /** Undefined when the workspace has no teams. */
  readonly teams: number | undefined;
}

/** Counts of the organisation's records. */
export function countsQuery(withTeams: boolean) {
  return queryOptions({
    queryKey: ['organization', 'counts', withTeams],
    queryFn: async ({ signal }): Promise<OrganizationCounts> => {
      const [talents, roles, teams] = await Promise.all([
        items('talents').countBy(['status'], { signal }),
        items('roles').count({ filter: { state: 'recruiting' }, signal }),
        withTeams ? items('teams').count({ signal }) : undefined,
      ]);
      const sum = (isCounted: (status: TalentStatus) => boolean) =>
        talents.filter(({ status }) => isCounted(status)).reduce((all, { count }) => all + count, 0);
      return {
        employees: sum((status) => status === 'EMPLOYEE'),
        applicants: sum((status) => status !== 'EMPLOYEE'),
        roles,
        teams,
      };
    },
  });
}

/** Whether the workspace requires a second factor, and which administrators have none. */
export function requiredFactorQuery(organizationId: string) {
  return answerQuery<RequiredFactorAnswer>(
    ['organizations', organizationId, 'second-factor'],
    `/organizations/${organizationId}/second-factor`,
  );
}

export function useRequireFactor(organizationId: string) {
  return useChange(
    (isRequired: boolean) =>
      api(`/organizations/${organizationId}/second-factor`, {
        method: 'PATCH',
        body: { required: isRequired },
      }),
    { invalidates: [requiredFactorQuery(organizationId).queryKey], evenOnError: true },
  );
}

export type PlatformAction = 'approve' | 'reset' | 'delete';

function sendPlatformAction(action: PlatformAction, organizationId: string): Promise<unknown> {
  switch (action) {
    case 'approve':
      return api('/workspace-automations/approve-workspace', { body: { organizationId } });
    case 'reset':
      return api('/workspace-automations/reset-workspace', { body: { organizationId } });
    case 'delete':
      return markDeleted('organizations', organizationId);
  }
}

/** An action of the platform on a whole workspace. */
export function usePlatformAction(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: PlatformAction) => sendPlatformAction(action, organizationId),
    onSuccess: (_answer, action) =>
      Promise.all([
        client.invalidateQueries({
          queryKey: action === 'delete' ? ['organizations', 'list'] : ['organizations'],
        }),
        client.invalidateQueries({ queryKey: ['session', 'user'] }),
        client.invalidateQueries({ queryKey: ['platform', 'deleted-workspaces'] }),
      ]),
  });
}
