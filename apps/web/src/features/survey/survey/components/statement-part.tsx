import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { surveyStatement } from '#features/survey/statement/api.ts';
import { StatementForm } from '#features/survey/statement/components/statement-form.tsx';
import { writingOf } from '#features/survey/statement/use-statement.ts';
import { surveySessionQuery } from '../api.ts';
import { companyOf } from '../model/variant.ts';

/** The person's statement about their result. */
export function StatementPart({ result }: { readonly result: SurveyResult }) {
  const { t } = useTranslation('statement');
  const session = useQuery(surveySessionQuery).data ?? undefined;
  const [value, setValue] = useState(() => writingOf(result.statement));
  return (
    <section aria-labelledby="survey-statement" className="border-t border-line pt-6">
      <h2 id="survey-statement" className="pb-1 text-md font-semibold">
        {t('title')}
      </h2>
      <StatementForm
        store={surveyStatement}
        statementDraft={{ value, setValue, goOn: setValue }}
        workspace={companyOf(session)}
      />
    </section>
  );
}
