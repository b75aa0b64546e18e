import { findPack, PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Switch } from '#ui/switch.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { WorkspaceSettings } from '../api.ts';
import { FEATURES, HIDDEN_PEOPLE, hiddenPeople } from '../model/switches.ts';
import { usePlatformChange } from '../use-platform-change.tsx';
import { usePlanChange, useSwitches } from '../use-switches.ts';

/** Only the platform changes plans. */
const PlanSelect = lazy(async () => ({ default: (await import('./plan-select.tsx')).PlanSelect }));

interface CardProps {
  readonly settings: WorkspaceSettings;
  /** A platform administrator may change what others can only read. */
  readonly canEdit: boolean;
}

/** Unusual settings of the workspace: disabled features, and people whose data is hidden. */
function useExceptions(settings: WorkspaceSettings): (readonly [string, string])[] {
  const { t } = useTranslation('organization');
  const format = useFormat();
  const off = FEATURES.filter((name) => settings.featureSettings[name] !== true);
  const hiddenGroup = hiddenPeople(settings);
  return [
    ...(off.length === 0
      ? []
      : [[t('features.off'), format.list(off.map((name) => t(`features.names.${name}`)))] as const]),
    ...(hiddenGroup === 'nobody' ? [] : [[t('features.hide'), t(`features.hideOf.${hiddenGroup}`)] as const]),
  ];
}

/** The plan with its limits and usage, with a link to the billing page of the current workspace. */
export function PlanCard({ settings, canEdit, isOwn }: CardProps & { readonly isOwn: boolean }) {
  const { t } = useTranslation('organization');
  const format = useFormat();
  const { change, isSaving, question } = usePlatformChange(settings);
  const toPlan = usePlanChange(settings);
  const exceptions = useExceptions(settings);
  const pack = findPack(settings.pack.name);
  const limits = pack === undefined ? undefined : PLAN_LIMITS[pack];
  const limit = (most: number | undefined) =>
    most === undefined ? t('plan.unlimited') : format.number(most);
  return (
    <Card
      title={t('plan.title')}
      aside={
        <span className="flex flex-wrap gap-2">
          {isOwn && (
            <ButtonLink to="/billing" kind="secondary" size="sm">
              {t('plan.billing')}
            </ButtonLink>
          )}
          <ButtonLink to="/plans" kind="light" size="sm">
            {t('plan.compare')}
          </ButtonLink>
        </span>
      }
    >
      {canEdit && pack !== undefined && (
        <div className="pb-4">
          <Suspense fallback={<Skeleton className="h-16 w-full" />}>
            <PlanSelect pack={pack} disabled={isSaving} onChange={(next) => change(toPlan(next))} />
          </Suspense>
        </div>
      )}
      <Facts
        facts={[
          ...(canEdit ? [] : [[t('plan.name'), settings.pack.name] as const]),
          [
            t('plan.state'),
            <Badge key="state" tone={settings.is_freezed ? 'danger' : 'strong'}>
              {t(settings.is_freezed ? 'plan.paused' : 'plan.running')}
            </Badge>,
          ],
          ...(settings.trial_ends_at === null
            ? []
            : [[t('plan.trialEnds'), format.lastDay(settings.trial_ends_at)] as const]),
          [t('plan.insights'), format.number(settings.custom_limits.talent_insights_budget)],
          [t('plan.administrators'), limit(limits?.administrators)],
          [t('plan.members'), limit(limits?.teamMembers)],
          [t('plan.since'), format.date(settings.date_created)],
          ...(canEdit ? [] : exceptions),
        ]}
      />
      {question}
      {!canEdit && exceptions.length > 0 && <p className="pt-3 text-xs text-third">{t('features.note')}</p>}
    </Card>
  );
}

/** The features of the workspace, for the platform to switch. */
export function FeaturesCard({ settings }: Pick<CardProps, 'settings'>) {
  const { t } = useTranslation('organization');
  const { change, isSaving, question } = usePlatformChange(settings);
  const { toFeature, toHiding, toPause } = useSwitches(settings);
  return (
    <Card title={t('features.title')}>
      {question}
      <ul className="flex flex-col gap-3">
        {FEATURES.map((name) => (
          <li key={name}>
            <Switch
              checked={settings.featureSettings[name] === true}
              disabled={isSaving}
              onChange={(isEnabled) => change(toFeature(name, isEnabled))}
            >
              {t(`features.names.${name}`)}
            </Switch>
          </li>
        ))}
        <li className="border-t border-line pt-3">
          <RadioGroup
            label={t('features.hide')}
            value={hiddenPeople(settings)}
            disabled={isSaving}
            options={HIDDEN_PEOPLE.map((people) => ({
              value: people,
              label: t(`features.hideOf.${people}`),
            }))}
            onChange={(people) => change(toHiding(people))}
          />
        </li>
        <li>
          <Switch
            checked={settings.is_freezed}
            disabled={isSaving}
            onChange={(isPaused) => change(toPause(isPaused))}
          >
            {t('features.frozen')}
          </Switch>
        </li>
      </ul>
    </Card>
  );
}
