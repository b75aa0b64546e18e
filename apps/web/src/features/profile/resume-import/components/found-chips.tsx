import { PROFICIENCIES } from '@quint/domain/profile/job-profile.ts';
import { ChevronDown, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { levelId, SKILLS_ID, type DraftLanguage, type DraftSkill, type Source } from '../model/draft.ts';
import { SourceLines } from './source-lines.tsx';

/** The source lines of several finds, without duplicates. */
function linesOf(finds: readonly { readonly source: Source }[]): Source {
  const lines = finds.flatMap(({ source }) => source);
  return lines.filter(
    (line, index) =>
      lines.findIndex((other) => other.page === line.page && other.line === line.line) === index,
  );
}

const LINES_SHOWN = 4;

interface ChipProps {
  readonly name: string;
  readonly isGap?: boolean | undefined;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Chip({ name, isGap = false, onRemove, children }: ChipProps) {
  const { t } = useTranslation('resume');
  return (
    <li
      className={cx(
        'flex min-h-9 min-w-0 items-center gap-1 rounded-full border bg-surface pr-1 pl-3 text-sm font-medium',
        isGap ? 'border-partial ring-1 ring-partial' : 'border-control',
      )}
    >
      {children}
      <span className="max-md:[&_button]:size-11">
        <Button kind="icon" size="xs" aria-label={t('remove', { name })} onPress={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </span>
    </li>
  );
}

function Group({
  title,
  note,
  source,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly source: Source;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="pt-5">
      <h3 className="pb-2 text-base">
        <span className="font-semibold">{title}</span>
        {note !== undefined && <span className="text-second"> {note}</span>}
      </h3>
      <div className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_290px]">
        {children}
        <SourceLines source={source.slice(0, LINES_SHOWN)} />
      </div>
    </section>
  );
}

interface FoundSkillsProps {
  readonly skills: readonly DraftSkill[];
  /** The message when there are more than a profile can hold. */
  readonly problem: string | undefined;
  readonly onRemove: (label: string) => void;
}

export function FoundSkills({ skills, problem, onRemove }: FoundSkillsProps) {
  const { t } = useTranslation('resume');
  return (
    <Group title={t('skills')} note={t('skillsNote')} source={linesOf(skills)}>
      <div>
        <ul
          id={SKILLS_ID}
          tabIndex={-1}
          aria-label={t('skills')}
          className="flex flex-wrap gap-2 outline-none"
        >
          {skills.map(({ label }) => (
            <Chip key={label} name={label} onRemove={() => onRemove(label)}>
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </Chip>
          ))}
        </ul>
        {problem !== undefined && (
          <p className="flex items-center gap-1 pt-2 text-sm font-semibold text-partial-text">
            <TriangleAlert aria-hidden="true" className="size-4" />
            {problem}
          </p>
        )}
      </div>
    </Group>
  );
}

interface FoundLanguagesProps {
  readonly languages: readonly DraftLanguage[];
  readonly onLevel: (code: string, level: DraftLanguage['proficiency']) => void;
  readonly onRemove: (code: string) => void;
}

function Level({
  language,
  name,
  onLevel,
}: {
  readonly language: DraftLanguage;
  readonly name: string;
  readonly onLevel: FoundLanguagesProps['onLevel'];
}) {
  const { t } = useTranslation('resume');
  const { t: profile } = useTranslation('job-profile');
  const isGap = language.proficiency === null;
  return (
    <span
      className={cx('relative flex items-center', isGap ? 'font-semibold text-partial-text' : 'text-second')}
    >
      {isGap && <TriangleAlert aria-hidden="true" className="pointer-events-none mr-1 size-4" />}
      <select
        id={levelId(language.code)}
        aria-label={t('fields.level', { language: name })}
        aria-invalid={isGap}
        value={language.proficiency ?? ''}
        onChange={({ target }) =>
          onLevel(language.code, PROFICIENCIES.find((level) => level === target.value) ?? null)
        }
        className="min-h-11 field-sizing-content cursor-default appearance-none rounded-sm bg-transparent pr-5 outline-none focus-visible:ring-2 focus-visible:ring-focus md:min-h-7"
      >
        {isGap && <option value="">{t('chooseLevel')}</option>}
        {PROFICIENCIES.map((level) => (
          <option key={level} value={level} className="bg-surface text-ink">
            {profile(`level.${level}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-0 size-4" />
    </span>
  );
}

export function FoundLanguages({ languages, onLevel, onRemove }: FoundLanguagesProps) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  return (
    <Group title={t('languages')} source={linesOf(languages)}>
      <ul aria-label={t('languages')} className="flex flex-wrap gap-2">
        {languages.map((language) => {
          const name = format.language(language.code);
          return (
            <Chip
              key={language.code}
              name={name}
              isGap={language.proficiency === null}
              onRemove={() => onRemove(language.code)}
            >
              <span className="pr-1 font-semibold">{name}</span>
              <Level language={language} name={name} onLevel={onLevel} />
            </Chip>
          );
        })}
      </ul>
    </Group>
  );
}
