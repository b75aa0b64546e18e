import type { FillingPreview } from '@quint/contract/vacancies/filling.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SOMEONE_ELSE, type FillingChoices } from '../use-filling.ts';

const PEOPLE_AT_ONCE = 8;

interface WhoStepProps {
  readonly preview: FillingPreview;
  readonly choices: Pick<FillingChoices, 'taker' | 'setTaker'>;
}

/** Who takes the role: a person under consideration, or another person. */
export function WhoStep({ preview, choices }: WhoStepProps) {
  const { t } = useTranslation('vacancy-filling');
  const [areAllShown, showAll] = useState(false);
  const { people, count } = preview.candidates;
  const { taker, setTaker } = choices;
  const visiblePeople = areAllShown
    ? people
    : people.filter(({ id }, index) => index < PEOPLE_AT_ONCE || id === taker);
  return (
    <section className="flex flex-col items-start gap-2">
      <RadioGroup
        label={t('who.label')}
        look="pills"
        value={taker ?? null}
        onChange={setTaker}
        hint={count > people.length ? t('who.hint') : undefined}
        options={[
          ...visiblePeople.map(({ id, name }) => ({ value: id, label: name })),
          { value: SOMEONE_ELSE, label: t('who.other') },
        ]}
      />
      {visiblePeople.length < people.length && (
        <Button kind="text" size="sm" onPress={() => showAll(true)}>
          <span className="text-lila-strong">{t('who.all', { count: people.length })}</span>
        </Button>
      )}
    </section>
  );
}
