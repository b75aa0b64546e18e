import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Quote } from './quote.tsx';

export interface StatementsCardProps {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly statement: string | null;
  }[];
}

/** The statements of several people about their results. */
export function StatementsCard({ people }: StatementsCardProps) {
  const { t } = useTranslation('statement');
  return (
    <Card title={t('several')}>
      <div className="flex flex-col gap-4">
        {people.map(
          ({ id, name, statement }) => statement !== null && <Quote key={id} title={name} text={statement} />,
        )}
      </div>
    </Card>
  );
}
