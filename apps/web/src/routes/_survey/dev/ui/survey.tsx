import { createFileRoute, notFound } from '@tanstack/react-router';
import { SurveyLayout } from '#features/survey/survey/components/survey-layout.tsx';

export const Route = createFileRoute('/_survey/dev/ui/survey')({
  staticData: { who: 'everyone' },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: Specimen,
});

function Specimen() {
  return (
    <SurveyLayout progress={{ value: 53, max: 120, text: '53 / 120' }}>
      <h1>53</h1>
    </SurveyLayout>
  );
}
