import { createFileRoute, notFound } from '@tanstack/react-router';
import { SpecimenPage } from '#ui/specimen/specimen-page.tsx';

export const Route = createFileRoute('/_blank/dev/ui')({
  staticData: { who: 'everyone' },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: SpecimenPage,
});
