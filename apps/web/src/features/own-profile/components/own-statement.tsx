import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownStatement } from '#features/statement/api.ts';
import { StatementForm } from '#features/statement/components/statement-form.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';

interface OwnStatementProps {
  readonly talentId: string;
  readonly resultId: string;
  readonly stored: string | null;
  readonly isSelfServe: boolean;
}

/** What the person says about the own result. */
export function OwnStatement({ talentId, resultId, stored, isSelfServe }: OwnStatementProps) {
  const { t } = useTranslation('statement');
  const client = useQueryClient();
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const store = useMemo(() => ownStatement(resultId), [resultId]);
  return (
    <Card title={t('title')}>
      <StatementForm
        key={resultId}
        store={store}
        stored={stored}
        workspace={isSelfServe ? undefined : workspace}
        onStored={() => void client.invalidateQueries({ queryKey: ['own-talent', talentId] })}
      />
    </Card>
  );
}
