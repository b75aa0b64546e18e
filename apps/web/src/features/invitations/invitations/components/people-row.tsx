import { getFormErrorText } from '@quint/phrases/base/errors/form-error-text.ts';
import { ChevronDown, CircleAlert, Trash2 } from 'lucide-react';
import { memo, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { isBlank, type PersonChange, type PersonRow, type Problem } from '../model/people.ts';

export interface RowHandlers {
  readonly onChange: (key: number, change: PersonChange) => void;
  readonly onSettle: (key: number) => void;
  readonly onRemove: (key: number) => void;
  /** Called on Enter, to go to the next line. */
  readonly onNext: (key: number) => void;
  /** Called when the language button is pressed; opens the menu there. */
  readonly onLanguage: (key: number, button: HTMLElement) => void;
  /** Called when several people are pasted into a field. Resolves to whether they were added. */
  readonly onPasted: (text: string) => Promise<boolean>;
}

interface PeopleRowProps extends RowHandlers {
  readonly row: PersonRow;
  /** The position in the list, counted from 1. */
  readonly number: number;
  readonly problems: readonly Problem[] | undefined;
  /** The default language, as a word. */
  readonly usualLanguage: string;
  /** Offset and height of the line in pixels. */
  readonly start: number;
  readonly height: number;
}

/** Columns of a line on a wide screen; the header uses the same. */
export const LINE_GRID =
  'md:grid md:grid-cols-[36px_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,1fr)_180px_36px] md:items-center md:gap-2';

const INPUT =
  'h-9 max-md:h-11 w-full min-w-0 rounded-md border border-control bg-surface px-2.5 text-ink outline-none transition-colors placeholder:text-third hover:border-second focus:border-focus focus:ring-1 focus:ring-focus aria-invalid:border-danger aria-invalid:focus:ring-danger forced-colors:focus:outline-2';

type TextName = 'first_name' | 'last_name' | 'email' | 'phone';
const LABEL_KEYS = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
} as const;
const KEYBOARDS = { first_name: undefined, last_name: undefined, email: 'email', phone: 'tel' } as const;

function textOf(problem: Problem): string {
  if (problem.field === 'row') return problem.text;
  const { field: _field, code, ...details } = problem;
  return getFormErrorText(code, currentLanguage(), details);
}

const isMissingLastName = (problem: Problem) =>
  problem.field === 'last_name' && problem.code === 'talent.last_name_required';

interface CellProps {
  readonly props: PeopleRowProps;
  readonly problemId: string;
}

function TextCell({ props, problemId, name }: CellProps & { readonly name: TextName }) {
  const { row, number, problems, onChange, onPasted } = props;
  const { t } = useTranslation('invitations');
  const field = t(`people.${LABEL_KEYS[name]}`);
  const isWrong = problems?.some((problem) => problem.field === name) === true;
  const paste = async (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\n\t;]/.test(text.trim())) return;
    event.preventDefault();
    const input = event.currentTarget;
    const { selectionStart, selectionEnd } = input;
    if (await onPasted(text)) return;
    // Pastes like the browser: one line, replacing the selection.
    input.setRangeText(text.replaceAll(/[\r\n]+/g, ''), selectionStart ?? 0, selectionEnd ?? 0, 'end');
    onChange(row.key, { [name]: input.value });
  };
  return (
    <input
      type="text"
      inputMode={KEYBOARDS[name]}
      autoComplete="off"
      spellCheck={false}
      data-field={name}
      aria-label={t('people.field', { field, number })}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? problemId : undefined}
      placeholder={name === 'last_name' && row.has_one_name ? t('people.oneName') : field}
      value={row[name]}
      onChange={(event) => onChange(row.key, { [name]: event.target.value })}
      onPaste={(event) => void paste(event)}
      className={INPUT}
    />
  );
}

/** A plain button: one select for each line of a long list would be too slow, so the table shares one menu. */
function LanguageCell({ props }: { readonly props: PeopleRowProps }) {
  const { row, number, usualLanguage, onLanguage } = props;
  const { t } = useTranslation('invitations');
  const own = row.language === undefined ? undefined : t(`people.${row.language}`);
  const languageLabel = own ?? t('people.usual', { language: usualLanguage });
  const field = t('people.field', { field: t('people.language'), number });
  return (
    <button
      type="button"
      data-field="language"
      aria-label={`${field}: ${languageLabel}`}
      aria-haspopup="menu"
      onClick={(event) => onLanguage(row.key, event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onLanguage(row.key, event.currentTarget);
      }}
      className={`${INPUT} flex items-center gap-1 text-left`}
    >
      <span className="min-w-0 flex-1 truncate max-md:hidden">{languageLabel}</span>
      <span className={`min-w-0 flex-1 truncate md:hidden ${own === undefined ? 'text-second' : ''}`}>
        {own ?? usualLanguage}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-third" />
    </button>
  );
}

function PlainPeopleRow(props: PeopleRowProps) {
  const { row, number, problems, start, height, onChange, onSettle, onRemove, onNext } = props;
  const { t } = useTranslation('invitations');
  const problemId = `problem-${row.key}`;
  const settle = (event: FocusEvent<HTMLElement>) => {
    if (row.isFresh && !isBlank(row) && !event.currentTarget.contains(event.relatedTarget)) onSettle(row.key);
  };
  const takeOneName = (event: MouseEvent<HTMLElement>) => {
    // The button disappears with the problem.
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-field="last_name"]')?.focus();
    onChange(row.key, { has_one_name: true });
  };
  const next = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onNext(row.key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Enter in its fields, and blur of all of them
    <li
      data-key={row.key}
      aria-label={t('people.row', { number })}
      style={{ height, transform: `translateY(${start}px)` }}
      onBlur={settle}
      onKeyDown={next}
      className="absolute inset-x-0 top-0 flex flex-col justify-center gap-1 border-b border-line-soft px-3"
    >
      <div className={`flex flex-col gap-2 ${LINE_GRID}`}>
        <span className="text-xs text-third tabular-nums max-md:hidden">{number}</span>
        <span className="flex gap-2 md:contents">
          <TextCell props={props} problemId={problemId} name="first_name" />
          <TextCell props={props} problemId={problemId} name="last_name" />
        </span>
        <TextCell props={props} problemId={problemId} name="email" />
        <span className="flex items-center gap-2 md:contents">
          <TextCell props={props} problemId={problemId} name="phone" />
          <LanguageCell props={props} />
          <PlainButton
            kind="icon"
            size="sm"
            aria-label={t('people.remove', { number })}
            onClick={() => onRemove(row.key)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </PlainButton>
        </span>
      </div>
      {problems !== undefined && (
        <p id={problemId} className="flex min-w-0 items-center gap-1.5 text-xs text-danger md:pl-[44px]">
          <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="line-clamp-2 md:line-clamp-1">
            {row.line !== undefined && (
              <span className="font-semibold">{t('people.line', { line: row.line })}</span>
            )}{' '}
            {problems.map(textOf).join(' ')}
          </span>
          {problems.some(isMissingLastName) && (
            <PlainButton kind="text" size="xs" onClick={takeOneName}>
              {t('people.hasOneName')}
            </PlainButton>
          )}
        </p>
      )}
    </li>
  );
}

/** One person of the list: the fields and their problems. Memoized, because lists are long. */
export const PeopleRow = memo(PlainPeopleRow);
