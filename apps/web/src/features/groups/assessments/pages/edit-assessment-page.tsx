import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CreateRecordPage, EditRecordPage } from '#features/base/records/components/form-page.tsx';
import { assessmentQuery } from '../api.ts';
import { AssessmentForm } from '../components/assessment-form.tsx';
import { EMPTY_ASSESSMENT, toAssessmentForm } from '../form.ts';

function useAssessmentPages() {
  const { t } = useTranslation('assessments');
  const pageOf = (assessmentId: string) =>
    ({ to: '/assessments/$assessmentId', params: { assessmentId } }) as const;
  return { list: { label: t('title'), link: { to: '/assessments' } }, pageOf } as const;
}

export function CreateAssessmentPage() {
  const { t } = useTranslation('assessments');
  return (
    <CreateRecordPage
      {...useAssessmentPages()}
      title={t('form.createTitle')}
      form={(frame) => <AssessmentForm id={undefined} initial={EMPTY_ASSESSMENT} {...frame} />}
    />
  );
}

export function EditAssessmentPage({ assessmentId }: { readonly assessmentId: string }) {
  const { t } = useTranslation('assessments');
  return (
    <EditRecordPage
      {...useAssessmentPages()}
      id={assessmentId}
      query={useQuery(assessmentQuery(assessmentId))}
      nameOf={(assessment) => assessment.name}
      titleOf={(name) => t('form.editTitle', { name })}
      form={(assessment, frame) => (
        <AssessmentForm
          id={assessmentId}
          initial={toAssessmentForm(assessment)}
          baseVersion={assessment.date_updated}
          {...frame}
        />
      )}
    />
  );
}
