import { TEMPLATE_REACH } from '@quint/domain/roles/role-templates.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TEMPLATE_TEXTS, type Template } from '../use-template.ts';

function Ranges({ template }: { readonly template: Template }) {
  const { t } = useTranslation('role-creation');
  const { t: roles } = useTranslation('roles');
  const { t: personality } = useTranslation('personality');
  const { t: templates } = useTranslation('role-templates');
  const { key, attributes } = template;
  return (
    <Card title={t('templates.ranges')}>
      <p className="pb-4 text-pretty text-second">
        <span className="font-semibold text-ink tabular-nums">
          {t('templates.reach', { count: TEMPLATE_REACH[key] })}
        </span>{' '}
        {t('templates.evidence')}
      </p>
      <ul>
        {TRAITS.map((trait) => {
          const range = attributes[trait];
          return (
            <li key={trait} className="flex flex-col gap-1.5 border-t border-line py-3.5 last:pb-0">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <TraitName trait={trait} />
                <span className="flex items-center gap-2">
                  {range.weight > 1 && <Badge>{roles('detail.weight', { weight: range.weight })}</Badge>}
                  <span className="font-semibold tabular-nums">
                    {hasRequirement(range)
                      ? personality('range', { min: range.min, max: range.max })
                      : personality('anyValue')}
                  </span>
                </span>
              </span>
              <RangeTrack trait={trait} range={range} />
              <p className="text-sm text-pretty text-second">{templates(`${key}.reasons.${trait}`)}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** A whole template before it is used: its texts, and its ranges with the reason for each. */
export function TemplatePreview({ template }: { readonly template: Template }) {
  const { t } = useTranslation('roles');
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title={t('detail.profile')}>
        <dl className="flex flex-col gap-4">
          {TEMPLATE_TEXTS.map((field) => (
            <div key={field}>
              <dt className="pb-0.5 text-xs font-semibold text-third">{t(`form.${field}`)}</dt>
              <dd className="whitespace-pre-line text-pretty text-second">{template.texts[field]}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Ranges template={template} />
    </div>
  );
}
