import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormLabels } from '#features/base/records/components/conflict-dialog.tsx';
import { ConflictOf } from '#features/base/records/components/record-form.tsx';
import { AskedPeople } from '#features/invitations/stakeholders/components/asked-people.tsx';
import {
  isClosed,
  rangeStateQuery,
  roleQuery,
  stakeholdersQuery,
  type RangeState,
  type RoleDetail,
} from '#features/roles/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { GroupDoubt } from '#ui/doubt.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { RangesForm } from '../form.ts';
import { dotScaleOf } from '../model/plot.ts';
import { isSameSpan, proposedSource, type RangeSpan } from '../model/proposals.ts';
import type { RowParts } from '../model/range-view.ts';
import { useEditorKeys } from '../use-editor-keys.ts';
import { useRanges, type RangesEditing } from '../use-ranges.ts';
import { useFinishedProfiles, useReach } from '../use-reach.ts';
import { useSpokenReach } from '../use-spoken-reach.ts';
import { DraftBar } from './draft-bar.tsx';
import { RangeLinks } from './range-links.tsx';
import { RangeRow } from './range-row.tsx';
import { RangesSentence } from './ranges-sentence.tsx';
import { VersionLine } from './version-line.tsx';

const RangesVersion = lazy(async () => ({
  default: (await import('./ranges-version.tsx')).RangesVersion,
}));
const TemplateDialog = onDemand(async () => {
  const [dialog] = await Promise.all([import('./template-dialog.tsx'), loadPhrases('role-templates')]);
  return dialog.TemplateDialog;
});

function useFieldLabels(): FormLabels<RangesForm> {
  const { t } = useTranslation('roles');
  const { t: ranges } = useTranslation('role-ranges');
  const { t: records } = useTranslation('records');
  const text = (value: string) => (value.trim() === '' ? records('conflict.empty') : value);
  return {
    attributes: {
      label: t('form.ranges'),
      isBeside: true,
      show: (attributes, other) => (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <RangesVersion attributes={attributes} other={other} />
        </Suspense>
      ),
    },
    range_reason: { label: ranges('reason.label'), show: text },
  };
}

interface RangesProps {
  readonly role: RoleDetail;
  /** Undefined while loading. */
  readonly state: RangeState | undefined;
  readonly view: PanelView;
  readonly isReadOnly: boolean;
  /** The ranges were just saved here: the sentence gets the focus. */
  readonly isSaved: boolean;
  readonly onSaved: () => void;
}

interface PanelView {
  readonly openTraits: readonly Trait[];
  readonly parts: RowParts;
  readonly onOpen: (trait: Trait) => void;
  readonly onParts: (parts: RowParts) => void;
}

/** The five rows. */
function Rows({
  role,
  state,
  view,
  isReadOnly,
  rangesEditor,
}: RangesProps & { readonly rangesEditor: RangesEditing }) {
  const { people } = useFinishedProfiles();
  const stakeholders = useQuery(stakeholdersQuery(role.id)).data;
  const scale = useMemo(() => dotScaleOf(people === null ? [] : Object.values(people.stacks)), [people]);
  const { attributes, proposals, changes } = rangesEditor;
  const ranges = isReadOnly ? role.attributes : attributes;
  return (
    <ul>
      {TRAITS.map((trait) => {
        const range = ranges[trait];
        const isOpen = view.openTraits.includes(trait);
        const isSaved = isSameSpan(role.attributes[trait], range);
        return (
          <RangeRow
            key={trait}
            trait={trait}
            range={range}
            savedRange={role.attributes[trait]}
            attributes={isOpen ? ranges : undefined}
            source={isSaved ? state?.range_sources[trait] : proposedSource(proposals, trait, range)}
            isReadOnly={isReadOnly}
            people={people}
            scale={scale}
            parts={view.parts}
            mergedTrait={stakeholders?.traits?.[trait]}
            answers={stakeholders?.usable ?? 0}
            changes={changes}
            isOpen={isOpen}
            onOpen={view.onOpen}
          />
        );
      })}
    </ul>
  );
}

