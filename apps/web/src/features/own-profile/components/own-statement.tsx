import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/records/components/draft-line.tsx';
import { LeaveForm } from '#features/records/components/leave-form.tsx';
import { useDraftedValue } from '#features/records/use-draft.ts';
import { ownStatement } from '#features/statement/api.ts';
import { StatementForm } from '#features/statement/components/statement-form.tsx';
import { isChanged, writingOf, type Writing } from '#features/statement/use-statement.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';

interface OwnStatementProps {
  readonly talentId: string;
  readonly resultId: string;
  readonly stored: string | null;
  readonly isSelfServe: boolean;
}

/** What the person says about the own result. What is not saved stays in this browser. */
export function OwnStatement({ talentId, resultId, stored, isSelfServe }: OwnStatementProps) {
  const { t } = useTranslation('statement');
  const client = useQueryClient();
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const store = useMemo(() => ownStatement(resultId), [resultId]);
  const { draft, leaving, ...written } = useDraftedValue<Writing>(
    `statement/${resultId}`,
    writingOf(stored),
    (writing) => !isChanged(writing),
  );
  const [discarded, setDiscarded] = useState(0);
  // Not the text that the page was opened with, which may have been replaced since.
  const discard = () => {
    written.goOn(writingOf(stored));
    setDiscarded((times) => times + 1);
  };
  return (
    <Card title={t('title')}>
      <StatementForm
        // What was said about the discarded text goes, too.
        key={discarded}
        store={store}
        written={written}
        workspace={isSelfServe ? undefined : workspace}
        onStored={() => void client.invalidateQueries({ queryKey: ['own-talent', talentId] })}
      />
      <DraftLine draft={{ at: draft.at, discard }} />
      <LeaveForm leaving={{ ...leaving, discard }} />
    </Card>
  );
}
