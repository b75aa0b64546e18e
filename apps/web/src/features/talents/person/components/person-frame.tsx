import { isRetaking } from '@quint/domain/base/invitation-status.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { toRatedPerson } from '#features/people/people/model/person.ts';
import { usePersonActions, type PersonAction } from '#features/people/people/use-person-actions.tsx';
import type { ListPosition } from '#features/base/records/use-list-position.ts';
import { parseQuery } from '#lib/search-values.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { PersonHeader } from './person-header.tsx';
import { usePeopleListPosition } from '../use-people-list-position.ts';

export interface PersonFrameProps {
  readonly talent: TalentRecord;
  /** The breadcrumbs without the person. */
  readonly above?: readonly Crumb[] | undefined;
  /** The path of the same page for another person. */
  readonly pathOf: (id: string) => string;
  readonly roleId?: string | undefined;
  readonly extra?: ReactNode;
  readonly children: (actions: readonly PersonAction[]) => ReactNode;
}

/** The breadcrumb back to the list of origin, with its search and filters. */
function listCrumb(title: string, position: ListPosition | undefined): Crumb {
  const [, query = ''] = position?.href.split('?') ?? [];
  return { label: title, link: { to: '/talents', search: parseQuery(query) } };
}

/** The layout of every page about a person: header, actions, and neighbours in the list. */
export function PersonFrame({ talent, above, pathOf, roleId, extra, children }: PersonFrameProps) {
  const { t } = useTranslation('matching');
  const position = usePeopleListPosition(talent.id, pathOf);
  const people = useMemo(
    () => [toRatedPerson(talent, talent.latestResult?.result.quality.verdict)],
    [talent],
  );
  const { actions, dialogs } = usePersonActions(people, { placement: 'record', roleId });
  const crumbs = above ?? [listCrumb(t('talents'), position)];
  const hasDoubt = isDoubtful(talent.latestResult?.result.quality.verdict);
  const isAgainMain = hasDoubt && !isRetaking(talent.invitation_status, talent.invitation?.status);
  const isLilaElsewhere = talent.isMasked || talent.latestResult === null || hasDoubt;
  return (
    <>
      <PersonHeader
        talent={talent}
        crumbs={[...crumbs, { label: talent.fullname, isName: true }]}
        actions={actions}
        roleId={roleId}
        position={position}
        pathOf={pathOf}
        extra={extra}
        isStatusMain={!isLilaElsewhere}
        isAgainMain={isAgainMain}
      />
      {children(actions)}
      {dialogs}
    </>
  );
}
