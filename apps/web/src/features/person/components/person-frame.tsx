import { isRetaking } from '@quint/domain/invitation-status.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/matching/api.ts';
import { toRatedPerson } from '#features/people/model/person.ts';
import { useVerbs, type Verb } from '#features/people/use-verbs.tsx';
import type { ListPosition } from '#features/records/use-list-position.ts';
import { parseQuery } from '#lib/search-values.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { PersonHeader } from './person-header.tsx';
import { usePlaceInList } from '../use-place-in-list.ts';

export interface PersonFrameProps {
  readonly talent: TalentRecord;
  /** The way here, without the person. */
  readonly above?: readonly Crumb[] | undefined;
  /** The same page of another person. */
  readonly pathOf: (id: string) => string;
  readonly roleId?: string | undefined;
  readonly extra?: ReactNode;
  readonly children: (verbs: readonly Verb[]) => ReactNode;
}

/** The way back to the list one came from, with its search and filters. */
function listCrumb(title: string, place: ListPosition | undefined): Crumb {
  const [, query = ''] = place?.href.split('?') ?? [];
  return { label: title, link: { to: '/talents', search: parseQuery(query) } };
}

/** The frame of every page about a person: who they are, what can be done, and the neighbours in the list. */
export function PersonFrame({ talent, above, pathOf, roleId, extra, children }: PersonFrameProps) {
  const { t } = useTranslation('matching');
  const place = usePlaceInList(talent.id, pathOf);
  const people = useMemo(
    () => [toRatedPerson(talent, talent.latestResult?.result.quality.verdict)],
    [talent],
  );
  const { verbs, dialogs } = useVerbs(people, { place: 'record', roleId });
  const crumbs = above ?? [listCrumb(t('talents'), place)];
  const hasDoubt = isDoubtful(talent.latestResult?.result.quality.verdict);
  const isAgainMain = hasDoubt && !isRetaking(talent.invitation_status, talent.invitation?.status);
  const isLilaElsewhere = talent.isMasked || talent.latestResult === null || hasDoubt;
  return (
    <>
      <PersonHeader
        talent={talent}
        crumbs={[...crumbs, { label: talent.fullname, isName: true }]}
        verbs={verbs}
        roleId={roleId}
        position={place}
        pathOf={pathOf}
        extra={extra}
        isStatusMain={!isLilaElsewhere}
        isAgainMain={isAgainMain}
      />
      {children(verbs)}
      {dialogs}
    </>
  );
}
