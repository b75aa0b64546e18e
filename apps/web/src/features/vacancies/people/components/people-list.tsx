import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import type { LinkProps } from '@tanstack/react-router';
import { useCallback, useMemo, type ReactNode } from 'react';
import { ACTION_RULES } from '#features/people/people/model/action-rules.ts';
import { readPeople } from '#features/people/people/api.ts';
import { SelectionBar } from '#features/people/people/components/selection-bar.tsx';
import { unreadPerson } from '#features/people/people/model/person.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { isProposedByReader, type RowVerb } from '../model/row.ts';
import { groupOf, tiedWith } from '../model/ties.ts';
import type { Cursor } from '../use-cursor.ts';
import type { Overlays } from '../use-overlays.ts';
import { usePeopleKeys } from '../use-people-keys.ts';
import type { PeopleRows } from '../use-people-rows.ts';
import type { RowVerbs } from '../use-row-verbs.ts';
import { useLongPress } from '../use-long-press.ts';
import { useSelection, type Selection } from '../use-selection.ts';
import { CompareBar } from './compare-bar.tsx';
import { useStageSelection } from '../use-stage-selection.ts';
import { cx } from '#lib/class-names.ts';
import { PeopleOverlays } from './people-overlays.tsx';
import { PersonRow } from './person-row.tsx';
import { StageSection } from './stage-section.tsx';

interface KeysOf extends Pick<PeopleRows, 'order' | 'byId'> {
  readonly cursor: Cursor;
  readonly overlays: Overlays;
  readonly selection: Selection;
  readonly isRun: boolean;
  readonly meet: RowVerbs['meet'];
}

/** What the keys of the list do. */
function useListKeys({ order, byId, cursor, overlays, selection, isRun, meet }: KeysOf) {
  const { peekId, setPeek, press } = overlays;
  usePeopleKeys({
    order,
    currentId: cursor.currentId,
    onMove(id) {
      cursor.focusRow(id);
      if (peekId !== undefined) setPeek(id);
    },
    onToggle: (id) => selection.toggle(id),
    onPeek: (id) => setPeek(peekId === id ? undefined : id),
    onClear() {
      if (peekId === undefined) selection.clear();
      setPeek(undefined);
    },
    onLetter(letter, id) {
      const person = byId.get(id);
      // With a selection, the letters belong to its bar.
      if (person === undefined || !isRun || selection.ids.size > 0) return false;
      if (letter === 's' && person.stage === 'finished') {
        meet([person]);
        return true;
      }
      if (!ACTION_RULES.some(({ key }) => key === letter)) return false;
      press(person, letter);
      return true;
    },
  });
}

interface PeopleListProps {
  readonly vacancy: Vacancy;
  readonly rows: PeopleRows;
  readonly overlays: Overlays;
  readonly cursor: Cursor;
  readonly verbs: RowVerbs;
  /** The only stage on the page. */
  readonly stage: Stage | undefined;
  readonly onStage: (stage: Stage) => void;
  readonly assessment: string | undefined;
  readonly search: string;
  /** People who miss a must-have are left out. */
  readonly isMust: boolean;
  readonly linkOf: ((talentId: string) => LinkProps) | undefined;
  readonly verbOf: (person: VacancyPerson) => RowVerb | undefined;
  /** The verb for all people of a stage. */
  readonly verbOfStage: (stage: Stage) => ReactNode;
}

/** The people by stage, with their keys, the selection, and what opens over the list. */
export function PeopleList(props: PeopleListProps) {
  const { vacancy, rows, overlays, cursor, stage, onStage, assessment, search, isMust, linkOf } = props;
  const { id: roleId, stages, is_run_by_reader: isRun } = vacancy;
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const { visibleStages, loadedStages, order, byId } = rows;
  const { sure, peekId, setPeek, setSure, openMenu, setReminderBody } = overlays;
  const selection = useSelection(order);
  const { attach, list, currentId, onLeave } = cursor;
  const { runVerb, meet, remind } = props.verbs;
  const all = useStageSelection(roleId, { selection, rows, filters: { assessment, search, isMust } });
  useLongPress(list, selection.toggle);
  useListKeys({ order, byId, cursor, overlays, selection, isRun, meet });
  const traitCount = useMemo(() => countedTraits(vacancy.ranges).length, [vacancy.ranges]);
  const selectedPeople = useMemo(
    () => [...selection.ids].map((id) => ({ ...unreadPerson(id), name: byId.get(id)?.name ?? '' })),
    [selection.ids, byId],
  );
  const onOpen = useCallback((person: VacancyPerson) => setPeek(person.id), [setPeek]);
  const onSure = useCallback(
    (person: VacancyPerson, anchor: HTMLElement) => setSure({ person, anchor }),
    [setSure],
  );
  const previewPerson = peekId === undefined ? undefined : byId.get(peekId);
  return (
    <>
      <div
        ref={attach}
        // Where the window is wide, the rows make room for the preview.
        className={cx('-mt-4', previewPerson !== undefined && 'xl:pr-[388px]')}
        onFocus={({ target }) => {
          const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
          if (id !== undefined) cursor.setCurrent(id);
        }}
      >
        {visibleStages.map((each) => (
          <StageSection
            key={`${each} ${search} ${isMust}`}
            roleId={roleId}
            stage={each}
            assessment={assessment}
            count={stages[each]}
            search={search}
            isWhole={stage === each}
            isMust={isMust}
            onWhole={() => onStage(each)}
            onRows={rows.onRows}
            action={props.verbOfStage(each)}
            currentId={currentId}
            draw={(person, { isLower }) => (
              <PersonRow
                key={person.id}
                roleId={roleId}
                linkOf={linkOf}
                person={person}
                verb={props.verbOf(person)}
                isProposed={isProposedByReader(person)}
                traitCount={traitCount}
                isRun={isRun}
                isSelected={selection.ids.has(person.id)}
                isCurrent={currentId === person.id}
                isLower={isLower}
                isUnknown={isMust && person.must_haves === 'unknown'}
                onToggle={selection.toggle}
                onSure={onSure}
                onMenu={openMenu}
                onVerb={runVerb}
                onLeave={onLeave}
                onOpen={onOpen}
              />
            )}
          />
        ))}
      </div>
      <PeopleOverlays
        vacancy={vacancy}
        overlays={overlays}
        tieSize={sure && tiedWith(sure.person, groupOf(loadedStages[sure.person.stage]))}
        preview={previewPerson && { person: previewPerson, verb: props.verbOf(previewPerson) }}
        onVerb={runVerb}
        onRemind={remind}
      />
      {selection.ids.size > 0 && !isRun && <CompareBar roleId={roleId} selection={selection} />}
      {selection.ids.size > 0 && isRun && (
        <SelectionBar
          people={selectedPeople}
          roleId={roleId}
          all={all}
          onClear={selection.clear}
          onRemind={(people) => setReminderBody({ talents: people.map(({ id }) => id) })}
          onRead={() => readPeople([...selection.ids], hasTeams)}
        />
      )}
    </>
  );
}
