import { createFileRoute } from '@tanstack/react-router';
import { NoTalentPage } from '#features/measures/insights/pages/no-talent-page.tsx';

export const Route = createFileRoute('/_insights/talent-profile/insights/')({
  staticData: { who: 'people' },
  component: NoTalentPage,
});
