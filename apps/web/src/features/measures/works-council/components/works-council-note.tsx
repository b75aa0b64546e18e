import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { useHasWorksCouncil } from '../use-has-works-council.ts';

/** Informs a talent that the workspace has a works council, what it sees, and that results are not included. */
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
