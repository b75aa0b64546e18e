import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListPosition } from '#features/base/records/use-list-position.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { InTopBar } from '#ui/top-bar.tsx';
import { PersonPosition } from './person-position.tsx';

interface PersonBarProps {
  /** The parent page. */
  readonly back: Crumb | undefined;
  readonly position: ListPosition | undefined;
  readonly pathOf: (id: string) => string;
}

/** On a phone, the link back and the neighbours are in the top bar. */
export function PersonBar({ back, position, pathOf }: PersonBarProps) {
  const { t } = useTranslation();
  return (
    <InTopBar>
      {back?.link !== undefined && (
        <nav aria-label={t('breadcrumbs')} className="min-w-0 flex-1">
          <Link
            {...back.link}
            className="finger flex min-h-9 items-center gap-2 rounded-sm pr-1 font-semibold no-underline"
          >
            <ChevronLeft aria-hidden="true" className="size-5 shrink-0" />
            <span className="truncate">{back.label}</span>
          </Link>
        </nav>
      )}
      {position !== undefined && <PersonPosition position={position} pathOf={pathOf} />}
    </InTopBar>
  );
}
