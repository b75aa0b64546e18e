import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { assessmentQuery } from '../api.ts';
import { AssessmentForm } from '../components/assessment-form.tsx';
import { EMPTY_ASSESSMENT, toAssessmentForm } from '../form.ts';

/** A new assessment. */
export function CreateAssessmentPage() {
  const { t } = useTranslation('assessments');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const title = t('form.createTitle');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('title'), link: { to: '/assessments' } }, { label: title }]} />
        }
      />
      <AssessmentForm
        assessmentId={undefined}
        initial={EMPTY_ASSESSMENT}
        onSaved={(assessmentId) =>
          void navigate({ to: '/assessments/$assessmentId', params: { assessmentId } })
        }
        cancel={
          <ButtonLink to="/assessments" kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}

/** Changes a assessment. */
export function EditAssessmentPage({ assessmentId }: { readonly assessmentId: string }) {
  const { t } = useTranslation('assessments');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const assessment = useQuery(assessmentQuery(assessmentId));
  if (assessment.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (assessment.data === undefined) {
    return <MissingRecord error={assessment.error} onRetry={() => void assessment.refetch()} />;
  }
  const { name } = assessment.data;
  const toAssessment = { to: '/assessments/$assessmentId', params: { assessmentId } } as const;
  return (
    <>
      <PageHeader
        title={t('form.editTitle', { name })}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('title'), link: { to: '/assessments' } },
              { label: name, link: toAssessment },
              { label: common('action.edit') },
            ]}
          />
        }
      />
      <AssessmentForm
        assessmentId={assessmentId}
        initial={toAssessmentForm(assessment.data)}
        onSaved={() => void navigate(toAssessment)}
        cancel={
          <ButtonLink {...toAssessment} kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}
