import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { talentQuery } from '#features/measures/matching/api.ts';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { useListPosition } from '#features/base/records/use-list-position.ts';
import { isMissing } from '#lib/api-error.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { FitTab } from '../components/fit-tab.tsx';
import { DeletedPerson } from '../components/deleted-person.tsx';
import { PersonFrame } from '../components/person-frame.tsx';
import { PersonTabs } from '../components/person-tabs.tsx';
import type { PersonTab } from '../search.ts';

export interface PersonPageProps {
  readonly talentId: string;
  readonly tab: PersonTab | undefined;
  readonly onTab: (tab: PersonTab) => void;
  /** The breadcrumbs above the name, if the page was not opened from the list of talents. */
  readonly above?: readonly Crumb[] | undefined;
  readonly pathOf?: ((id: string) => string) | undefined;
  /** Contents of this page only. */
  readonly extra?: ReactNode;
}

const inTalents = (id: string) => `/talents/${id}`;

/** Announces the person and the position in the list after j and k; stays mounted while the person changes. */
function PositionSpoken({
  talentId,
  name,
}: {
  readonly talentId: string;
  readonly name: string | undefined;
}) {
  const { t } = useTranslation('record');
  const position = useListPosition(talentId);
  return (
    <output className="sr-only">
      {position !== undefined &&
        name !== undefined &&
        t('position.announced', { name, position: position.position, total: position.total })}
    </output>
  );
}

/** A person: fit, personality, job profile and survey, with notes and history beside them. */
export function PersonPage({ talentId, tab, onTab, above, pathOf = inTalents, extra }: PersonPageProps) {
  const { t: common } = useTranslation('common');
  const talent = useQuery(talentQuery(talentId));
  const page = () => {
    if (talent.isPending) return <PageSkeleton label={common('state.loading')} />;
    if (talent.data === undefined) {
      return <MissingRecord error={talent.error} onRetry={() => void talent.refetch()} />;
    }
    const { data } = talent;
    if (isMissing(talent.error)) return <DeletedPerson name={data.fullname} />;
    const result = data.latestResult;
    return (
      <PersonFrame key={talentId} talent={data} above={above} pathOf={pathOf} extra={extra}>
        {(actions) => (
          <PersonTabs
            talent={data}
            actions={actions}
            tab={tab}
            onTab={onTab}
            fit={result !== null && <FitTab talent={data} result={result} actions={actions} />}
          />
        )}
      </PersonFrame>
    );
  };
  return (
    <>
      <PositionSpoken talentId={talentId} name={talent.data?.fullname} />
      {page()}
    </>
  );
}
