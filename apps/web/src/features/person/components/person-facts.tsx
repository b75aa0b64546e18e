import { isOpen } from '@quint/domain/invitation-status.ts';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Link2, Mail, Phone, Plus, Send, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { namesQuery, type TalentRecord } from '#features/matching/api.ts';
import type { Verb } from '#features/people/use-verbs.tsx';
import { useFormat } from '#lib/format.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

const NO_TEAMS: NonNullable<TalentRecord['teams']> = [];
/** Verbs that put the person somewhere. */
const ADDING: readonly Verb['id'][] = ['consider', 'group', 'tags'];

function Fact({ Icon, children }: { readonly Icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-third" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}

function Contact({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  if (talent.isMasked) return <Fact Icon={Mail}>{t('contact.hidden')}</Fact>;
  const { email, phone } = talent;
  const link =
    'inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-ink';
  return (
    <>
      <Fact Icon={Mail}>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </Fact>
      <Fact Icon={Phone}>
        {phone === null ? (
          t('contact.noPhone')
        ) : (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
            {phone}
          </a>
        )}
      </Fact>
    </>
  );
}

function Arrival({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { invitation } = talent;
  const date = format.date(talent.date_created, 'dayMonth');
  const name = talent.user_created?.fullname ?? '';
  return (
    <>
      {talent.is_directly_invited ? (
        <Fact Icon={Send}>
          {name === '' ? t('contact.invited', { date }) : t('contact.invitedBy', { name, date })}
        </Fact>
      ) : (
        <Fact Icon={Link2}>{t('contact.came', { date })}</Fact>
      )}
      {invitation !== null && isOpen(invitation.status) && (
        <Fact Icon={CalendarClock}>
          {t('contact.valid', { date: format.date(invitation.link_expires_at, 'dayMonth') })}
        </Fact>
      )}
    </>
  );
}

const CHIP =
  'inline-flex min-h-6 items-center rounded-full border border-line bg-surface px-2.5 font-medium text-ink no-underline hover:bg-mute';

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{label}</span>
      {children}
    </span>
  );
}

function Belonging({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const { hasTeams } = useWorkspaceFeatures();
  const roles = useQuery(
    namesQuery(
      'roles',
      talent.roles.map(({ roles_id }) => roles_id),
    ),
  );
  const teams = useQuery(
    namesQuery(
      'teams',
      (talent.teams ?? NO_TEAMS).map(({ teams_id }) => teams_id),
    ),
  );
  const none = <span className="text-ink">{t('contact.none')}</span>;
  return (
    <>
      <Labelled label={t('contact.roles')}>
        {talent.roles.length === 0 && none}
        {roles.data?.map(({ id, name }) => (
          <Link key={id} to="/roles/$roleId" params={{ roleId: id }} className={CHIP}>
            {name}
          </Link>
        ))}
      </Labelled>
      {hasTeams && (
        <Labelled label={t('contact.groups')}>
          {(talent.teams ?? NO_TEAMS).length === 0 && none}
          {teams.data?.map(({ id, name }) => (
            <Link key={id} to="/teams/$teamId" params={{ teamId: id }} className={CHIP}>
              {name}
            </Link>
          ))}
        </Labelled>
      )}
    </>
  );
}

function AddMenu({ verbs }: { readonly verbs: readonly Verb[] }) {
  const { t } = useTranslation('record');
  const adding = verbs.filter(({ id }) => ADDING.includes(id));
  if (adding.length === 0) return null;
  return (
    <Menu
      label={t('contact.add')}
      trigger={
        <Button kind="light" size="xs">
          <Plus aria-hidden="true" className="size-3.5" />
          {t('contact.add')}
        </Button>
      }
      entries={adding.map(({ id, label, icon, reason, run }) => ({
        id,
        label,
        icon,
        note: reason,
        disabled: reason !== undefined,
        onAction: run,
      }))}
    />
  );
}

interface PersonFactsProps {
  readonly talent: TalentRecord;
  readonly verbs: readonly Verb[];
}

/** Two lines: how to reach the person and how they came; where they are considered and where they belong. */
export function PersonFacts({ talent, verbs }: PersonFactsProps) {
  const { t } = useTranslation('record');
  const standard = talent.is_directly_invited ? t('contact.sourceInvited') : t('contact.sourceCame');
  return (
    <div className="flex flex-col gap-1.5 pt-1 text-sm text-third">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Contact talent={talent} />
        <Arrival talent={talent} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Belonging talent={talent} />
        <AddMenu verbs={verbs} />
        <Labelled label={t('contact.source')}>
          <span className="text-ink wrap-anywhere">{talent.source ?? standard}</span>
        </Labelled>
      </div>
    </div>
  );
}
