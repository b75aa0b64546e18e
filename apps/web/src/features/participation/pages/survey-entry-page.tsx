import { SurveyLayout } from '#features/shell/components/survey-layout.tsx';
import { WayIn, type Way } from '../components/way-in.tsx';

/** An address of the survey, opened without a personal link. */
export function SurveyEntryPage({ way }: { readonly way: Way }) {
  return (
    <SurveyLayout>
      <WayIn way={way} />
    </SurveyLayout>
  );
}
