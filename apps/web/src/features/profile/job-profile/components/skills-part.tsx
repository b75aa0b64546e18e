import {
  formatSkills,
  JOB_ENTRIES_MAX,
  parseSkills,
  removeSkill,
  TOP_SKILLS,
  toSkills,
  type Skill,
} from '@quint/domain/profile/job-profile.ts';
import { NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { Star } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useSaveList, type Preferences } from '../api.ts';
import type { PartProps } from '../model/part-props.ts';
import { useListed } from '../use-listed.ts';
import { useSavedPart } from '../use-saved-part.ts';
import { Chips } from './chips.tsx';
import { PartRow } from './part-row.tsx';

interface SkillFieldProps {
  readonly skills: readonly Skill[];
  readonly onChange: (skills: readonly Skill[]) => void;
}

/** Adds skills one after the other. */
function SkillField({ skills, onChange }: SkillFieldProps) {
  const { t } = useTranslation('job-profile');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typedSkills = toSkills(text);
    const newSkills = typedSkills.filter(
      ({ value }, at) =>
        !skills.some((skill) => skill.value === value) &&
        typedSkills.findIndex((other) => other.value === value) === at,
    );
    if (typedSkills.length === 0) return undefined;
    if (newSkills.length === 0) return setProblem(t('skills.twice'));
    if (newSkills.some(({ label }) => label.length > NAME_MAX_CHARACTERS)) {
      return setProblem(t('skills.tooLong', { max: NAME_MAX_CHARACTERS }));
    }
    if (skills.length + newSkills.length > JOB_ENTRIES_MAX) {
      return setProblem(t('skills.full', { max: JOB_ENTRIES_MAX }));
    }
    setText('');
    return onChange([...skills, ...newSkills]);
  };
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-3">
      <div className="w-full max-w-[340px]">
        <TextField
          label={t('skills.field')}
          hint={t('skills.hint')}
          error={problem}
          value={text}
          onChange={(next) => {
            setText(next);
            setProblem(undefined);
          }}
        />
      </div>
      <span className="pt-[28px] max-md:[&_button]:min-h-11">
        <Button type="submit" kind="secondary">
          {t('add')}
        </Button>
      </span>
    </form>
  );
}

const SKILLS = {
  read: (preferences: Preferences | null): readonly Skill[] => parseSkills(preferences?.skills ?? '') ?? [],
  write: (skills: readonly Skill[]) => ({ skills: formatSkills(skills) }),
  keyOf: ({ value }: Skill) => value,
};

/** The skills that the person offers. */
export function SkillsPart({ talentId, preferences }: PartProps) {
  const { t } = useTranslation('job-profile');
  const formatList = useListed();
  const save = useSaveList(talentId, SKILLS);
  const part = useSavedPart<readonly Skill[]>({
    name: 'skills',
    savedValue: SKILLS.read(preferences),
    savedAt: preferences?.date_updated,
    save,
    failureText: t('failed.skills'),
  });
  return (
    <PartRow
      part="skills"
      Icon={Star}
      isFilled={part.value.length > 0}
      summary={formatList(part.value.map(({ label }) => label))}
      saveStatus={part}
      editor={() => <SkillField skills={part.value} onChange={part.change} />}
    >
      <Chips
        label={t('parts.skills')}
        chips={part.value.map(({ label, value }) => ({ id: value, label }))}
        onRemove={(value) => part.change(removeSkill(part.value, value))}
      />
      {part.value.length >= TOP_SKILLS && <span className="text-xs text-third">{t('skills.enough')}</span>}
    </PartRow>
  );
}
