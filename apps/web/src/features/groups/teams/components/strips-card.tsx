import { useQuery } from '@tanstack/react-query';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StripsPicture } from '#features/measures/distributions/components/strips-picture.tsx';
import { ClusterTexts, StripsTable } from '#features/measures/distributions/components/strips-texts.tsx';
import { missingResults, stanineOn, stripsOfPeople } from '#features/measures/distributions/model/strips.ts';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { imaginedQuery, type TeamMember } from '../api.ts';
import { peopleOnStrips } from '../model/members.ts';
import type { useMembers } from '../use-members.ts';
import { WhatIf, WhatIfField } from './what-if.tsx';

interface StripsCardProps {
  readonly members: readonly TeamMember[];
  readonly memberChanges: ReturnType<typeof useMembers>;
  /** The member whose dots are highlighted. */
  readonly highlightedId: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
}

/** The values of the highlighted member, as text. */
function MemberValues({ member }: { readonly member: TeamMember | undefined }) {
  const { t } = useTranslation('teams');
  const { t: traits } = useTranslation('personality');
  const format = useFormat();
  const result = member?.latestResult ?? null;
  const values = TRAITS.map((trait) => {
    const stanine = result === null ? null : stanineOn(trait, result);
    const value = stanine === null ? t('detail.noValue') : format.number(stanine);
    return `${traits(`traits.${trait}.name`)} ${value}`;
  });
  return (
    <output className="block min-h-9 text-xs text-pretty text-second">
      {member === undefined || result === null
        ? t('detail.liftedNone')
        : t('detail.lifted', { name: member.fullname, values: values.join(' · ') })}
      {result !== null && <DoubtMark quality={result.quality} className="ml-2" />}
    </output>
  );
}

/** Says how many results are missing until the group can be shown. */
function TooFew({ members, results }: { readonly members: number; readonly results: number }) {
  const { t } = useTranslation('teams');
  const { t: records } = useTranslation('records');
  return (
    <p className="text-pretty text-third">
      {[
        records('distribution.few'),
        t('detail.have', { count: results, all: members }),
        t('detail.missing', { count: missingResults(results) }),
      ].join(' ')}
    </p>
  );
}

/** The distribution of the group's results, whose dots are whose, and the effect of another person. */
export function StripsCard({ members, memberChanges, highlightedId, onPoint }: StripsCardProps) {
  const { t } = useTranslation('records');
  const [imaginedId, setImaginedId] = useState<string | null>(null);
  const people = useMemo(() => peopleOnStrips(members), [members]);
  const isMember = members.some(({ id }) => id === imaginedId);
  const chosenId = isMember ? null : imaginedId;
  const imaginedTalent = useQuery({ ...imaginedQuery(chosenId ?? ''), enabled: chosenId !== null }).data;
  const result = chosenId === null ? null : (imaginedTalent?.latestResult ?? null);
  const before = useMemo(() => stripsOfPeople(people), [people]);
  const after = useMemo(
    () =>
      imaginedTalent === undefined || result === null
        ? undefined
        : stripsOfPeople([...people, { id: imaginedTalent.id, quality: result.quality, stanines: result }]),
    [people, imaginedTalent, result],
  );
  const strips = after ?? before;
  const count = people.length;
  const isImaginedDoubtful = after !== undefined && isDoubtful(result?.quality);
  const doubtful = people.filter(({ quality }) => isDoubtful(quality)).length + Number(isImaginedDoubtful);
  return (
    <Card title={t('distribution.title')}>
      {missingResults(count) > 0 ? (
        <TooFew members={members.length} results={count} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-xs text-pretty text-third">{t('distribution.lead', { count })}</p>
          <WhatIfField members={members} value={chosenId} onChange={setImaginedId} />
          <StripsPicture
            strips={strips}
            doubtful={doubtful}
            highlightedId={highlightedId}
            previewId={after === undefined ? undefined : imaginedTalent?.id}
            onPoint={onPoint}
          />
          <MemberValues member={members.find(({ id }) => id === highlightedId)} />
          <ClusterTexts strips={strips} />
          <WhatIf
            members={members}
            memberChanges={memberChanges}
            value={chosenId}
            onChange={setImaginedId}
            person={chosenId === null ? undefined : imaginedTalent}
            before={before}
            after={after}
            results={count}
          />
          <StripsTable strips={before} />
        </div>
      )}
    </Card>
  );
}
