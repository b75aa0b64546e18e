import { createFileRoute, notFound } from '@tanstack/react-router';
import { ListSpecimenPage } from '#ui/specimen/list-specimen-page.tsx';

export const Route = createFileRoute('/_sidebar/dev/ui/list')({
  staticData: { who: 'admins' },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: ListSpecimenPage,
});
