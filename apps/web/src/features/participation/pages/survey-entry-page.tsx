import { LanguageSwitch } from '#features/survey/components/language-switch.tsx';
import { SurveyLayout } from '#features/survey/components/survey-layout.tsx';
import { WayIn } from '../components/way-in.tsx';
import type { Way } from '../model/ways.ts';

/** A survey path opened without a personal link. */
export function SurveyEntryPage({ way }: { readonly way: Way }) {
  return (
    <SurveyLayout status={<LanguageSwitch />}>
      <WayIn way={way} />
    </SurveyLayout>
  );
}
