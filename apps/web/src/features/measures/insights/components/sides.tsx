import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface SidesProps {
  readonly upside: string;
  readonly downside: string;
}

/** The advantage and the disadvantage of something. */
export function Sides({ upside, downside }: SidesProps) {
  const { t } = useTranslation('insights');
  return (
    <dl className="flex flex-col gap-2">
      <div className="grid grid-cols-[1.25rem_1fr] gap-2">
        <dt>
          <Plus aria-hidden="true" className="mt-0.5 size-4 text-strong-text" />
          <span className="sr-only">{t('upside')}</span>
        </dt>
        <dd className="text-pretty">{upside}</dd>
      </div>
      <div className="grid grid-cols-[1.25rem_1fr] gap-2">
        <dt>
          <Minus aria-hidden="true" className="mt-0.5 size-4 text-partial-text" />
          <span className="sr-only">{t('downside')}</span>
        </dt>
        <dd className="text-pretty text-second">{downside}</dd>
      </div>
    </dl>
  );
}
