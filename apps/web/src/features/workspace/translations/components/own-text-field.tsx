import type { TextGender } from '@quint/contract/workspace/translations.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { placeholdersOf, writePlaceholder, type TextProblem } from '@quint/phrases/base/placeholders.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { renderSample, type Samples } from '../model/samples.ts';
import type { TextRow } from '../rows.ts';
import type { TextDraft } from '../use-text-draft.ts';

/** The problem of a text, in words. */
export function useProblemText(): (problem: TextProblem | undefined) => string | undefined {
  const { t } = useTranslation('translations');
  return (problem) => {
    if (problem === undefined || problem.kind === 'empty') return undefined;
    if (problem.kind === 'broken') return t('problem.broken');
    return t(`problem.${problem.kind}`, { names: problem.names.map(writePlaceholder).join(', ') });
  };
}

interface PlaceholdersProps {
  readonly names: readonly string[];
  readonly onInsert: (placeholder: string) => void;
}

/** The placeholders of the text; a press inserts one at the cursor. */
function Placeholders({ names, onInsert }: PlaceholdersProps) {
  const { t } = useTranslation('translations');
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-third">
      {t('placeholders')}
      {names.map((name) => (
        <Button
          key={name}
          kind="light"
          size="xs"
          aria-label={t('insert', { name: writePlaceholder(name) })}
          onPress={() => onInsert(writePlaceholder(name))}
        >
          <code>{writePlaceholder(name)}</code>
        </Button>
      ))}
    </p>
  );
}

interface OwnTextFieldProps {
  readonly row: TextRow;
  readonly language: Language;
  readonly gender: TextGender;
  readonly form: TextDraft;
  readonly samples: Samples;
}

/** One language of a text: the original, its replacement, and a preview. */
export function OwnTextField({ row, language, gender, form, samples }: OwnTextFieldProps) {
  const { t } = useTranslation('translations');
  const formatProblem = useProblemText();
  const input = useRef<HTMLTextAreaElement>(null);
  const original = row.original[language];
  const text = form.draft[language][gender];
  const problem = form.problemIn(language, gender);
  const everybodys = form.draft[language][''];
  const visibleText = [text, everybodys, original].find(
    (candidate) => candidate !== null && candidate.trim() !== '',
  );
  const insert = (placeholder: string) => {
    const start = input.current?.selectionStart ?? text.length;
    const end = input.current?.selectionEnd ?? text.length;
    form.write(language, gender, `${text.slice(0, start)}${placeholder}${text.slice(end)}`);
    input.current?.focus();
  };
  return (
    <section aria-label={t(`language.${language}`)} className="flex min-w-0 flex-col gap-3">
      <h3 className="text-base font-bold">{t(`language.${language}`)}</h3>
      <div className="flex flex-col gap-1">
        <span className="text-xs font-semibold text-third">{t('original')}</span>
        <p lang={language} className="whitespace-pre-line wrap-anywhere text-second">
          {original ?? t('originalGone')}
        </p>
      </div>
      <TextArea
        label={t('own')}
        hint={t(gender === '' ? 'ownHint' : 'ownHintNeutral')}
        rows={3}
        maxLength={5000}
        inputRef={input}
        value={text}
        error={formatProblem(problem)}
        onChange={(next) => form.write(language, gender, next)}
      />
      <Placeholders names={placeholdersOf(original ?? '')} onInsert={insert} />
      <div className="mt-auto flex flex-col gap-1 rounded-md bg-lila-soft px-4 py-3">
        <span className="text-xs font-semibold text-second">{t('preview')}</span>
        <p lang={language} className="whitespace-pre-line wrap-anywhere">
          {problem === undefined && visibleText !== undefined
            ? renderSample({ selector: row.selector, text: visibleText ?? '' }, language, samples)
            : '—'}
        </p>
      </div>
    </section>
  );
}
