import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import type { PlanRemindersBody } from '@quint/contract/vacancies/reminders.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import type { LinkProps } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { useSearchText } from '#features/base/records/use-search-text.ts';
import { MustHavesFilter } from '#features/vacancies/must-haves/components/must-haves-filter.tsx';
import { isFiltered, type MustHavesChoice } from '#features/vacancies/must-haves/model/filter.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { serverNow } from '#lib/server-time.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { verbOf } from '../model/row.ts';
import { useCursor } from '../use-cursor.ts';
import { useOverlays } from '../use-overlays.ts';
import { usePeopleRows } from '../use-people-rows.ts';
import { useRowVerbs } from '../use-row-verbs.ts';
import { useShortlistMail } from '../use-shortlist-mail.ts';
import { NextStep, type StepActions } from './next-step.tsx';
import { PeopleList } from './people-list.tsx';
import { StageStrip } from './stage-strip.tsx';
import { StageVerb } from './stage-verb.tsx';

const WaysPanel = lazy(async () => {
  const [panel] = await Promise.all([
    import('#features/vacancies/ways/components/ways-panel.tsx'),
    loadPhrases('ways', 'role-ranges', 'must-haves', 'job-profile'),
  ]);
  return { default: panel.WaysPanel };
});

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

/** Everybody of a stage of open surveys who can be reminded. */
function reminderOf(stage: Stage, assessment: string | undefined): PlanRemindersBody {
  return {
    group: stage === 'opened' ? 'opened' : 'invited',
    ...(assessment !== undefined && { assessment }),
  };
}

/** The people of a role, by stage. */
export function PeopleTab(props: PeopleTabProps) {
  const { vacancy, stage, onStage, mustHaves, stepActions, assessment, linkOf } = props;
  const { t } = useTranslation('vacancy');
  const { stages, is_run_by_reader: isRun, state } = vacancy;
  const { isInviteTalentsEnabled: canInvite } = useWorkspaceFeatures();
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const rows = usePeopleRows(stages, stage);
  const { visibleStages, loadedStages, people } = rows;
  const overlays = useOverlays();
  const [wantsWays, setWantsWays] = useState(false);
  const [now] = useState(() => serverNow());
  const cursor = useCursor(vacancy.name, rows.order);
  const verbs = useRowVerbs(vacancy.id, {
    onPeek: overlays.setPeek,
    onDate: overlays.setDatedPerson,
  });
  const isMust = isFiltered(mustHaves);
  const isOpen = state === 'recruiting';
  const getVerb = (person: VacancyPerson) => verbOf(person, { now, isRun, isOpen, canInvite });
  const isWhole = search.trim() === '' && !isMust;
  const countRemindable = (each: Stage) =>
    isWhole && isRun && isOpen && canInvite && (each === 'opened' || each === 'invited')
      ? vacancy.remindable[each]
      : 0;
  const actions: StepActions | undefined = stepActions && {
    ...stepActions,
    onRead() {
      const unread = people.find(
        ({ is_new: isNew, fit, stage: of }) => isNew && fit !== null && of !== 'decided',
      );
      if (unread !== undefined) verbs.runVerb(unread, 'read');
      else onStage('finished');
    },
    onRemind() {
      const { talents, names, count } = vacancy.next;
      const [id] = talents;
      if (count === 1 && id !== undefined) verbs.remind([{ id, name: names[0] ?? '' }]);
      else overlays.setReminderBody({ group: 'quiet' });
    },
    onShowProposed: () => onStage('finished'),
  };
  const tiedCount = loadedStages.finished?.groups[0] ?? 0;
  const isNarrowing = vacancy.next.kind === 'narrow';
  const hasWays = actions !== undefined && isRun && isOpen && tiedCount >= WAYS_FROM;
  const areWaysOpen = actions !== undefined && isRun && (isNarrowing || (hasWays && wantsWays));
  const ways =
    hasWays && !isNarrowing
      ? { count: tiedCount, isOpen: areWaysOpen, onToggle: () => setWantsWays(!wantsWays) }
      : undefined;
  const shortlistMail = useShortlistMail(vacancy.id, loadedStages.shortlist, {
    filters: { assessment, search: search.trim(), isMust },
    onWrite: overlays.setWriting,
  });
  return (
    <div className="flex flex-col gap-4">
      <StageStrip counts={stages} selected={stage} onSelect={onStage} />
      {actions !== undefined && <NextStep vacancy={vacancy} actions={actions} />}
      {areWaysOpen && (stage ?? 'finished') === 'finished' && (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <WaysPanel vacancy={vacancy} mustHaves={mustHaves} />
        </Suspense>
      )}
      <FitNotice
        isRecalculating={visibleStages.some((each) => loadedStages[each]?.isRecalculating === true)}
        norms={people.flatMap(({ fit }) => (fit === null ? [] : [fit.norm]))}
      />
      <div className="flex flex-wrap items-center gap-3 empty:hidden print:hidden">
        {(rows.total >= SEARCHED_FROM || search !== '') && (
          <div className="w-full md:w-64">
            <SearchField label={t('list.search')} value={text} onChange={setText} />
          </div>
        )}
        <MustHavesFilter choice={mustHaves} />
      </div>
      {search.trim() !== '' && rows.isEmpty && <p className="text-second">{t('list.noMatch')}</p>}
      {search.trim() === '' && stage !== undefined && stages[stage] === 0 && (
        <p className="text-second">{t('list.empty')}</p>
      )}
      <PeopleList
        vacancy={vacancy}
        rows={rows}
        overlays={overlays}
        cursor={cursor}
        verbs={verbs}
        stage={stage}
        onStage={onStage}
        assessment={assessment}
        search={search.trim()}
        isMust={isMust}
        linkOf={linkOf}
        verbOf={getVerb}
        verbOfStage={(each) => (
          <StageVerb
            stage={each}
            shortlistMail={isRun && isOpen && shortlistMail.count > 0 ? shortlistMail : undefined}
            ways={ways}
            remindable={countRemindable(each)}
            onRemind={() => overlays.setReminderBody(reminderOf(each, assessment))}
          />
        )}
      />
    </div>
  );
}
