import type { OverseenSettings } from '@quint/contract/measures/works-council.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

interface SettingProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** One setting: its name, its value, and its meaning. */
function Setting({ name, value, children }: SettingProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto]">
      <dt className="font-semibold">{name}</dt>
      <dd className="font-semibold text-lila-strong sm:row-span-2 sm:text-end">{value}</dd>
      <dd className="text-pretty text-second">{children}</dd>
    </div>
  );
}

/** The settings that decide which data of people administrators can see. */
export function SettingsCard({ settings }: { readonly settings: OverseenSettings }) {
  const { t } = useTranslation('works-council');
  const { hides_people: hides, hold_results: hold, uses_ai: ai, sends_reminders: reminders } = settings;
  const formatSwitch = (isOn: boolean) => t(isOn ? 'settings.on' : 'settings.off');
  return (
    <Card title={t('settings.title')}>
      <dl>
        <Setting name={t('settings.hides.name')} value={t(`settings.hides.of.${hides}`)}>
          {t('settings.hides.text')}
        </Setting>
        <Setting name={t('settings.hold.name')} value={t(`settings.hold.for.${hold}`)}>
          {t('settings.hold.text')}
        </Setting>
        <Setting
          name={t('settings.least.name')}
          value={t('settings.least.value', { count: settings.least_people })}
        >
          {t('settings.least.text')}
        </Setting>
        <Setting name={t('settings.ai.name')} value={formatSwitch(ai)}>
          {t('settings.ai.text')}
        </Setting>
        <Setting name={t('settings.reminders.name')} value={formatSwitch(reminders)}>
          {t('settings.reminders.text')}
        </Setting>
      </dl>
      <h3 className="pt-5 pb-2 font-semibold">{t('settings.features')}</h3>
      <Features features={settings.features} />
    </Card>
  );
}

function Features({ features }: Pick<OverseenSettings, 'features'>) {
  const { t } = useTranslation('works-council');
  const { t: organization } = useTranslation('organization');
  const featureNames = Object.keys(organization('features.names', { returnObjects: true }));
  const visibleFeatures = featureNames.filter((name) => name in features && name !== 'FEATURE_CARD_PAYMENT');
  return (
    <ul className="flex flex-wrap gap-2">
      {visibleFeatures.map((name) => (
        <li key={name}>
          <Badge tone={features[name] === true ? 'strong' : 'neutral'}>
            {t(features[name] === true ? 'settings.featureOn' : 'settings.featureOff', {
              name: organization(`features.names.${name as 'FEATURE_TEAMS'}`),
            })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
