import { LEAST_RATERS } from '@quint/psychometrics/stakeholders.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { roleQuery, stakeholdersQuery } from '#features/roles/roles/api.ts';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { stakeholderQuery, type StakeholderResult } from '../api.ts';

function Ranges({ result }: { readonly result: StakeholderResult['result'] }) {
  const { t } = useTranslation('role-stakeholders');
  const { t: personality } = useTranslation('personality');
  const isEmpty = TRAITS.every((trait) => result[trait] === undefined);
  return (
    <Card title={t('result.ranges')}>
      {isEmpty ? (
        <p className="text-third">{t('result.none')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {TRAITS.map((trait) => {
            const range = result[trait];
            return (
              <li key={trait} className="flex flex-col gap-1.5">
                <span className="flex items-center justify-between gap-2">
                  <TraitName trait={trait} />
                  {range === undefined ? (
                    <span className="text-third">{t('result.noTrait')}</span>
                  ) : (
                    <span className="font-semibold tabular-nums">
                      {personality('range', { min: range.min, max: range.max })}
                    </span>
                  )}
                </span>
                {range !== undefined && <RangeTrack trait={trait} range={{ ...range, weight: 1 }} />}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

interface HiddenProps {
  readonly roleId: string;
  /** The number of usable answers so far. */
  readonly answers: number;
}

/** The reason why nothing is shown: too few answers, or none of this person. */
function HiddenResult({ roleId, answers }: HiddenProps) {
  const { t } = useTranslation('role-stakeholders');
  const isFew = answers < LEAST_RATERS;
  return (
    <EmptyState
      level={1}
      icon={<MessagesSquare aria-hidden="true" className="size-6" />}
      title={t(isFew ? 'result.few' : 'result.missing')}
      text={isFew ? t('result.fewText', { answers, least: LEAST_RATERS }) : undefined}
      action={
        <ButtonLink to="/roles/$roleId" params={{ roleId }} search={{ tab: 'ranges' }} kind="primary">
          {t('result.back')}
        </ButtonLink>
      }
    />
  );
}

interface StakeholderPageProps {
  readonly roleId: string;
  readonly roleAssistantSurveyId: string;
}

/** The ranges of one stakeholder for a role, from three answers on. */
export function StakeholderPage({ roleId, roleAssistantSurveyId }: StakeholderPageProps) {
  const { t } = useTranslation('role-stakeholders');
  const format = useFormat();
  const role = useQuery(roleQuery(roleId));
  const stakeholders = useQuery(stakeholdersQuery(roleId));
  const answer = useQuery(stakeholderQuery(roleId, roleAssistantSurveyId));
  if (role.data === undefined || answer.data === undefined || stakeholders.data === undefined)
    return <RecordPlaceholder queries={[role, answer, stakeholders]} />;
  if (answer.data === null) return <HiddenResult roleId={roleId} answers={stakeholders.data.usable} />;
  const { email, result, date_finished: answerDate } = answer.data;
  return (
    <>
      <PageHeader
        title={t('result.title')}
        lead={role.data.name}
        crumbs={[
          { label: t('roles'), link: { to: '/roles' } },
          { label: role.data.name, link: { to: '/roles/$roleId', params: { roleId } } },
          { label: t('result.title') },
        ]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Ranges result={result} />
        <Card>
          <Facts
            facts={[
              [t('result.from'), email],
              [t('result.answered'), format.date(answerDate)],
            ]}
          />
        </Card>
      </div>
    </>
  );
}
