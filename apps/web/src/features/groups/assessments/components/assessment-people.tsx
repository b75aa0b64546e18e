import type { Stage } from '@quint/domain/roles/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { vacancyQuery } from '#features/vacancies/people/api.ts';
import { PeopleTab } from '#features/vacancies/people/components/people-tab.tsx';
import type { AssessmentDetail } from '../api.ts';

type Role = NonNullable<AssessmentDetail['role']>;

function PeopleOfRole({ assessment, role }: { readonly assessment: AssessmentDetail; readonly role: Role }) {
  const [stage, setStage] = useState<Stage>();
  const vacancy = useQuery(vacancyQuery(role.id, assessment.id));
  const linkOf = useCallback(
    (talentId: string) =>
      ({
        to: '/assessments/$assessmentId/users/$talentId',
        params: { assessmentId: assessment.id, talentId },
      }) as const,
    [assessment.id],
  );
  if (vacancy.data === undefined) return <RecordPlaceholder queries={[vacancy]} />;
  return (
    <PeopleTab
      vacancy={vacancy.data}
      stage={stage}
      onStage={setStage}
      assessment={assessment.id}
      linkOf={linkOf}
    />
  );
}

/** The participants of an assessment by stage, with their fit to its role. */
export function AssessmentPeople({ assessment }: { readonly assessment: AssessmentDetail }) {
  const { t } = useTranslation('assessments');
  const { role } = assessment;
  if (role === null) return <p className="text-second">{t('detail.noRole')}</p>;
  return <PeopleOfRole assessment={assessment} role={role} />;
}
