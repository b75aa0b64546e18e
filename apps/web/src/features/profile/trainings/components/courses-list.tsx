import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { cx } from '#lib/class-names.ts';
import { notify } from '#lib/notify.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TRAIT_INK } from '#ui/trait-fill.ts';
import { useSaveCourse, type Course } from '../api.ts';

const CourseDialog = onDemand(async () => (await import('./course-dialog.tsx')).CourseDialog);

function CourseRow({ course, onEdit }: { readonly course: Course; readonly onEdit: () => void }) {
  const { t } = useTranslation('trainings');
  const { t: personality } = useTranslation('personality');
  const save = useSaveCourse();
  const reportSaveError = useSaveRefused();
  const { id, title, trait, direction, is_retired: isRetired } = course;
  const toggleRetired = () =>
    save.mutate(
      { id, is_retired: !isRetired },
      {
        onSuccess: () => notify({ text: t(isRetired ? 'admin.offerDone' : 'admin.retiredDone', { title }) }),
        onError: reportSaveError,
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-4 first:border-t-0">
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {title}
          {isRetired && <Badge>{t('admin.retired')}</Badge>}
        </h2>
        {course.other_title !== null && <p className="text-sm text-second">{course.other_title}</p>}
        <p className="text-sm text-pretty text-third">
          <span className={cx('pr-1.5 font-bold', TRAIT_INK[trait])}>{trait}</span>
          {[
            t(`helps.${direction}`, { trait: personality(`traits.${trait}.name`) }),
            t(`held.${course.language}`),
            course.provider,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="sm" aria-label={t('admin.editLabel', { title })} onPress={onEdit}>
          {t('admin.edit')}
        </Button>
        <Button
          kind="text"
          size="sm"
          isLoading={save.isPending}
          aria-label={t(isRetired ? 'admin.offerLabel' : 'admin.retireLabel', { title })}
          onPress={toggleRetired}
        >
          {t(isRetired ? 'admin.offer' : 'admin.retire')}
        </Button>
      </div>
    </li>
  );
}

interface CoursesListProps {
  readonly courses: readonly Course[];
  /** The form of a new course is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** The courses of the platform. */
export function CoursesList({ courses, isAdding, onAdded }: CoursesListProps) {
  const { t } = useTranslation('trainings');
  const [editedCourse, setEditedCourse] = useState<Course>();
  const close = () => {
    setEditedCourse(undefined);
    onAdded();
  };
  return (
    <>
      <Card padding="none">
        {courses.length === 0 ? (
          <EmptyState
            icon={<BookOpen aria-hidden="true" className="size-6" />}
            title={t('admin.empty')}
            text={t('admin.emptyText')}
          />
        ) : (
          <ul aria-label={t('admin.courses')}>
            {courses.map((course) => (
              <CourseRow key={course.id} course={course} onEdit={() => setEditedCourse(course)} />
            ))}
          </ul>
        )}
      </Card>
      {(isAdding || editedCourse !== undefined) && <CourseDialog course={editedCourse} onClose={close} />}
    </>
  );
}
