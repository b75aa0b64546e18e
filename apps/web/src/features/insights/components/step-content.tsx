import type { EvaluationTexts } from '@quint/contract/reports.ts';
import { useTranslation } from 'react-i18next';
import { PersonalityWords, StyleCard } from '#features/matching/components/personality-words.tsx';
import { ProfileSpectrum } from '#features/matching/components/profile-spectrum.tsx';
import { ProfileTable } from '#features/matching/components/profile-table.tsx';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { InsightTalent } from '../api.ts';
import { STEP_TRAITS, type InsightStep } from '../model/steps.ts';

interface StepContentProps {
  readonly step: Exclude<InsightStep, 'feedback'>;
  readonly result: NonNullable<InsightTalent['latestResult']>;
  readonly texts: EvaluationTexts;
}

/** Each trait in one sentence, with its most distinctive facets. */
function SelfPerception({ texts }: Pick<StepContentProps, 'texts'>) {
  const { t } = useTranslation('insights');
  return (
    <Card title={t('inOneSentence')}>
      <ul className="flex flex-col gap-4">
        {texts.sections.map(({ key, headline, facets }) => (
          <li key={key} className="flex flex-col gap-1.5">
            <TraitName trait={key} />
            <span className="text-md font-medium">{headline}</span>
            <span className="flex flex-wrap gap-2">
              {facets
                .filter(({ level }) => level === 'high')
                .map(({ name }) => (
                  <Badge key={name} tone="lila">
                    {name}
                  </Badge>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The strengths of the person, as prompts for reflection. */
function PersonalMission({ texts }: { readonly texts: EvaluationTexts }) {
  const { t } = useTranslation('insights');
  const strengths = texts.sections.filter((section) => section.strengths !== '');
  return (
    <Card title={t('brings')}>
      <ul className="flex flex-col gap-4">
        {strengths.map(({ key, strengths: text }) => (
          <li key={key} className="flex flex-col gap-1">
            <TraitName trait={key} />
            <span className="text-pretty text-second">{text}</span>
          </li>
        ))}
      </ul>
      <ul className="list-disc pt-5 pl-5 text-second">
        {(['one', 'two', 'three'] as const).map((prompt) => (
          <li key={prompt}>{t(`prompts.${prompt}`)}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The content of one page. */
export function StepContent({ step, result, texts }: StepContentProps) {
  const { t: matching } = useTranslation('matching');
  const { traits } = result.result;
  switch (step) {
    case 'self-perception':
      return <SelfPerception texts={texts} />;
    case 'personal-mission':
      return <PersonalMission texts={texts} />;
    case 'communication-style':
      return (
        <>
          <StyleCard texts={texts} />
          <PersonalityWords texts={texts} only={STEP_TRAITS[step]} />
        </>
      );
    case 'personality-profile':
      return (
        <>
          <Card title={matching('spectrum.title')}>
            <ProfileSpectrum traits={traits} norm={result.result.versions.norm} />
            <ProfileTable traits={traits} />
          </Card>
          <PersonalityWords texts={texts} />
        </>
      );
    case 'external-perception':
    case 'work-focus':
    case 'work-environment':
      return <PersonalityWords texts={texts} only={STEP_TRAITS[step]} />;
  }
}
