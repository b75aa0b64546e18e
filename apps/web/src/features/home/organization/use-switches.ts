import type { Pack } from '@quint/domain/workspace/actor.ts';
import { findPack, PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { useTranslation } from 'react-i18next';
import type { SettingsChange, WorkspaceSettings } from './api.ts';
import { hiddenPeople, type Feature, type HiddenGroup } from './model/switches.ts';

const hide = (people: HiddenGroup): SettingsChange => ({
  hide_personal_data: people !== 'nobody',
  hide_everybody: people === 'everybody',
});

const toFeatureChange = (name: Feature, isEnabled: boolean): SettingsChange => ({
  features: { create: [{ name, enabled: isEnabled }] },
});

/** The switches of the platform as changes, with their confirmations and undo. */
export function useSwitches(settings: WorkspaceSettings) {
  const { t } = useTranslation('organization');
  const { name } = settings;
  const message = t('saved');
  return {
    toFeature: (feature: Feature, isEnabled: boolean) => ({
      body: toFeatureChange(feature, isEnabled),
      undo: toFeatureChange(feature, !isEnabled),
      message,
      question: isEnabled
        ? undefined
        : {
            title: t('features.offQuestion.title', { name, feature: t(`features.names.${feature}`) }),
            text: t('features.offQuestion.text'),
            confirm: t('features.offQuestion.confirm'),
          },
    }),
    toHiding: (people: HiddenGroup) => ({
      body: hide(people),
      undo: hide(hiddenPeople(settings)),
      message,
      question: {
        title: t(`features.hideQuestion.${people}.title`, { name }),
        text: t(`features.hideQuestion.${people}.text`),
        confirm: t(people === 'nobody' ? 'features.hideQuestion.show' : 'features.hideQuestion.hide'),
      },
    }),
    toPause: (isPaused: boolean) => ({
      body: { is_freezed: isPaused },
      undo: { is_freezed: !isPaused },
      message: t(isPaused ? 'features.pauseQuestion.paused' : 'features.pauseQuestion.resumed', { name }),
      question: isPaused
        ? {
            title: t('features.pauseQuestion.title', { name }),
            text: t('features.pauseQuestion.text'),
            confirm: t('features.pauseQuestion.confirm'),
          }
        : undefined,
    }),
  };
}

/** Changes the plan. Seats bought with Flow are lost, so that only other plans can be undone completely. */
export function usePlanChange(settings: WorkspaceSettings) {
  const { t } = useTranslation('organization');
  const { name, pack, custom_limits, trial_ends_at, is_freezed } = settings;
  return (next: Pack) => {
    const isFlow = findPack(pack.name) === 'flow';
    const plan = PACK_NAMES[next];
    const { talent_insights_budget } = custom_limits;
    return {
      body: { pack: { name: plan } },
      undo: isFlow
        ? undefined
        : { pack: { name: pack.name }, custom_limits: { talent_insights_budget }, trial_ends_at, is_freezed },
      message: t('saved'),
      question: {
        title: t('plan.question.title', { name, plan }),
        text: t(isFlow ? 'plan.question.textFlow' : 'plan.question.text'),
        confirm: t('plan.question.confirm'),
      },
    };
  };
}
