import { STYLES } from '@quint/psychometrics/style.ts';
import type { Style } from '@quint/psychometrics/types.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

interface OtherStyleProps {
  /** The leading own style; undefined when none is high, so that no tip starts from it. */
  readonly own: Style | undefined;
  /** The own style with the lowest value: people with a high value in it differ most from the person. */
  readonly furthest: Style;
}

/** Tips for talking with people who communicate differently. */
export function OtherStyle({ own, furthest }: OtherStyleProps) {
  const { t } = useTranslation('insights-communication-style');
  const [other, setOther] = useState(furthest);
  const tips = [
    t(`talk.tips.${other}.one`),
    t(`talk.tips.${other}.two`),
    ...(own === undefined ? [] : [t(`talk.bridges.${own}.${other}`)]),
  ];
  return (
    <Card title={t('talk.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-pretty text-second">{t(own === undefined ? 'talk.hint' : 'talk.hintOwn')}</p>
        <RadioGroup
          label={t('talk.label')}
          look="beside"
          options={STYLES.map((style) => ({ value: style, label: t(`names.${style}`) }))}
          value={other}
          onChange={setOther}
        />
        <ol aria-live="polite" className="grid gap-3 md:grid-cols-3">
          {tips.map((tip, index) => (
            <li key={tip} className="flex gap-3 rounded-md bg-lila-soft px-4 py-3.5 text-pretty">
              <span aria-hidden="true" className="font-bold text-lila-strong">
                {index + 1}
              </span>
              <span>{tip}</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
