import { compareText } from '@quint/domain/base/text-order.ts';
import {
  JOB_ENTRIES_MAX,
  PROFICIENCIES,
  type JobLanguage,
  type Proficiency,
} from '@quint/domain/profile/job-profile.ts';
import { LANGUAGE_CODES } from '@quint/domain/profile/language-codes.ts';
import { Globe } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Combo } from '#ui/combo.tsx';
import { Select } from '#ui/select.tsx';
import { useSaveList, type Preferences } from '../api.ts';
import { toJobLanguage } from '../model/languages.ts';
import type { PartProps } from '../model/part-props.ts';
import { useListed } from '../use-listed.ts';
import { useSavedPart } from '../use-saved-part.ts';
import { Chips } from './chips.tsx';
import { PartRow } from './part-row.tsx';

interface LanguageFieldProps {
  readonly languages: readonly JobLanguage[];
  readonly onAdd: (language: JobLanguage) => void;
}

/** A language with its level; both are needed. */
function LanguageField({ languages, onAdd }: LanguageFieldProps) {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  const [code, setCode] = useState<string | null>(null);
  const [level, setLevel] = useState<Proficiency | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [round, setRound] = useState(0);
  const options = LANGUAGE_CODES.filter((each) => !languages.some((language) => language.code === each))
    .map((each) => ({ value: each, label: format.language(each) }))
    .toSorted((one, other) => compareText(one.label, other.label));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code === null || level === null) return setWrong(true);
    setWrong(false);
    setCode(null);
    setLevel(null);
    // Resets the field with a new key.
    setRound(round + 1);
    return onAdd(toJobLanguage(code, level));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <div className="w-full max-w-[220px] max-md:max-w-none">
        <Combo
          key={round}
          label={t('languages.language')}
          options={options}
          value={code}
          onChange={setCode}
          error={isWrong && code === null ? t('languages.chooseLanguage') : undefined}
        />
      </div>
      <div className="w-full max-w-[180px] max-md:max-w-none">
        <Select
          label={t('languages.level')}
          options={PROFICIENCIES.map((each) => ({ value: each, label: t(`level.${each}`) }))}
          value={level}
          onChange={setLevel}
          error={isWrong && level === null ? t('languages.chooseLevel') : undefined}
        />
      </div>
      <span className="pt-[28px] max-md:w-full max-md:pt-0 max-md:[&_button]:min-h-11">
        <Button type="submit" kind="secondary" wide disabled={languages.length >= JOB_ENTRIES_MAX}>
          {t('add')}
        </Button>
      </span>
    </form>
  );
}

const LANGUAGES = {
  read: (preferences: Preferences | null): readonly JobLanguage[] => preferences?.languages ?? [],
  write: (languages: readonly JobLanguage[]) => ({ languages }),
  keyOf: ({ code }: JobLanguage) => code,
};

export function LanguagesPart({ talentId, preferences }: PartProps) {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  const formatList = useListed();
  const save = useSaveList(talentId, LANGUAGES);
  const part = useSavedPart<readonly JobLanguage[]>({
    name: 'languages',
    savedValue: LANGUAGES.read(preferences),
    savedAt: preferences?.date_updated,
    save,
    failureText: t('failed.languages'),
  });
  return (
    <PartRow
      part="languages"
      Icon={Globe}
      isFilled={part.value.length > 0}
      summary={formatList(part.value.map(({ code }) => format.language(code)))}
      saveStatus={part}
      editor={() => (
        <LanguageField languages={part.value} onAdd={(language) => part.change([...part.value, language])} />
      )}
    >
      <Chips
        label={t('parts.languages')}
        chips={part.value.map(({ code, proficiency }) => ({
          id: code,
          label: format.language(code),
          note: t(`level.${proficiency}`),
        }))}
        onRemove={(code) => part.change(part.value.filter((language) => language.code !== code))}
      />
    </PartRow>
  );
}
