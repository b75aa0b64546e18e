import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '#features/roles/api.ts';
import { cx } from '#lib/class-names.ts';
import { hasCompared } from '#lib/compared.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { peopleQuery, teamCountQuery } from '../api.ts';
import { useInvitePath, useWays } from '../use-ways.ts';

const INVITED_AT_LEAST = 3;

interface Step {
  readonly words: 'role' | 'invite' | 'compare' | 'team';
  readonly done: boolean;
  readonly path: string | undefined;
}

/** The first steps that have a page in the app; undefined while loading. */
function useSteps(): readonly Step[] | undefined {
  const way = useWays();
  const invitePath = useInvitePath();
  const roles = useQuery(rolesQuery).data;
  const people = useQuery(peopleQuery).data;
  const workspace = useCurrentUser().active_workspace;
  const teamPath = workspace?.features['FEATURE_TEAMS'] === true ? way('/teams/create') : undefined;
  const teams = useQuery({ ...teamCountQuery, enabled: teamPath !== undefined }).data;
  if (roles === undefined || people === undefined) return undefined;
  const steps: readonly Step[] = [
    { words: 'role', done: roles.length > 0, path: way('/roles/create') },
    { words: 'invite', done: people.all >= INVITED_AT_LEAST, path: invitePath },
    {
      words: 'compare',
      // A shortlisted or hired talent has been compared with others, wherever that was.
      done: people.chosen > 0 || hasCompared(workspace?.id ?? ''),
      path: way('/talents/compare'),
    },
    { words: 'team', done: (teams ?? 0) > 0, path: teamPath },
  ];
  return steps.filter((step) => step.done || step.path !== undefined);
}

function StepRow({ step }: { readonly step: Step }) {
  const { t } = useTranslation('dashboard');
  const words = (
    <span className={cx(step.done && 'text-third line-through')}>{t(`start.${step.words}`)}</span>
  );
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <span
        className={cx(
          'grid size-[22px] shrink-0 place-items-center rounded-full',
          step.done ? 'shape bg-strong text-surface' : 'border border-control',
        )}
      >
        {step.done && <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />}
      </span>
      {step.done && <span className="sr-only">{t('start.isDone')}: </span>}
      {step.path === undefined ? (
        words
      ) : (
        <Link
          to={step.path}
          className="inline-flex min-h-6 items-center rounded-[4px] no-underline hover:underline"
        >
          {words}
        </Link>
      )}
    </li>
  );
}

/** The first steps in a workspace, checked off by its data; hidden once all are done. */
export function GetStarted() {
  const { t } = useTranslation('dashboard');
  const steps = useSteps();
  const done = steps?.filter((step) => step.done).length ?? 0;
  if (steps === undefined || done === steps.length) return null;
  return (
    <Card
      title={t('start.title')}
      aside={<span className="text-xs text-third">{t('start.done', { done, total: steps.length })}</span>}
    >
      <ul>
        {steps.map((step) => (
          <StepRow key={step.words} step={step} />
        ))}
      </ul>
    </Card>
  );
}
