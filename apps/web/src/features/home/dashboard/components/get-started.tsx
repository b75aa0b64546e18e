import type { Overview } from '@quint/contract/home/overview.ts';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { hasCompared } from '#lib/comparison-memory.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { useInvitePath, useFindPath } from '../use-find-path.ts';

const INVITED_AT_LEAST = 3;

export interface Step {
  readonly id: 'role' | 'invite' | 'compare' | 'team';
  readonly isDone: boolean;
  readonly path: string | undefined;
}

/** The first steps that have a page in the app. */
export function useSteps({
  start,
  roles_total: roles,
}: Pick<Overview, 'start' | 'roles_total'>): readonly Step[] {
  const findPath = useFindPath();
  const invitePath = useInvitePath();
  const workspace = useCurrentUser().active_workspace;
  const { isTeamsEnabled } = useWorkspaceFeatures();
  const teamPath = isTeamsEnabled ? findPath('/teams/create') : undefined;
  const steps: readonly Step[] = [
    { id: 'role', isDone: roles > 0, path: findPath('/roles/create') },
    { id: 'invite', isDone: start.talents >= INVITED_AT_LEAST, path: invitePath },
    {
      id: 'compare',
      // A shortlisted or hired talent has been compared with others, wherever that was.
      isDone: start.chosen > 0 || hasCompared(workspace?.id ?? ''),
      path: findPath('/talents/compare'),
    },
    { id: 'team', isDone: start.teams > 0, path: teamPath },
  ];
  return steps.filter((step) => step.isDone || step.path !== undefined);
}

function StepRow({ step, isNext }: { readonly step: Step; readonly isNext: boolean }) {
  const { t } = useTranslation('dashboard');
  const label = <span className={cx(step.isDone && 'text-third line-through')}>{t(`start.${step.id}`)}</span>;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <span
        className={cx(
          'grid size-[22px] shrink-0 place-items-center rounded-full',
          step.isDone ? 'shape bg-strong text-surface' : 'border border-control',
        )}
      >
        {step.isDone && <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />}
      </span>
      {step.isDone && <span className="sr-only">{t('start.isDone')}: </span>}
      {isNext && step.path !== undefined && (
        <>
          <span className="flex-1 font-semibold">{label}</span>
          <ButtonLink to={step.path} kind="primary-lila" size="sm">
            {t(`start.do.${step.id}`)}
          </ButtonLink>
        </>
      )}
      {!isNext && step.path === undefined && label}
      {!isNext && step.path !== undefined && (
        <Link
          to={step.path}
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 rounded-[4px] no-underline hover:underline"
        >
          {label}
        </Link>
      )}
    </li>
  );
}

/** The first steps in a workspace, checked off by its data; the next one is the button of the page. */
export function GetStarted({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('dashboard');
  const doneCount = steps.filter((step) => step.isDone).length;
  const next = steps.find((step) => !step.isDone);
  return (
    <Card
      title={t('start.title')}
      aside={
        <span className="text-xs text-third">
          {t('start.done', { done: doneCount, total: steps.length })}
        </span>
      }
    >
      <ul>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} isNext={step === next} />
        ))}
      </ul>
    </Card>
  );
}
