import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { useHasWorksCouncil } from '../use-has-works-council.ts';

/** Tells a talent that a works council has a seat in the workspace, what it sees, and that no result is among it. */
export function WorksCouncilNote() {
  const { t } = useTranslation('profile');
  const isTaken = useHasWorksCouncil();
  if (!isTaken) return null;
  return (
    <Card title={t('worksCouncil.title')}>
      <p className="text-pretty text-second">{t('worksCouncil.text')}</p>
    </Card>
  );
}