/** A button that adopts all ranges on which stakeholders agree, if more than one differs. */
function AdoptAll({
  roleId,
  rangesEditor,
}: {
  readonly roleId: string;
  readonly rangesEditor: RangesEditing;
}) {
  const { t } = useTranslation('role-ranges');
  const mergedTraits = useQuery(stakeholdersQuery(roleId)).data?.traits;
  const spans = TRAITS.flatMap((trait): [Trait, RangeSpan][] => {
    const range = mergedTraits?.[trait].range ?? null;
    return range === null || isSameSpan(range, rangesEditor.attributes[trait]) ? [] : [[trait, range]];
  });
  const [first] = spans;
  if (first === undefined || spans.length === 1) return null;
  return (
    <Button
      kind="secondary"
      size="sm"
      onPress={() => rangesEditor.changes.onTake(first[0], Object.fromEntries(spans))}
    >
      {t('colleagues.adoptAll', { count: spans.length })}
    </Button>
  );
}

function Ranges(props: RangesProps) {
  const { role, state, view, isReadOnly, isSaved, onSaved } = props;
  const { people, doubtful } = useFinishedProfiles();
  const spokenReach = useSpokenReach();
  const rangesEditor = useRanges({ role, state, onSaved }, spokenReach.speak);
  const { attributes, isMoved, recordEditor, submit, undo, startAgain } = rangesEditor;
  const visibleRanges = isReadOnly ? role.attributes : attributes;
  const reach = useReach(visibleRanges, people);
  const savedReach = useReach(role.attributes, people);
  const stakeholders = useQuery(stakeholdersQuery(role.id)).data;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const fieldLabels = useFieldLabels();
  useEffect(() => spokenReach.update(reach, visibleRanges));
  useEffect(() => {
    if (isSaved) heading.current?.focus({ preventScroll: true });
  }, [isSaved]);
  useEditorKeys({
    save() {
      if (isMoved && !isReadOnly) submit();
    },
    undo,
  });
  const isDraft = isMoved && !isReadOnly;
  return (
    <>
      <div className="z-10 max-md:sticky max-md:top-14 max-md:-mx-4 max-md:border-b max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2">
        <RangesSentence reach={reach} doubtful={doubtful} headingRef={heading} />
      </div>
      <div className="pb-3">
        {state === undefined ? (
          <Skeleton className="mt-2 h-5 w-80 max-w-full" />
        ) : (
          <VersionLine
            role={role}
            state={state}
            isReadOnly={isReadOnly}
            savedReach={isDraft ? savedReach : undefined}
          />
        )}
      </div>
      <Rows {...props} rangesEditor={rangesEditor} />
      {people !== null && (view.parts.hasPeople || view.openTraits.length > 0) && (
        <GroupDoubt count={doubtful} />
      )}
      {view.parts.hasColleagues && stakeholders !== undefined && (
        <AskedPeople
          roleId={role.id}
          stakeholders={stakeholders}
          adoptAll={!isReadOnly && <AdoptAll roleId={role.id} rangesEditor={rangesEditor} />}
        />
      )}
      <RangeLinks
        roleId={role.id}
        parts={view.parts}
        onParts={view.onParts}
        stakeholders={stakeholders}
        onTemplate={isReadOnly ? undefined : () => setChoosing(true)}
      />
      {isDraft && state !== undefined && <DraftBar rangesEditor={rangesEditor} state={state} />}
      {isChoosing && <TemplateDialog onChoose={startAgain} onClose={() => setChoosing(false)} />}
      <ConflictOf recordEditor={recordEditor} fieldLabels={fieldLabels} />
    </>
  );
}

/** The ranges of a role: how many people fit, five sliders with what is behind them, and the draft of the next version. */
export function RangesPanel({ roleId }: { readonly roleId: string }) {
  const role = useQuery(roleQuery(roleId)).data;
  const state = useQuery(rangeStateQuery(roleId)).data;
  const [openTraits, setOpenTraits] = useState<readonly Trait[]>([]);
  const [parts, setParts] = useState<RowParts>({ hasPeople: false, hasWeights: false, hasColleagues: false });
  // After saving, the form starts from the saved version.
  const [savedCount, setSavedCount] = useState(0);
  const onOpen = useCallback(
    (trait: Trait) =>
      setOpenTraits((before) =>
        before.includes(trait) ? before.filter((each) => each !== trait) : [...before, trait],
      ),
    [],
  );
  if (role === undefined) return null;
  return (
    <Ranges
      key={savedCount}
      role={role}
      state={state}
      view={{ openTraits, parts, onOpen, onParts: setParts }}
      isReadOnly={isClosed(role)}
      isSaved={savedCount > 0}
      onSaved={() => setSavedCount(savedCount + 1)}
    />
  );
}
