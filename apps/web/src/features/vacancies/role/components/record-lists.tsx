import { isSameText, textMatcher } from '@quint/domain/base/search-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamNamesQuery } from '#features/base/records/api.ts';
import { PickList } from '#ui/pick-list.tsx';
import { isClosed, isOffered, type RoleDetail } from '#features/roles/roles/api.ts';
import { coursesQuery, skillsQuery, useLink, type RoleLinks } from '../use-role-links.ts';
import { LinkList } from './link-list.tsx';

interface LinksProps {
  readonly role: RoleDetail;
  readonly links: RoleLinks;
}

/** Marks an option that is a new skill of this name. */
const NEW = 'new:';

/** The skills of a role: selecting, creating and removing. */
export function SkillsList({ role, links }: LinksProps) {
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
    <>
      <p className="pb-3 text-third">
        {t(linkedSkills.length === 0 ? 'record.noSkills' : 'record.skillsText')}
      </p>
      {isClosed(role) ? (
        <LinkList
          label={t('record.title.skills')}
          linkedRecords={linkedSkills.map(({ id, label }) => ({ id, name: label }))}
          onRemove={undefined}
          options={undefined}
          onAdd={() => undefined}
        />
      ) : (
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
      )}
    </>
  );
}

/** The training courses recommended for a role. */
export function CoursesList({ role, links }: LinksProps) {
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
    <>
      <p className="pb-3 text-third">{t(isNone ? 'record.noCourses' : 'record.coursesText')}</p>
      {!isNone && (
        <LinkList
          label={t('record.addCourse')}
          linkedRecords={linkedCourses}
          onRemove={isClosed(role) ? undefined : removeCourse}
          onAdd={addCourse}
          options={
            isClosed(role)
              ? undefined
              : (courses.data ?? [])
                  .filter(({ id }) => !ids.has(id))
                  .map(({ id, title, language }) => ({
                    value: id,
                    label: [title, language].filter((part) => part !== null && part !== '').join(' · '),
                  }))
          }
        />
      )}
    </>
  );
}

/** The groups that use a role. */
export function GroupsList({ role, links }: LinksProps) {
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
  const canAdd = isOffered(role) && !isClosed(role);
  return (
    <>
      <p className="pb-3 text-third">{t(canAdd ? 'record.groupsText' : 'record.groupsClosed')}</p>
      <LinkList
        label={t('record.addGroup')}
        linkedRecords={linkedTeams}
        onRemove={isClosed(role) ? undefined : removeGroup}
        onAdd={addGroup}
        options={
          canAdd
            ? groups
                .filter(({ id }) => !ids.has(id))
                .map(({ id, name }) => ({ value: id, label: name ?? '' }))
            : undefined
        }
      />
    </>
  );
}
