import type { Overview, RoleInNeed } from '@quint/contract/home/overview.ts';
import { Link } from '@tanstack/react-router';
import { Fragment, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { useInvitePath } from '../use-find-path.ts';
import { waitingFor } from '../use-still-quiet.ts';

const APPLICANT_STATUS = 'APPLICANT,FAVOURITE';
const OPEN = 'INVITED,SENT,OPENED,PENDING';

function CountLink({
  role,
  count,
  label,
  search,
}: {
  readonly role: RoleInNeed;
  readonly count: number;
  readonly label: string;
  readonly search: { readonly survey?: string; readonly status: string };
}) {
  const format = useFormat();
  return (
    <span>
      <Link
        to="/talents"
        search={{ ...search, considered: role.id, role: role.id }}
        aria-label={`${role.name}: ${format.number(count)} ${label}`}
        className="finger inline-flex min-h-6 items-center rounded-[4px] text-ink tabular-nums underline decoration-control underline-offset-4"
      >
        {format.number(count)}
      </Link>{' '}
      {label}
    </span>
  );
}

/** The progress of a role: who finished, and whom its next action is about. Zero counts are left out. */
function RoleCounts({ role }: { readonly role: RoleInNeed }) {
  const { t } = useTranslation('dashboard');
  const { finished, open, planned, shortlisted, verb: action } = role;
  const isChosen = (action === 'shortlist' || action === 'compare') && shortlisted > 0;
  const next = [
    { label: t('roles.shortlisted'), count: isChosen ? shortlisted : 0, search: { status: 'FAVOURITE' } },
    { label: t('roles.open'), count: open, search: { survey: OPEN, status: APPLICANT_STATUS } },
    { label: t('roles.planned'), count: planned, search: { survey: 'SCHEDULED', status: APPLICANT_STATUS } },
  ].find(({ count }) => count > 0);
  const finishedItem = {
    label: t('roles.finished'),
    count: finished,
    search: { survey: 'FINISHED', status: APPLICANT_STATUS },
  };
  const counts = [...(finished > 0 ? [finishedItem] : []), ...(next === undefined ? [] : [next])];
  return (
    <span className="flex flex-wrap items-center gap-x-1 text-third">
      {counts.length === 0 && <span>{t('roles.nobody')}</span>}
      {counts.map((each, index) => (
        <Fragment key={each.label}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <CountLink role={role} {...each} />
        </Fragment>
      ))}
    </span>
  );
}

const RemindButton = lazy(async () => ({ default: (await import('./remind-button.tsx')).RemindButton }));

function RemindRole({ role }: { readonly role: RoleInNeed }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const label = t('roles.verb.remind', { number: format.number(role.remindable) });
  const look = {
    kind: 'secondary',
    'aria-label': t('results.rowVerb', { verb: label, name: role.name }),
  } as const;
  return (
    <Suspense
      fallback={
        <Button {...look} disabled>
          {label}
        </Button>
      }
    >
      <RemindButton {...look} isOnce filter={waitingFor(role.id)}>
        {label}
      </RemindButton>
    </Suspense>
  );
}

function RoleAction({ role }: { readonly role: RoleInNeed }) {
  const { t } = useTranslation('dashboard');
  const canInvite = useInvitePath() !== undefined;
  const { id, name, compare } = role;
  const action = role.verb === 'invite' && !canInvite ? 'open' : role.verb;
  if (action === 'remind') return canInvite ? <RemindRole role={role} /> : null;
  const label = t('results.rowVerb', { verb: t(`roles.verb.${action}`), name });
  const look = { kind: 'secondary', 'aria-label': label } as const;
  if (action === 'invite') {
    return (
      <ButtonLink to="/talents/invite" search={{ role: id }} {...look}>
        {t('roles.verb.invite')}
      </ButtonLink>
    );
  }
  if (action === 'compare') {
    return (
      <ButtonLink to="/talents/compare" search={{ talents: compare.join(','), role: id }} {...look}>
        {t('roles.verb.compare')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/roles/$roleId" params={{ roleId: id }} {...look}>
      {t(`roles.verb.${action}`)}
    </ButtonLink>
  );
}

/** The roles that need people most, each with its next action. */
export function RolesInNeed({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { roles, roles_total: total } = overview;
  const number = format.number(total);
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface pb-1 shadow-soft">
      <div className="flex min-h-[52px] items-center justify-between gap-x-4 px-5 py-3">
        <h2 className="text-md font-semibold">{t('roles.title')}</h2>
        {total > 0 && (
          <TextLink to="/roles" aria-label={t('roles.allLabel', { number })} className="finger">
            {t('roles.all', { number })}
          </TextLink>
        )}
      </div>
      {roles.length === 0 && (
        <p className="border-t border-line px-5 py-4 text-third">
          {t(total === 0 ? 'roles.empty' : 'roles.none')}
        </p>
      )}
      <ul>
        {roles.map((role) => (
          <li key={role.id} className="flex items-center gap-x-3 border-t border-line px-5 py-2.5">
            <span className="min-w-0 flex-1">
              <Link
                to="/roles/$roleId"
                params={{ roleId: role.id }}
                className="finger inline-block rounded-[4px] font-semibold no-underline wrap-anywhere hover:underline"
              >
                {role.name}
              </Link>
              <RoleCounts role={role} />
            </span>
            <RoleAction role={role} />
          </li>
        ))}
      </ul>
    </section>
  );
}
