import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { useCurrentUser } from '#lib/session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { settingsQuery } from '../api.ts';
import { GeneralCard } from '../components/general-card.tsx';
import { MembersCard } from '../components/members-card.tsx';
import { FeaturesCard, PlanCard } from '../components/plan-card.tsx';

/** Loaded lazily: it is below what most users come for. */
const AddressCard = lazy(async () => ({
  default: (await import('../components/address-card.tsx')).AddressCard,
}));
/** Loaded with its phrases about AI. */
const AiCard = lazy(async () => ({ default: (await import('../components/ai-card.tsx')).AiCard }));
/** Loaded lazily: it is below what most users come for. */
const HoldCard = lazy(async () => ({ default: (await import('../components/hold-card.tsx')).HoldCard }));
/** Loaded lazily, with the code for dropping files. */
const LogoCard = lazy(async () => ({ default: (await import('../components/logo-card.tsx')).LogoCard }));
const LinkCards = lazy(async () => ({ default: (await import('../components/link-cards.tsx')).LinkCards }));
/** For the platform only, in workspaces other than the current one. */
const OtherWorkspaceCard = lazy(async () => ({
  default: (await import('../components/other-workspace-card.tsx')).OtherWorkspaceCard,
}));
const RemindersCard = lazy(async () => ({
  default: (await import('../components/reminders-card.tsx')).RemindersCard,
}));
const SecondFactorCard = lazy(async () => ({
  default: (await import('../components/second-factor-card.tsx')).SecondFactorCard,
}));
/** Loaded lazily: few workspaces have a works council. */
const HiringManagersCard = lazy(async () => ({
  default: (await import('../components/hiring-managers-card.tsx')).HiringManagersCard,
}));
const SeatsCard = lazy(async () => ({ default: (await import('../components/seats-card.tsx')).SeatsCard }));
/** Loaded with its phrases, which few workspaces need. */
const SingleSignOnCard = lazy(async () => {
  const [{ SingleSignOnCard: CardComponent }] = await Promise.all([
    import('#features/workspace/single-sign-on/components/single-sign-on-card.tsx'),
    loadPhrases('single-sign-on'),
  ]);
  return { default: CardComponent };
});
/** The privacy settings of the workspace, loaded with their phrases. */
const RightsSection = lazy(async () => {
  const [{ RightsSection: SectionComponent }] = await Promise.all([
    import('#features/privacy/components/rights-section.tsx'),
    loadPhrases('retention'),
  ]);
  return { default: SectionComponent };
});
/** For the platform only. */
const PlatformCard = lazy(async () => ({
  default: (await import('../components/platform-card.tsx')).PlatformCard,
}));

/** The settings of a workspace: name, language, logo, members, plan, and features. */
export function SettingsPage({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('organization');
  const { role, active_workspace: workspace } = useCurrentUser();
  const isPlatform = role.admin_access || role.name === 'APP_ADMIN';
  const settings = useQuery(settingsQuery(organizationId, isPlatform));
  if (settings.data === undefined) return <RecordPlaceholder queries={[settings]} />;
  const { name, users } = settings.data;
  return (
    <>
      <PageHeader
        title={t('settings')}
        lead={name}
        crumbs={
          isPlatform
            ? [{ label: t('all'), link: { to: '/admin/organizations' } }, { label: name }]
            : undefined
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <GeneralCard settings={settings.data} />
          {/* Logos are uploaded to the current workspace. */}
          {workspace?.id === organizationId && (
            <Suspense fallback={<Skeleton className="h-48 w-full" />}>
              <LogoCard settings={settings.data} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <RemindersCard settings={settings.data} isOwn={workspace?.id === organizationId} />
            <AddressCard settings={settings.data} />
          </Suspense>
          {workspace?.id === organizationId && (
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <AiCard organizationId={organizationId} />
            </Suspense>
          )}
          <MembersCard organizationId={organizationId} members={users} />
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <HiringManagersCard
              organizationId={organizationId}
              members={users}
              isOwn={workspace?.id === organizationId}
            />
            <SeatsCard
              organizationId={organizationId}
              members={users}
              isOwn={workspace?.id === organizationId}
            />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PlanCard settings={settings.data} canEdit={isPlatform} isOwn={workspace?.id === organizationId} />
          {workspace?.id === organizationId && (
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <LinkCards />
            </Suspense>
          )}
          {isPlatform && workspace?.id !== organizationId && (
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <OtherWorkspaceCard organizationId={organizationId} name={name} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <SecondFactorCard organizationId={organizationId} />
            <SingleSignOnCard organizationId={organizationId} />
          </Suspense>
          {isPlatform && <FeaturesCard settings={settings.data} />}
          {isPlatform && (
            <Suspense fallback={<Skeleton className="h-48 w-full" />}>
              <PlatformCard settings={settings.data} />
            </Suspense>
          )}
        </div>
      </div>
      <Suspense fallback={<Skeleton className="mt-5 h-48 w-full" />}>
        <RightsSection isOwn={workspace?.id === organizationId}>
          <HoldCard settings={settings.data} />
        </RightsSection>
      </Suspense>
    </>
  );
}
