import type { Writer } from '#database/gate.ts';
import { planPerson } from '#demo/plan.ts';
import { seededId } from '#demo/seeded-ids.ts';
import type { DemoWorkspace } from '#demo/talents.ts';
import type { DemoAssessment, DemoGoal, DemoWork } from '#demo/work-plans.ts';
import { COURSES } from '#demo/work-plans.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The date a number of days after a time. */
function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

interface WorkContext {
  readonly now: Date;
  /** The talents of the workspace in their order. */
  readonly talentIds: readonly string[];
  readonly work: DemoWork;
}

async function insertSkills(db: Writer, workspace: DemoWorkspace, { work }: WorkContext): Promise<void> {
  const organization_id = workspace.id;
  const idOf = (label: string) => seededId(`skill/${workspace.key}/${label}`);
  const labels = [...new Set(work.skills.flat())];
  if (labels.length === 0) return;
  await db
    .insertInto('skills')
    .values(labels.map((label) => ({ organization_id, id: idOf(label), label, value: label.toLowerCase() })))
    .execute();
  const links = work.skills.flatMap((list, position) =>
    list.map((label) => ({
      organization_id,
      id: seededId(`role-skill/${workspace.key}/${position}/${label}`),
      roles_id: workspace.roleIds[position] ?? '',
      skills_id: idOf(label),
    })),
  );
  await db.insertInto('roles_skills').values(links).execute();
}

/** Gives members of a team the roles they are considered for; the team gets these roles, too. */
async function insertAssignments(
  db: Writer,
  workspace: DemoWorkspace,
  { talentIds }: WorkContext,
): Promise<void> {
  const { id: organization_id, roleIds, teamIds } = workspace;
  const assignments = talentIds.flatMap((talent_id, position) => {
    const { roles, teams } = planPerson(position, talentIds.length);
    const role_id = roleIds[(roles[0] ?? 0) % Math.max(1, roleIds.length)];
    const team_id = teamIds[(teams[0] ?? 0) % Math.max(1, teamIds.length)];
    return roles.length === 0 || teams.length === 0 || role_id === undefined || team_id === undefined
      ? []
      : [{ organization_id, id: seededId(`assignment/${talent_id}`), talent_id, role_id, team_id }];
  });
  if (assignments.length === 0) return;
  await db.insertInto('talent_role_assignments').values(assignments).execute();
  const links = new Map(
    assignments.map(({ role_id, team_id }) => {
      const id = seededId(`team-role/${team_id}/${role_id}`);
      return [id, { organization_id, id, teams_id: team_id, roles_id: role_id }];
    }),
  );
  await db
    .insertInto('teams_roles')
    .values([...links.values()])
    .execute();
}

async function insertGoal(
  db: Writer,
  workspace: DemoWorkspace,
  goal: DemoGoal & { position: number; first_mover: string | null; now: Date },
): Promise<void> {
  const organization_id = workspace.id;
  const { position, objective, priority, context, first_mover, due, past = [], now } = goal;
  const due_date = due === undefined ? null : dayFrom(now, due);
  const id = seededId(`goal/${workspace.key}/${position}`);
  await db
    .insertInto('goals')
    .values({ organization_id, id, objective, priority, context, first_mover, due_date })
    .execute();
  const teams = goal.teams.map((team) => ({
    organization_id,
    id: seededId(`goal-team/${workspace.key}/${position}/${team}`),
    goals_id: id,
    teams_id: workspace.teamIds[team] ?? '',
  }));
  await db.insertInto('goals_teams').values(teams).execute();
  const results = goal.keyResults.map(([text, progress], sort) => ({
    organization_id,
    id: seededId(`key-result/${workspace.key}/${position}/${sort}`),
    goal_id: id,
    text,
    is_done: progress === 'done',
    percent: progress === 'done' ? 100 : progress,
    sort,
  }));
  if (results.length > 0) await db.insertInto('key_results').values(results).execute();
  const days = past.map(([daysAgo, progress]) => ({
    organization_id,
    goal_id: id,
    day: dayFrom(now, -daysAgo),
    progress,
  }));
  if (days.length > 0) await db.insertInto('goal_progress').values(days).execute();
}

/** Inserts an assessment and assigns the invitations of its participants to it. Returns the participants' talents. */
async function insertAssessment(
  db: Writer,
  workspace: DemoWorkspace,
  {
    assessment,
    candidates,
    ...at
  }: { assessment: DemoAssessment; candidates: string[]; position: number; now: Date },
): Promise<void> {
  const organization_id = workspace.id;
  const { name, description, purpose } = assessment;
  const day = (days: number) => dayFrom(at.now, days);
  const id = seededId(`assessment/${workspace.key}/${at.position}`);
  await db
    .insertInto('assessments')
    .values({
      organization_id,
      id,
      name: name ?? null,
      description,
      purpose,
      role_id: workspace.roleIds[assessment.role] ?? '',
      date_start: day(assessment.start),
      date_end: day(assessment.end),
    })
    .execute();
  if (!assessment.hasParticipants || candidates.length === 0) return;
  const participants = candidates.map((talent_id) => ({
    organization_id,
    id: seededId(`participant/${id}/${talent_id}`),
    assessment_id: id,
    talent_id,
  }));
  await db.insertInto('assessment_participants').values(participants).execute();
  await db
    .updateTable('talents_results')
    .set({ assessment_id: id })
    .where('organization_id', '=', organization_id)
    .where('talent_id', 'in', candidates)
    .execute();
}

/** Inserts the work of a demo workspace: skills, roles held in teams, goals and assessments. */
export async function insertDemoWork(
  db: Writer,
  workspace: DemoWorkspace,
  context: WorkContext,
): Promise<void> {
  const { talentIds, work, now } = context;
  await insertSkills(db, workspace, context);
  await insertAssignments(db, workspace, context);
  for (const [position, goal] of work.goals.entries()) {
    const first_mover = goal.firstMover === undefined ? null : (talentIds[goal.firstMover] ?? null);
    await insertGoal(db, workspace, { ...goal, position, first_mover, now });
  }
  for (const [position, assessment] of work.assessments.entries()) {
    const candidates = talentIds.filter((_, at) =>
      planPerson(at, talentIds.length).roles.some(
        (role) => role % workspace.roleIds.length === assessment.role,
      ),
    );
    await insertAssessment(db, workspace, { assessment, candidates, position, now });
  }
}

/** Writes the courses of the platform. */
export async function insertDemoCourses(db: Writer): Promise<void> {
  const rows = COURSES.map((course, n) => ({
    id: seededId(`course/${n}`),
    provider: 'Lernwerk Nord',
    url: 'https://academy.example/',
    ...course,
  }));
  await db.insertInto('training_courses').values(rows).execute();
}
