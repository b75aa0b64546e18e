import { useQuery } from '@tanstack/react-query';
import { UserRoundMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { FitLine, FitShown, FitText } from '#features/base/fit/components/fit-line.tsx';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useIsMobile } from '#lib/media.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { teamFitsQuery, useChangeHolders, type TeamDetail, type TeamMember } from '../api.ts';
import { toTeamRoles, type TeamRole } from '../model/members.ts';

interface RolesCardProps {
  readonly team: TeamDetail;
  readonly members: readonly TeamMember[];
}

const TONE = { filled: 'strong', considered: 'lila', open: 'neutral' } as const;

/** Giving a role to a member and taking it away, each with its way back. */
function useHolders(teamId: string, role: TeamRole) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const reportSaveError = useSaveRefused();
  const { mutate } = useChangeHolders(teamId);
  const give = (member: TeamMember) =>
    mutate(
      { give: { talentId: member.id, roleId: role.id } },
      {
        onSuccess: () => notify({ text: t('gap.given', { name: member.fullname, role: role.name }) }),
        onError: reportSaveError,
      },
    );
  const take = (member: TeamMember, assignmentId: string) =>
    mutate(
      { take: assignmentId },
      {
        onSuccess: () =>
          notify({
            text: t('gap.taken', { name: member.fullname, role: role.name }),
            action: { label: common('action.undo'), onPress: () => give(member) },
          }),
        onError: reportSaveError,
      },
    );
  return { give, take };
}

/** On a phone the words stand below the line. */
function MemberFit({
  fit,
  isExcluded,
}: {
  readonly fit: FitOfTalent | undefined;
  readonly isExcluded: boolean;
}) {
  const isMobile = useIsMobile();
  if (!isMobile || fit === undefined || fit.score === null) {
    return <FitShown fit={fit} isExcluded={isExcluded} />;
  }
  return (
    <span className="flex flex-col gap-1">
      <FitLine fit={fit} size="full" />
      <FitText fit={fit} layout="line" />
    </span>
  );
}

function RoleItem({
  teamId,
  role,
  members,
}: {
  readonly teamId: string;
  readonly role: TeamRole;
  readonly members: readonly TeamMember[];
}) {
  const { t } = useTranslation('teams');
  const { give, take } = useHolders(teamId, role);
  const people = [
    ...role.holders.map(({ member, assignmentId }) => ({ member, assignmentId, kind: 'holder' as const })),
    ...role.candidates.map((member) => ({ member, assignmentId: undefined, kind: 'candidate' as const })),
  ];
  const fits = useQuery({ ...teamFitsQuery(teamId, role.id), enabled: people.length > 0 });
  const others = members.filter(({ id }) => !role.holders.some(({ member }) => member.id === id));
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <TextLink
          to="/roles/$roleId"
          params={{ roleId: role.id }}
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 font-semibold"
        >
          {role.name}
        </TextLink>
        <Badge tone={TONE[role.state]}>{t(`gap.${role.state}`)}</Badge>
      </span>
      {people.length === 0 && <p className="text-third">{t('gap.nobody')}</p>}
      {people.length > 0 && (
        <ul className="@container flex flex-col gap-1.5">
          {people.map(({ member, assignmentId, kind }) => (
            <li
              key={member.id}
              className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-3 gap-y-1 @min-[520px]:grid-cols-[minmax(0,1fr)_22rem_2.75rem]"
            >
              <span className="flex min-w-0 flex-col">
                <TextLink
                  to="/teams/$teamId/talents/$talentId"
                  params={{ teamId, talentId: member.id }}
                  className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
                >
                  {member.fullname}
                </TextLink>
                <span className="text-xs text-third">{t(`gap.${kind}`)}</span>
              </span>
              <span className="@max-[520px]:order-1 @max-[520px]:col-span-2">
                {fits.data !== undefined && (
                  <MemberFit fit={fits.data.get(member.id)} isExcluded={member.is_left_out_of_rankings} />
                )}
              </span>
              {assignmentId !== undefined && (
                <Button
                  kind="icon"
                  size="sm"
                  aria-label={t('gap.take', { name: member.fullname })}
                  onPress={() => take(member, assignmentId)}
                >
                  <UserRoundMinus aria-hidden="true" className="size-4" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <span className="flex flex-wrap gap-2">
        {others.length > 0 && (
          <Menu
            label={t('gap.giveTo', { role: role.name })}
            trigger={
              <Button kind="light" size="xs" aria-label={t('gap.giveTo', { role: role.name })}>
                {t('gap.give')}
              </Button>
            }
            entries={others.map((member) => ({
              id: member.id,
              label: member.fullname,
              onAction: () => give(member),
            }))}
          />
        )}
        <ButtonLink
          to="/roles/$roleId"
          params={{ roleId: role.id }}
          kind="light"
          size="xs"
          aria-label={t('gap.find', { role: role.name })}
        >
          {t('gap.findShort')}
        </ButtonLink>
      </span>
    </li>
  );
}

/** The roles of the group: which are filled, for which members are considered, and how these agree with it. */
export function RolesCard({ team, members }: RolesCardProps) {
  const { t } = useTranslation('teams');
  const teamRoles = toTeamRoles(team, members);
  return (
    <Card title={t('roles')}>
      {teamRoles.length === 0 ? (
        <p className="text-third">{t('detail.noRoles')}</p>
      ) : (
        <ul>
          {teamRoles.map((role) => (
            <RoleItem key={role.id} teamId={team.id} role={role} members={members} />
          ))}
        </ul>
      )}
    </Card>
  );
}
