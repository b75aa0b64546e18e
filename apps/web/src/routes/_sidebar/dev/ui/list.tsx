import { createFileRoute } from '@tanstack/react-router';
import { ListSpecimenPage } from '#ui/specimen/list-specimen-page.tsx';

export const Route = createFileRoute('/_sidebar/dev/ui/list')({ component: ListSpecimenPage });
