import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { Step } from '../use-steps.ts';

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
        <Link to={step.path} className="inline-target rounded-[4px] no-underline hover:underline">
          {label}
        </Link>
      )}
    </li>
  );
}

/** The first steps in a workspace, checked off by its data; the next one is the primary button of the page. */
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
