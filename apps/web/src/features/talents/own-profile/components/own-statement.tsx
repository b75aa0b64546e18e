import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { ownStatement } from '#features/survey/statement/api.ts';
import { StatementForm } from '#features/survey/statement/components/statement-form.tsx';
import { isChanged, writingOf, type EditedStatement } from '#features/survey/statement/use-statement.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';

interface OwnStatementProps {
  readonly talentId: string;
  readonly resultId: string;
  readonly storedText: string | null;
  readonly isSelfServe: boolean;
}

/** The person's statement about the own result. Unsaved text stays in this browser. */
export function OwnStatement({ talentId, resultId, storedText, isSelfServe }: OwnStatementProps) {
  const { t } = useTranslation('statement');
  const client = useQueryClient();
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const store = useMemo(() => ownStatement(resultId), [resultId]);
  const { draft, leaveActions, ...statementDraft } = useDraftedValue<EditedStatement>(
    `statement/${resultId}`,
    writingOf(storedText),
    (editedStatement) => !isChanged(editedStatement),
  );
  const [discardCount, setDiscardCount] = useState(0);
  // Not the text at page load, which may have been replaced since.
  const discard = () => {
    statementDraft.goOn(writingOf(storedText));
    setDiscardCount((times) => times + 1);
  };
  return (
    <Card title={t('title')}>
      <StatementForm
        // Messages about the discarded text disappear, too.
        key={discardCount}
        store={store}
        statementDraft={statementDraft}
        workspace={isSelfServe ? undefined : workspace}
        onStored={() => void client.invalidateQueries({ queryKey: ['own-talent', talentId] })}
      />
      <DraftLine draft={{ at: draft.at, discard }} />
      <LeaveForm leaveActions={{ ...leaveActions, discard }} />
    </Card>
  );
}
