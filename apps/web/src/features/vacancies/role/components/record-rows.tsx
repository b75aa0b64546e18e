import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleDetail } from '#features/roles/roles/api.ts';
import { questionsQuery } from '#features/vacancies/interview-questions/api.ts';
import { useFormat } from '#lib/format.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { LinesSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { roleLinksQuery, type RoleLinks } from '../use-role-links.ts';
import { CoursesList, GroupsList, SkillsList } from './record-lists.tsx';

const QuestionsView = lazy(async () => {
  const [view] = await Promise.all([
    import('#features/vacancies/interview-questions/components/questions-view.tsx'),
    loadPhrases('interview-questions'),
  ]);
  return { default: view.QuestionsView };
});

type RecordKind = 'skills' | 'courses' | 'groups' | 'questions';

interface RowProps {
  readonly label: string;
  /** A number, or a name. */
  readonly value: string | undefined;
  readonly onOpen: () => void;
}

function Row({ label, value, onOpen }: RowProps) {
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left hover:text-lila-strong max-md:min-h-11"
        onClick={onOpen}
      >
        <span>{label}</span>{' '}
        <span className="text-end font-semibold wrap-anywhere text-lila-strong tabular-nums">{value}</span>
      </button>
    </li>
  );
}

interface ContentProps {
  readonly kind: RecordKind;
  readonly role: RoleDetail;
  readonly links: RoleLinks;
}

function Content({ kind, role, links }: ContentProps): ReactNode {
  if (kind === 'skills') return <SkillsList role={role} links={links} />;
  if (kind === 'courses') return <CoursesList role={role} links={links} />;
  if (kind === 'groups') return <GroupsList role={role} links={links} />;
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <QuestionsView roleId={role.id} />
    </Suspense>
  );
}

/** What belongs to a role, each with its number; a press opens it. */
export function RecordRows({ role }: { readonly role: RoleDetail }) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation();
  const format = useFormat();
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const links = useQuery(roleLinksQuery(role.id, hasTeams));
  const questions = useQuery(questionsQuery(role.id)).data;
  const [kind, setKind] = useState<RecordKind>();
  if (links.data === undefined) {
    return links.isError ? (
      <NotLoadedNotice
        error={links.error}
        isRetrying={links.isFetching}
        onRetry={() => void links.refetch()}
      />
    ) : (
      <LinesSkeleton label={common('state.loading')} />
    );
  }
  const { skills, training_courses: courses, teams = [] } = links.data;
  const [firstTeam] = teams;
  const groups =
    teams.length === 1 && firstTeam?.teams_id ? (firstTeam.teams_id.name ?? '') : format.number(teams.length);
  const rows: readonly (readonly [RecordKind, string | undefined])[] = [
    ['skills', format.number(skills.length)],
    ['courses', format.number(courses.length)],
    ...(hasTeams ? [['groups', groups] as const] : []),
    ['questions', questions && format.number(questions.current.questions.length)],
  ];
  return (
    <>
      <ul className="border-b border-line">
        {rows.map(([each, value]) => (
          <Row key={each} label={t(`record.row.${each}`)} value={value} onOpen={() => setKind(each)} />
        ))}
      </ul>
      {kind !== undefined && (
        <Dialog
          open
          size={kind === 'questions' ? 'lg' : 'base'}
          title={t(`record.title.${kind}`)}
          onClose={() => setKind(undefined)}
        >
          <Content kind={kind} role={role} links={links.data} />
        </Dialog>
      )}
    </>
  );
}
