import { createFileRoute } from '@tanstack/react-router';
import { SpecimenPage } from '#ui/specimen/specimen-page.tsx';

export const Route = createFileRoute('/_blank/dev/ui')({ component: SpecimenPage });
