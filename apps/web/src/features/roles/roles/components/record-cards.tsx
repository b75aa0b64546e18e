import { isSameText, textMatcher } from '@quint/domain/base/search-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamNamesQuery } from '#features/base/records/api.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PickList } from '#ui/pick-list.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { isOffered, type RoleDetail } from '../api.ts';
import { coursesQuery, roleLinksQuery, skillsQuery, useLink, type RoleLinks } from '../use-role-links.ts';
import { LinkList } from './link-list.tsx';

interface LinksProps {
  readonly role: RoleDetail;
  readonly links: RoleLinks;
}

/** Marks an option that is a new skill of this name. */
const NEW = 'new:';

function SkillsCard({ role, links }: LinksProps) {
  const { t } = useTranslation('roles');
  const { t: records } = useTranslation('records');
  const { addSkill, removeSkill } = useLink(role.id);
  const [text, setText] = useState('');
  const allSkills = useQuery(skillsQuery).data ?? [];
  const linkedSkills = links.skills.flatMap(({ id, skills_id: skill }) =>
    skill === null ? [] : [{ id, skillId: skill.id, label: skill.label }],
  );
  const typedName = text.trim();
  const isTyped = ({ label }: { readonly label: string }) => isSameText(label, typedName);
  const isMatch = textMatcher(typedName);
  const matches = allSkills.filter(({ label }) => isMatch(label));
  const isNew = typedName !== '' && !allSkills.some(isTyped) && !linkedSkills.some(isTyped);
  const selectedIds = linkedSkills.map(({ skillId }) => skillId);
  return (
    <Card title={t('record.skills')}>
      <p className="pb-3 text-third">
        {t(linkedSkills.length === 0 ? 'record.noSkills' : 'record.skillsText')}
      </p>
      <PickList
        label={t('record.addSkill')}
        options={[
          ...linkedSkills.map(({ skillId, label }) => ({ value: skillId, label })),
          ...matches
            .filter(({ id }) => !selectedIds.includes(id))
            .map(({ id, label }) => ({ value: id, label })),
          ...(isNew
            ? [
                {
                  value: `${NEW}${typedName}`,
                  label: t('record.newSkill', { name: typedName }),
                  creates: true as const,
                },
              ]
            : []),
        ]}
        values={selectedIds}
        onSearch={setText}
        onChange={(next) => {
          const addedValue = next.find((value) => !selectedIds.includes(value));
          if (addedValue !== undefined)
            addSkill(addedValue.startsWith(NEW) ? { label: addedValue.slice(NEW.length) } : addedValue);
          for (const { id, skillId } of linkedSkills) if (!next.includes(skillId)) removeSkill(id);
        }}
        removeLabel={(name) => records('removeNamed', { name })}
      />
    </Card>
  );
}

function CoursesCard({ role, links }: LinksProps) {
  const { t } = useTranslation('roles');
  const { addCourse, removeCourse } = useLink(role.id);
  const courses = useQuery(coursesQuery);
  const linkedCourses = links.training_courses.flatMap(({ id, training_courses_id: course }) =>
    course === null
      ? []
      : [{ id, courseId: course.id, name: course.title ?? '', note: course.provider ?? '' }],
  );
  const ids = new Set(linkedCourses.map(({ courseId }) => courseId));
  const isNone = courses.data?.length === 0 && linkedCourses.length === 0;
  return (
    <Card title={t('record.courses')}>
      <p className="pb-3 text-third">{t(isNone ? 'record.noCourses' : 'record.coursesText')}</p>
      {!isNone && (
        <LinkList
          label={t('record.addCourse')}
          linkedRecords={linkedCourses}
          onRemove={removeCourse}
          onAdd={addCourse}
          options={(courses.data ?? [])
            .filter(({ id }) => !ids.has(id))
            .map(({ id, title, language }) => ({
              value: id,
              label: [title, language].filter((part) => part !== null && part !== '').join(' · '),
            }))}
        />
      )}
    </Card>
  );
}

function GroupsCard({ role, links }: LinksProps) {
  const { t } = useTranslation('roles');
  const { addGroup, removeGroup } = useLink(role.id);
  const groups = useQuery(teamNamesQuery).data ?? [];
  const linkedTeams = (links.teams ?? []).flatMap(({ id, teams_id: team }) =>
    team === null
      ? []
      : [
          {
            id,
            teamId: team.id,
            name: team.name ?? '',
            to: { to: '/teams/$teamId', params: { teamId: team.id } } as const,
          },
        ],
  );
  const ids = new Set(linkedTeams.map(({ teamId }) => teamId));
  const canAdd = isOffered(role);
  return (
    <Card title={t('record.groups')}>
      <p className="pb-3 text-third">{t(canAdd ? 'record.groupsText' : 'record.groupsClosed')}</p>
      <LinkList
        label={t('record.addGroup')}
        linkedRecords={linkedTeams}
        onRemove={removeGroup}
        onAdd={addGroup}
        options={
          canAdd
            ? groups
                .filter(({ id }) => !ids.has(id))
                .map(({ id, name }) => ({ value: id, label: name ?? '' }))
            : undefined
        }
      />
    </Card>
  );
}

/** The records linked to a role: skills, courses and groups, each edited in place. */
export function RecordCards({ role }: { readonly role: RoleDetail }) {
  const { t: common } = useTranslation();
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const links = useQuery(roleLinksQuery(role.id, hasTeams));
  if (links.data === undefined) {
    return (
      <Card>
        {links.isError ? (
          <NotLoaded level={3} error={links.error} onRetry={() => void links.refetch()} />
        ) : (
          <LinesSkeleton label={common('state.loading')} />
        )}
      </Card>
    );
  }
  return (
    <>
      <SkillsCard role={role} links={links.data} />
      <CoursesCard role={role} links={links.data} />
      {hasTeams && <GroupsCard role={role} links={links.data} />}
    </>
  );
}
