import type { UserRole } from '@quint/contract/session.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import type { Stanines } from './distribution.ts';

export interface Member {
  readonly id: string;
  readonly user_role: UserRole;
  readonly status: string;
  readonly user: { readonly id: string; readonly fullname: string; readonly email: string } | null;
}

export interface WorkspaceLimits {
  readonly talent_insights_budget: number;
  /** Mails to people outside; null takes what the plan has. */
  readonly mails_per_day: number | null;
}

export interface WorkspaceSettings {
  readonly id: string;
  readonly name: string;
  readonly language: 'DE' | 'EN';
  readonly logo: string | null;
  /** People whose survey waits are reminded by mail. */
  readonly sends_reminders: boolean;
  readonly is_freezed: boolean;
  readonly hide_personal_data: boolean;
  /** Where personal data is hidden: also that of people invited directly. */
  readonly hide_everybody: boolean;
  readonly pack: { readonly name: string };
  readonly custom_limits: WorkspaceLimits;
  readonly featureSettings: Readonly<Record<string, boolean>>;
  readonly trial_ends_at: string | null;
  /** Waits for the approval of the platform; only the platform sees it. */
  readonly is_on_hold?: boolean;
  readonly date_created: string;
  readonly users: readonly Member[];
}

const SETTINGS_FIELDS = [
  'id',
  'name',
  'language',
  'logo',
  'sends_reminders',
  'is_freezed',
  'hide_personal_data',
  'hide_everybody',
  'pack.name',
  'custom_limits.talent_insights_budget',
  'custom_limits.mails_per_day',
  'featureSettings',
  'trial_ends_at',
  'date_created',
  'users.id',
  'users.user_role',
  'users.status',
  'users.user.id',
  'users.user.fullname',
  'users.user.email',
];

/** The settings of a workspace, its members and its plan. */
export function settingsQuery(organizationId: string, isPlatform: boolean) {
  return queryOptions({
    queryKey: ['organizations', 'detail', organizationId, isPlatform],
    queryFn: async ({ signal }) => {
      const query = { fields: isPlatform ? [...SETTINGS_FIELDS, 'is_on_hold'] : SETTINGS_FIELDS };
      const path = `/items/organizations/${organizationId}`;
      return (await api<{ data: WorkspaceSettings }>(path, { query, signal })).data;
    },
  });
}

/** Reminders that went out to people of the own workspace. */
export const remindersSentQuery = queryOptions({
  queryKey: ['talents', 'reminders-sent'],
  queryFn: async ({ signal }) => {
    const query = { 'aggregate[sum]': 'reminder_count' };
    const { data } = await api<{ data: { sum: { reminder_count: string | null } }[] }>(
      '/items/talents_results',
      { query, signal },
    );
    return Number(data[0]?.sum.reminder_count ?? 0);
  },
});

/** What can be written of a workspace; most of it by the platform only. */
export interface SettingsChange {
  readonly name?: string;
  readonly language?: 'DE' | 'EN';
  readonly logo?: string | null;
  readonly sends_reminders?: boolean;
  readonly is_freezed?: boolean;
  readonly hide_personal_data?: boolean;
  readonly hide_everybody?: boolean;
  readonly pack?: { readonly name: string };
  readonly custom_limits?: Partial<WorkspaceLimits>;
  readonly features?: { readonly create: readonly { readonly name: string; readonly enabled: boolean }[] };
}

export function useSaveSettings(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsChange) =>
      api(`/items/organizations/${organizationId}`, { method: 'PATCH', body, query: { fields: ['id'] } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['organizations'] }),
        client.invalidateQueries({ queryKey: ['session', 'user'] }),
      ]),
  });
}

/** Stores an image and makes it the logo. */
export function useSaveLogo(organizationId: string) {
  const save = useSaveSettings(organizationId);
  return useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData();
      // The server reads fields before it takes a file.
      body.set('purpose', 'logo');
      body.set('file', file);
      const { data } = await api<{ data: { id: string } }>('/files', { body });
      await save.mutateAsync({ logo: data.id });
    },
  });
}

export interface Employee {
  readonly id: string;
  readonly fullname: string;
  readonly latestResult: Stanines | null;
}

/** Everybody hired, with the stanines of their latest result. */
export const employeesQuery = queryOptions({
  queryKey: ['talents', 'employees'],
  queryFn: async ({ signal }) => {
    const traits = ['o', 'c', 'e', 'a', 'es'].map((trait) => `latestResult.${trait}`);
    const filter = { status: { _eq: 'EMPLOYEE' } };
    const query = { fields: ['id', 'fullname', ...traits], filter, sort: 'fullname', limit: -1 };
    return (await api<{ data: Employee[] }>('/items/talents', { query, signal })).data;
  },
});

interface CountRow {
  readonly count: string;
  readonly status?: TalentStatus;
}

export interface OrganizationCounts {
  readonly employees: number;
  readonly applicants: number;
  readonly roles: number;
  /** Undefined where the workspace has no teams. */
  readonly teams: number | undefined;
}

async function countAll(collection: string, signal: AbortSignal): Promise<number> {
  const query = { 'aggregate[count]': '*' };
  const { data } = await api<{ data: CountRow[] }>(`/items/${collection}`, { query, signal });
  return Number(data[0]?.count ?? 0);
}

/** How much there is of what an organisation is made of. */
export function countsQuery(withTeams: boolean) {
  return queryOptions({
    queryKey: ['organization', 'counts', withTeams],
    queryFn: async ({ signal }): Promise<OrganizationCounts> => {
      const query = { 'aggregate[count]': '*', groupBy: ['status'] };
      const [talents, roles, teams] = await Promise.all([
        api<{ data: CountRow[] }>('/items/talents', { query, signal }),
        countAll('roles', signal),
        withTeams ? countAll('teams', signal) : undefined,
      ]);
      const sum = (isCounted: (status: TalentStatus | undefined) => boolean) =>
        talents.data
          .filter(({ status }) => isCounted(status))
          .reduce((all, row) => all + Number(row.count), 0);
      return {
        employees: sum((status) => status === 'EMPLOYEE'),
        applicants: sum((status) => status !== 'EMPLOYEE'),
        roles,
        teams,
      };
    },
  });
}
