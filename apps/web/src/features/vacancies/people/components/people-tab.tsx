import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import type { LinkProps } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { useRowRestoration } from '#features/base/records/use-row-restoration.ts';
import { useSearchText } from '#features/base/records/use-search-text.ts';
import { readPeople } from '#features/people/people/api.ts';
import { ACTION_RULES } from '#features/people/people/model/action-rules.ts';
import { SelectionBar } from '#features/people/people/components/selection-bar.tsx';
import { unreadPerson } from '#features/people/people/model/person.ts';
import { MustHavesFilter } from '#features/vacancies/must-haves/components/must-haves-filter.tsx';
import { isFiltered, type MustHavesChoice } from '#features/vacancies/must-haves/model/filter.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { serverNow } from '#lib/server-time.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { groupOf, tiedWith } from '../model/ties.ts';
import { verbOf } from '../model/row.ts';
import { usePeopleKeys } from '../use-people-keys.ts';
import { useRowVerbs } from '../use-row-verbs.ts';
import { useSelection } from '../use-selection.ts';
import { NextStep, type StepActions } from './next-step.tsx';
import { PeopleOverlays, type Anchored, type PressedLetter } from './people-overlays.tsx';
import { PersonRow } from './person-row.tsx';
import { StageSection, type StageRows } from './stage-section.tsx';
import { StageStrip } from './stage-strip.tsx';

const WaysPanel = lazy(async () => {
  const [panel] = await Promise.all([
    import('#features/vacancies/ways/components/ways-panel.tsx'),
    loadPhrases('ways', 'role-ranges'),
  ]);
  return { default: panel.WaysPanel };
});

/** The stages in the order of the page: the nearest to a decision first. */
const ORDER = ['shortlist', 'finished', 'opened', 'invited', 'decided'] as const satisfies readonly Stage[];
/** From this number of people too close to call on, the page offers ways to continue. */
const WAYS_FROM = 11;
/** Fewer people fit on the screen together. */
const SEARCHED_FROM = 8;

interface PeopleTabProps {
  readonly vacancy: Vacancy;
  readonly stage: Stage | undefined;
  readonly onStage: (stage: Stage | undefined) => void;
  /** The filter by must-haves; undefined for hiring managers and assessments. */
  readonly mustHaves?: MustHavesChoice | undefined;
  /** Undefined where no next step is shown. */
  readonly stepActions?: Omit<StepActions, 'onRead' | 'onRemind' | 'onShowProposed'> | undefined;
  /** Only the participants of this assessment. */
  readonly assessment?: string | undefined;
  /** Links to the page of a person; by default within the role. */
  readonly linkOf?: ((talentId: string) => LinkProps) | undefined;
}

