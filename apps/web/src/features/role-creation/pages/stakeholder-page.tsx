import { TRAITS } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/records/components/facts.tsx';
import { roleQuery } from '#features/roles/api.ts';
import { RangeTrack } from '#features/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { stakeholderQuery, type StakeholderResult } from '../api.ts';

function Ranges({ result }: { readonly result: StakeholderResult['result'] }) {
  const { t } = useTranslation('role-creation');
  const { t: words } = useTranslation('personality');
  const named = TRAITS.flatMap((trait) => {
    const range = result[trait];
    return range === undefined ? [] : [{ trait, range }];
  });
  return (
    <Card title={t('stakeholder.ranges')}>
      {named.length === 0 ? (
        <p className="text-third">{t('stakeholder.noRanges')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {named.map(({ trait, range }) => (
            <li key={trait} className="flex flex-col gap-1.5">
              <span className="flex items-center justify-between gap-2">
                <TraitName trait={trait} />
                <span className="font-semibold tabular-nums">
                  {words('range', { min: range.min, max: range.max })}
                </span>
              </span>
              <RangeTrack trait={trait} range={{ ...range, weight: 1 }} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface StakeholderPageProps {
  readonly roleId: string;
  readonly roleAssistantSurveyId: string;
}

/** The answers of one stakeholder about a role. */
export function StakeholderPage({ roleId, roleAssistantSurveyId }: StakeholderPageProps) {
  const { t } = useTranslation('role-creation');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const role = useQuery(roleQuery(roleId));
  const answer = useQuery(stakeholderQuery(roleId, roleAssistantSurveyId));
  if (role.isPending || answer.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (role.data === undefined || answer.data === undefined) {
    const retry = () => void Promise.all([role.refetch(), answer.refetch()]);
    return <MissingRecord error={role.error ?? answer.error} onRetry={retry} />;
  }
  const toRole = { to: '/roles/$roleId', params: { roleId } } as const;
  if (answer.data === null) {
    return (
      <EmptyState
        level={1}
        icon={<MessagesSquare aria-hidden="true" className="size-6" />}
        title={t('stakeholder.missing')}
        action={<ButtonLink {...toRole}>{role.data.name}</ButtonLink>}
      />
    );
  }
  const { email, talent, result, date_created: asked, date_finished: answered } = answer.data;
  return (
    <>
      <PageHeader
        title={t('stakeholder.title')}
        lead={role.data.name}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('roles'), link: { to: '/roles' } },
              { label: role.data.name, link: toRole },
              { label: t('stakeholder.title') },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Ranges result={result} />
        <Card>
          <Facts
            facts={[
              [
                t('stakeholder.from'),
                talent === null ? (
                  email
                ) : (
                  <TextLink key="talent" to="/talents/$talentId" params={{ talentId: talent.id }}>
                    {talent.fullname}
                  </TextLink>
                ),
              ],
              [t('stakeholder.asked'), format.date(asked)],
              [t('stakeholder.answered'), answered === null ? t('stakeholder.open') : format.date(answered)],
            ]}
          />
        </Card>
      </div>
    </>
  );
}
