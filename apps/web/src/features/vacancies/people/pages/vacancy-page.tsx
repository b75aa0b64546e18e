import type { Stage } from '@quint/domain/roles/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { isOffered, roleQuery, type RoleDetail } from '#features/roles/roles/api.ts';
import { RoleMenu } from '#features/roles/roles/components/role-menu.tsx';
import { useRoleState } from '#features/roles/roles/use-role-actions.ts';
import { isApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { EndedNotice } from '#features/vacancies/deciders/components/ended-notice.tsx';
import { DecidersControl } from '#features/vacancies/deciders/components/deciders-control.tsx';
import { MentionList } from '#features/vacancies/deciders/components/mention-list.tsx';
import { vacancyQuery } from '../api.ts';
import { PeopleTab } from '../components/people-tab.tsx';
import { StateControl } from '../components/state-control.tsx';
import type { VacancyTab } from '../search.ts';

const RoleTab = lazy(async () => {
  const [tab] = await Promise.all([
    import('#features/vacancies/role/components/role-tab.tsx'),
    loadPhrases('role-stakeholders', 'role-ranges'),
  ]);
  return { default: tab.RoleTab };
});
const MailsTab = lazy(async () => {
  const [tab] = await Promise.all([
    import('#features/vacancies/mails/components/mails-tab.tsx'),
    loadPhrases('vacancy-mails'),
  ]);
  return { default: tab.MailsTab };
});
const FilledStrip = lazy(async () => {
  const [strip] = await Promise.all([
    import('#features/vacancies/fill/components/filled-strip.tsx'),
    loadPhrases('vacancy-filling', 'vacancy-mails'),
  ]);
  return { default: strip.FilledStrip };
});
const FillDialog = onDemand(async () => {
  const [dialog] = await Promise.all([
    import('#features/vacancies/fill/components/fill-dialog.tsx'),
    loadPhrases('vacancy-filling', 'vacancy-mails'),
  ]);
  return dialog.FillDialog;
});
const InviteDialog = onDemand(async () => {
  const [dialog] = await Promise.all([import('../components/invite-dialog.tsx'), loadPhrases('invitations')]);
  return dialog.InviteDialog;
});
const RangeDraft = lazy(async () => {
  const [draft] = await Promise.all([
    import('#features/vacancies/role/components/range-draft.tsx'),
    loadPhrases('role-ranges'),
  ]);
  return { default: draft.RangeDraft };
});
const RangesSheet = onDemand(async () => {
  const [sheet] = await Promise.all([
    import('#features/vacancies/role/components/ranges-sheet.tsx'),
    loadPhrases('role-ranges'),
  ]);
  return sheet.RangesSheet;
});
const HistoryTab = lazy(async () => {
  const [tab] = await Promise.all([
    import('#features/vacancies/history/components/history-tab.tsx'),
    loadPhrases('role-history', 'role-ranges'),
  ]);
  return { default: tab.HistoryTab };
});

interface VacancyPageProps {
  readonly roleId: string;
  readonly tab: VacancyTab;
  readonly stage: Stage | undefined;
  readonly onTab: (tab: VacancyTab) => void;
  readonly onStage: (stage: Stage | undefined) => void;
  /** Whether people who miss a must-have are left out. */
  readonly isMust: boolean;
  readonly onMust: (isMust: boolean) => void;
  /** Whether the reader is a hiring manager, who sees the people only. */
  readonly isManager: boolean;
}

function Actions({ role, onInvite }: { readonly role: RoleDetail; readonly onInvite: () => void }) {
  const { t } = useTranslation('roles');
  const { isInviteTalentsEnabled: canInvite } = useWorkspaceFeatures();
  return (
    <>
      <DecidersControl roleId={role.id} />
      {canInvite && isOffered(role) && (
        <Button kind="secondary" aria-label={t('invite')} onPress={onInvite}>
          <UserRoundPlus aria-hidden="true" className="size-4" />
          {t('inviteShort')}
        </Button>
      )}
      <span className="flex *:size-9 *:p-0">
        <RoleMenu role={role} variant="page" />
      </span>
    </>
  );
}

/** A role while it is being filled: its people by stage, ranges and texts, mails, history. */
export function VacancyPage(props: VacancyPageProps) {
  const { roleId, tab, stage, onTab, onStage, isMust, onMust, isManager } = props;
  const { t } = useTranslation('vacancy');
  const { t: roles } = useTranslation('roles');
  const format = useFormat();
  const vacancy = useQuery(vacancyQuery(roleId));
  const role = useQuery({ ...roleQuery(roleId), enabled: !isManager });
  const { mutate } = useRoleState();
  const [isFilling, setFilling] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isInviting, setInviting] = useState(false);
  if (isManager && isApiError(vacancy.error, 'record.not_found')) return <EndedNotice />;
  if (vacancy.data === undefined || (!isManager && role.data === undefined)) {
    return <RecordPlaceholder queries={isManager ? [vacancy] : [vacancy, role]} />;
  }
  const { name } = vacancy.data;
  const roleData = role.data;
  const total = Object.values(vacancy.data.stages).reduce((sum, count) => sum + count, 0);
  const people = (
    <PeopleTab
      vacancy={vacancy.data}
      stage={stage}
      onStage={onStage}
      mustHaves={roleData && { mustHaves: roleData.must_haves, isOn: isMust, onChange: onMust }}
      stepActions={{
        onStart() {
          if (roleData !== undefined) mutate({ role: roleData, action: 'finish' });
        },
        onInvite: () => setInviting(true),
        onFill: () => setFilling(true),
      }}
    />
  );
  const control = <StateControl vacancy={vacancy.data} role={roleData} onFill={() => setFilling(true)} />;
  if (isManager || roleData === undefined) {
    return (
      <>
        <PageHeader
          title={name}
          onTitlePress={() => setReading(true)}
          badge={control}
          actions={<DecidersControl roleId={roleId} />}
        />
        {isReading && <RangesSheet vacancy={vacancy.data} onClose={() => setReading(false)} />}
        {isManager && <MentionList />}
        {people}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={name}
        badge={
          <>
            {control}
            {tab !== 'ranges' && (
              <Suspense>
                <RangeDraft role={roleData} />
              </Suspense>
            )}
          </>
        }
        crumbs={[{ label: roles('title'), link: { to: '/roles' } }, { label: name }]}
        actions={<Actions role={roleData} onInvite={() => setInviting(true)} />}
      />
      {vacancy.data.state === 'filled' && (
        <Suspense>
          <FilledStrip roleId={roleId} />
        </Suspense>
      )}
      {isInviting && <InviteDialog roleId={roleId} roleName={name} onClose={() => setInviting(false)} />}
      {isFilling && <FillDialog roleId={roleId} onClose={() => setFilling(false)} />}
      <Tabs
        label={name}
        selectedId={tab}
        onSelect={onTab}
        tabs={[
          {
            id: 'people',
            label: (
              <span className="flex items-center gap-2">
                {t('tabs.people')}
                {total > 0 && <span className="text-third tabular-nums">{format.number(total)}</span>}
              </span>
            ),
            content: people,
          },
          {
            id: 'ranges',
            label: t('tabs.ranges'),
            content: (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <RoleTab role={roleData} />
              </Suspense>
            ),
          },
          {
            id: 'mails',
            label: t('tabs.mails'),
            content: (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <MailsTab roleId={roleId} />
              </Suspense>
            ),
          },
          {
            id: 'history',
            label: t('tabs.history'),
            content: (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <HistoryTab roleId={roleId} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