/** The people of a role, by stage. */
export function PeopleTab(props: PeopleTabProps) {
  const { vacancy, stage, onStage, mustHaves, stepActions, assessment, linkOf } = props;
  const { t } = useTranslation('vacancy');
  const { id: roleId, stages, is_run_by_reader: isRun, state } = vacancy;
  const { isInviteTalentsEnabled: canInvite, isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const [loaded, setLoaded] = useState<Readonly<Partial<Record<Stage, StageRows>>>>({});
  const [sure, setSure] = useState<Anchored>();
  const [menu, setMenu] = useState<Anchored>();
  const [peekId, setPeekId] = useState<string>();
  const [wantsWays, setWantsWays] = useState(false);
  const [writingTo, setWriting] = useState<readonly VacancyPerson[]>();
  const [pressed, setLetter] = useState<PressedLetter>();
  const list = useRef<HTMLDivElement>(null);
  const [now] = useState(() => serverNow());
  const shown = stage === undefined ? ORDER.filter((each) => stages[each] > 0) : [stage];
  const shownKey = shown.join(' ');
  const people = useMemo(
    () => shownKey.split(' ').flatMap((each) => loaded[each as Stage]?.people ?? []),
    [shownKey, loaded],
  );
  const order = useMemo(() => people.map(({ id }) => id), [people]);
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const selection = useSelection(order);
  const { start, leaveFrom } = useRowRestoration();
  const [currentId, setCurrentId] = useState<string>();
  const current = currentId ?? (start === undefined ? undefined : order[start]) ?? order[0];
  const onLeave = useCallback(
    (id: string) =>
      leaveFrom(order.indexOf(id), { name: vacancy.name, total: order.length, start: 0, ids: order }),
    [leaveFrom, order, vacancy.name],
  );
  const { runVerb, remind, meet } = useRowVerbs(roleId, onLeave);
  const isMust = isFiltered(mustHaves);
  const isOpen = state === 'recruiting';
  const getVerb = (person: VacancyPerson) => verbOf(person, { now, isRun, isOpen, canInvite });
  const onMove = (id: string) => {
    setCurrentId(id);
    list.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`)?.focus();
    if (peekId !== undefined) setPeekId(id);
  };
  usePeopleKeys({
    order,
    currentId: current,
    onMove,
    onToggle: (id) => {
      if (isRun) selection.toggle(id);
    },
    onPeek: (id) => setPeekId(peekId === id ? undefined : id),
    onClear() {
      if (peekId === undefined) selection.clear();
      setPeekId(undefined);
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
      setLetter((before) => ({ person, letter, count: (before?.count ?? 0) + 1 }));
      return true;
    },
  });
  const onRows = useCallback(
    (rows: StageRows) =>
      setLoaded((before) => (before[rows.stage] === rows ? before : { ...before, [rows.stage]: rows })),
    [],
  );
  const total = ORDER.reduce((sum, each) => sum + stages[each], 0);
  const traitCount = useMemo(() => countedTraits(vacancy.ranges).length, [vacancy.ranges]);
  const remindable = (each: Stage) =>
    (loaded[each]?.people ?? []).filter((person) => getVerb(person) === 'remind');
  const selectedPeople = useMemo(
    () => [...selection.ids].map((id) => ({ ...unreadPerson(id), name: byId.get(id)?.name ?? '' })),
    [selection.ids, byId],
  );
  const onOpen = useCallback((person: VacancyPerson) => setPeekId(person.id), []);
  const onSure = useCallback((person: VacancyPerson, anchor: HTMLElement) => setSure({ person, anchor }), []);
  const onMenu = useCallback((person: VacancyPerson, anchor: HTMLElement) => setMenu({ person, anchor }), []);
  const peeked = peekId === undefined ? undefined : byId.get(peekId);
  const peekVerb = peeked && getVerb(peeked);
  const unread = people.filter(
    (person) => person.is_new && person.fit !== null && person.stage !== 'decided',
  );
  const actions: StepActions | undefined = stepActions && {
    ...stepActions,
    onRead() {
      const [first] = unread;
      if (first !== undefined) runVerb(first, 'read');
      else onStage('finished');
    },
    onRemind: () => remind([...remindable('opened'), ...remindable('invited')]),
    onShowProposed: () => onStage('finished'),
  };
  const tied = loaded.finished?.groups[0] ?? 0;
  const hasWays = actions !== undefined && isRun && isOpen && tied >= WAYS_FROM;
  const areWaysOpen =
    actions !== undefined && isRun && (vacancy.next.kind === 'narrow' || (hasWays && wantsWays));
  return (
    <div className="flex flex-col gap-4">
      <StageStrip counts={stages} selected={stage} onSelect={onStage} />
      {actions !== undefined && <NextStep vacancy={vacancy} actions={actions} />}
      {areWaysOpen && (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <WaysPanel vacancy={vacancy} />
        </Suspense>
      )}
      <FitNotice
        isRecalculating={shown.some((each) => loaded[each]?.isRecalculating === true)}
        norms={people.flatMap(({ fit }) => (fit === null ? [] : [fit.norm]))}
      />
      <div className="flex flex-wrap items-center gap-3 empty:hidden print:hidden">
        {(total >= SEARCHED_FROM || search !== '') && (
          <div className="w-full md:w-64">
            <SearchField label={t('list.search')} value={text} onChange={setText} />
          </div>
        )}
        <MustHavesFilter choice={mustHaves} />
      </div>
      <div
        ref={list}
        className="-mt-4"
        onFocus={({ target }) => {
          const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
          if (id !== undefined) setCurrentId(id);
        }}
      >
        {shown.map((each) => {
          const waiting = each === 'opened' || each === 'invited' ? remindable(each) : [];
          return (
            <StageSection
              key={`${each} ${search} ${isMust}`}
              roleId={roleId}
              stage={each}
              assessment={assessment}
              count={stages[each]}
              search={search.trim()}
              isWhole={stage === each}
              isMust={isMust}
              onWhole={() => onStage(each)}
              onRows={onRows}
              action={
                each === 'shortlist' && isRun && isOpen && stages.shortlist > 0 ? (
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => setWriting(loaded.shortlist?.people)}
                    className="finger min-h-6 cursor-pointer rounded-[4px] font-semibold text-lila-strong hover:underline"
                  >
                    {t('list.writeTo', { count: stages.shortlist })}
                  </button>
                ) : each === 'finished' && hasWays && vacancy.next.kind !== 'narrow' ? (
                  <button
                    type="button"
                    aria-expanded={areWaysOpen}
                    onClick={() => setWantsWays(!wantsWays)}
                    className="finger min-h-6 cursor-pointer rounded-[4px] font-semibold text-lila-strong hover:underline"
                  >
                    {t('list.ways', { count: tied })}
                  </button>
                ) : (
                  waiting.length > 1 && (
                    <button
                      type="button"
                      onClick={() => remind(waiting)}
                      className="finger min-h-6 cursor-pointer rounded-[4px] font-semibold text-lila-strong hover:underline"
                    >
                      {t('list.remind', { count: waiting.length })}
                    </button>
                  )
                )
              }
              draw={(person, { isLower }) => (
                <PersonRow
                  key={person.id}
                  roleId={roleId}
                  linkOf={linkOf}
                  person={person}
                  verb={getVerb(person)}
                  isProposed={person.proposals.some(({ is_reader: isReader }) => isReader)}
                  traitCount={traitCount}
                  isRun={isRun}
                  isSelected={selection.ids.has(person.id)}
                  isCurrent={current === person.id}
                  isLower={isLower}
                  isUnknown={isMust && person.must_haves === 'unknown'}
                  onToggle={selection.toggle}
                  onSure={onSure}
                  onMenu={onMenu}
                  onVerb={runVerb}
                  onLeave={onLeave}
                  onOpen={onOpen}
                />
              )}
            />
          );
        })}
      </div>
      <PeopleOverlays
        vacancy={vacancy}
        sure={sure && { ...sure, tied: tiedWith(sure.person, groupOf(loaded[sure.person.stage])) }}
        menu={menu}
        pressed={pressed}
        peeked={peeked && { person: peeked, verb: peekVerb }}
        writingTo={writingTo}
        onCloseWriting={() => setWriting(undefined)}
        onVerb={runVerb}
        onCloseSure={() => setSure(undefined)}
        onCloseMenu={() => setMenu(undefined)}
        onClosePeek={() => setPeekId(undefined)}
      />
      {selection.ids.size > 0 && (
        <SelectionBar
          people={selectedPeople}
          roleId={roleId}
          onClear={selection.clear}
          onRead={() => readPeople([...selection.ids], hasTeams)}
        />
      )}
    </div>
  );
}
