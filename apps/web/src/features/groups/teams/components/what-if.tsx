import { useTranslation } from 'react-i18next';
import {
  compareStrips,
  largestAbsence,
  type Strips,
  type TraitChange,
} from '#features/measures/distributions/model/strips.ts';
import { heldOf } from '#features/people/people/model/person.ts';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { PersonField } from '#features/base/records/components/people-fields.tsx';
import { useFormat } from '#lib/format.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Button } from '#ui/button.tsx';
import { DoubtLine, type WithQuality } from '#ui/doubt.tsx';
import { notMembers } from '../model/members.ts';
import type { ImaginedTalent } from '../api.ts';
import type { useMembers } from '../use-members.ts';

interface WhatIfProps {
  readonly members: readonly { readonly id: string }[];
  readonly memberChanges: ReturnType<typeof useMembers>;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** The selected person, once loaded. */
  readonly person: ImaginedTalent | undefined;
  readonly before: Strips;
  /** The strips including the person; undefined without a complete result. */
  readonly after: Strips | undefined;
  /** The number of results in the group. */
  readonly results: number;
}

function useChangeText(): (change: TraitChange) => string {
  const { t } = useTranslation('teams');
  const { t: traits } = useTranslation('personality');
  const format = useFormat();
  const half = ({ from, to }: TraitChange['before']) =>
    traits('range', { min: format.number(from, 1), max: format.number(to, 1) });
  return ({ trait, before, after }) => {
    const name = traits(`traits.${trait}.name`);
    // A person between two clusters belongs to neither.
    if (before.clusters !== null || after.clusters !== null) {
      const change =
        before.clusters === null ? 'campsNew' : after.clusters === null ? 'campsGone' : 'campsStay';
      return `${t(`whatIf.${change}`, { trait: name })}.`;
    }
    const isSame = before.median === after.median;
    const parts: string[] = [
      t(isSame ? 'whatIf.medianSame' : 'whatIf.median', {
        trait: name,
        before: format.number(before.median, 1),
        after: format.number(after.median, 1),
      }),
    ];
    if (half(before) !== half(after)) {
      parts.push(t('whatIf.half', { before: half(before), after: half(after) }));
    }
    return `${parts.join(', ')}.`;
  };
}

/** The effect of the person, and what remains unknown in a group of this size. */
function Consequence({
  name,
  quality,
  before,
  after,
  results,
}: WithQuality & { readonly name: string; readonly after: Strips } & Pick<
    WhatIfProps,
    'before' | 'results'
  >) {
  const { t } = useTranslation('teams');
  const traits = useTraitLabels();
  const format = useFormat();
  const changeText = useChangeText();
  const { changes, same } = compareStrips(before, after);
  return (
    <div className="flex flex-col gap-2 text-pretty">
      <h3 className="font-semibold">{t('whatIf.title', { name })}</h3>
      <DoubtLine quality={quality} />
      <p className="text-xs text-third">{t('whatIf.ring', { name })}</p>
      {changes.length === 0 ? (
        <p>{t('whatIf.allSame')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {changes.map((change) => (
            <li key={change.trait}>{changeText(change)}</li>
          ))}
          {same.length > 0 && <li className="text-third">{t('whatIf.same', { ...traits.list(same) })}</li>}
        </ul>
      )}
      <p className="text-second">
        {t('whatIf.unknown', { count: results, step: format.number(largestAbsence(before), 1) })}
      </p>
    </div>
  );
}

/** Selects a person with a result, to preview the group with them. */
export function WhatIfField({
  members,
  value,
  onChange,
}: Pick<WhatIfProps, 'members' | 'value' | 'onChange'>) {
  const { t } = useTranslation('teams');
  return (
    <PersonField
      label={t('whatIf.label')}
      hint={t('whatIf.hint')}
      which={{ ...notMembers(members), invitation_status: { _eq: 'FINISHED' } }}
      value={value}
      onChange={onChange}
    />
  );
}

/** The reason why there is no preview: the result is held back, or there is none. */
function NoResult({ person }: { readonly person: ImaginedTalent }) {
  const { t } = useTranslation('teams');
  const describeHold = useHoldLabels();
  const hold = heldOf(person);
  return (
    <p className="text-third">
      {hold === undefined
        ? t('whatIf.noResult', { name: person.fullname })
        : `${person.fullname}: ${describeHold(hold).text}`}
    </p>
  );
}

/** A preview of the group with the selected person; nothing is saved until they are added. */
export function WhatIf({ memberChanges, onChange, person, before, after, results }: WhatIfProps) {
  const { t } = useTranslation('teams');
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <output className="flex flex-col gap-3 empty:hidden">
        {person !== undefined && after === undefined && <NoResult person={person} />}
        {person !== undefined && after !== undefined && (
          <Consequence
            name={person.fullname}
            quality={person.latestResult?.quality ?? null}
            before={before}
            after={after}
            results={results}
          />
        )}
      </output>
      {person !== undefined && (
        <span className="flex flex-wrap gap-2">
          <Button
            kind="secondary"
            size="sm"
            isLoading={memberChanges.isSaving}
            onPress={() => memberChanges.add([person.id], () => onChange(null))}
          >
            {t('whatIf.add')}
          </Button>
          <Button kind="light" size="sm" onPress={() => onChange(null)}>
            {t('whatIf.clear')}
          </Button>
        </span>
      )}
    </div>
  );
}
