import { Link } from '@tanstack/react-router';
import { CalendarClock, Link2, Mail, Phone, Plus, Send, Waves, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Menu } from '#ui/menu.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useArrivalLabels, useBelonging } from '../use-person-labels.ts';

/** Actions that add the person to something. */
const ADDING_ACTIONS: readonly PersonAction['id'][] = ['consider', 'group', 'tags'];

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
  const link = 'inline-target underline decoration-line underline-offset-4 hover:decoration-ink';
  return (
    <>
      <Fact Icon={Mail}>
        <a translate="no" href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </Fact>
      <Fact Icon={Phone}>
        {phone === null ? (
          t('contact.noPhone')
        ) : (
          <a translate="no" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
            {phone}
          </a>
        )}
      </Fact>
    </>
  );
}

const CHIP =
  'inline-flex min-h-6 items-center rounded-full border border-line bg-surface px-2.5 font-medium text-ink no-underline hover:bg-mute';

function LabelledFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{label}</span>
      {children}
    </span>
  );
}

function Memberships({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const { roles, teams } = useBelonging(talent);
  const none = <span className="text-ink">{t('contact.none')}</span>;
  const skeleton = <Skeleton className="h-6 w-24 rounded-full" />;
  return (
    <>
      <LabelledFact label={t('contact.roles')}>
        {roles?.length === 0 && none}
        {roles === undefined && skeleton}
        {roles?.map(({ id, name }) => (
          <Link key={id} to="/roles/$roleId" params={{ roleId: id }} className={CHIP}>
            {name}
          </Link>
        ))}
      </LabelledFact>
      {hasTeams && (
        <LabelledFact label={t('contact.groups')}>
          {teams?.length === 0 && none}
          {teams === undefined && skeleton}
          {teams?.map(({ id, name }) => (
            <Link key={id} to="/teams/$teamId" params={{ teamId: id }} className={CHIP}>
              {name}
            </Link>
          ))}
        </LabelledFact>
      )}
    </>
  );
}

function AddMenu({ actions }: { readonly actions: readonly PersonAction[] }) {
  const { t } = useTranslation('record');
  const addingActions = actions.filter(({ id }) => ADDING_ACTIONS.includes(id));
  if (addingActions.length === 0) return null;
  return (
    <Menu
      label={t('contact.add')}
      trigger={
        <AriaButton className="inline-flex min-h-6 items-center gap-1 rounded-full border border-dashed border-control px-2.5 font-medium text-ink hover:bg-mute">
          <Plus aria-hidden="true" className="size-3.5" />
          {t('contact.add')}
        </AriaButton>
      }
      entries={addingActions.map(({ id, label, icon, reason, run }) => ({
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

const ARRIVAL_ICONS = { invited: Send, came: Link2, pool: Waves };

interface PersonFactsProps {
  readonly talent: TalentRecord;
  readonly actions: readonly PersonAction[];
}

/** Two lines: contact and origin; considered roles and groups. */
export function PersonFacts({ talent, actions }: PersonFactsProps) {
  const { t } = useTranslation('record');
  const { arrivalKind, arrival, validity } = useArrivalLabels(talent);
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-sm text-third max-md:col-span-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Contact talent={talent} />
        <Fact Icon={ARRIVAL_ICONS[arrivalKind]}>{arrival}</Fact>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Memberships talent={talent} />
        <AddMenu actions={actions} />
        {talent.source !== null && (
          <LabelledFact label={t('contact.source')}>
            <span className="text-ink wrap-anywhere">{talent.source}</span>
          </LabelledFact>
        )}
        {validity !== undefined && <Fact Icon={CalendarClock}>{validity}</Fact>}
      </div>
    </div>
  );
}

const PHONE_LINK = 'finger inline-block underline decoration-line underline-offset-4';

/** The address under the name, on a phone. */
export function PhoneContact({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  if (talent.isMasked) return <p className="text-sm text-third">{t('contact.hidden')}</p>;
  return (
    <p className="text-sm text-third">
      <a translate="no" href={`mailto:${talent.email}`} className={`${PHONE_LINK} wrap-anywhere`}>
        {talent.email}
      </a>
    </p>
  );
}

/** Parts of a line, separated by dots; elements among them have keys. */
function JoinedParts({ parts }: { readonly parts: readonly ReactNode[] }) {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}

/** Considered roles, groups and origin on a phone, in two or three lines. */
export function PhoneFacts({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const { roles, teams } = useBelonging(talent);
  const { arrival, validity } = useArrivalLabels(talent);
  const isLoading = roles === undefined || teams === undefined;
  const links = [
    ...(roles ?? []).map(({ id, name }) => (
      <Link key={id} to="/roles/$roleId" params={{ roleId: id }} className={PHONE_LINK}>
        {name}
      </Link>
    )),
    ...(teams ?? []).map(({ id, name }) => (
      <span key={id}>
        {t('contact.group')}{' '}
        <Link to="/teams/$teamId" params={{ teamId: id }} className={PHONE_LINK}>
          {name}
        </Link>
      </span>
    )),
  ];
  const phone = talent.isMasked ? null : talent.phone;
  const more = [
    ...(phone === null
      ? []
      : [
          <a
            key="phone"
            translate="no"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className={PHONE_LINK}
          >
            {phone}
          </a>,
        ]),
    ...(talent.source === null ? [] : [`${t('contact.source')}: ${talent.source}`]),
  ];
  return (
    <div className="col-span-2 text-sm leading-5 text-third">
      {isLoading && <Skeleton className="my-0.5 h-4 w-48" />}
      {!isLoading && (
        <p className="flex flex-wrap gap-x-1 gap-y-2">
          {links.length === 0 ? t('contact.noRole') : <JoinedParts parts={links} />}
        </p>
      )}
      <p>
        <JoinedParts parts={validity === undefined ? [arrival] : [arrival, validity]} />
      </p>
      {more.length > 0 && (
        <p className="flex flex-wrap gap-x-1 gap-y-2">
          <JoinedParts parts={more} />
        </p>
      )}
    </div>
  );
}
