import type * as PeopleList from '@quint/domain/people/people-list.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { STAKEHOLDERS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import {
  addAddresses,
  changeAddress,
  languageOf,
  removeAddress,
  settleAddress,
  toggleLanguage,
  type AddressProblem,
  type AddressRow,
  type AddressRows,
} from '../model/address-rows.ts';

interface AddressFieldsProps {
  readonly rows: AddressRows;
  readonly onRows: (rows: AddressRows) => void;
  /** The language of addresses without their own. */
  readonly language: StoredLanguage;
  readonly problems: ReadonlyMap<number, AddressProblem>;
  readonly refusalOf: (email: string) => string | undefined;
}

interface LanguageSwitchProps extends Pick<AddressFieldsProps, 'language'> {
  readonly row: AddressRow;
  readonly number: number;
  readonly onToggle: () => void;
}

/** The language of the survey for one person; a press toggles it. */
function LanguageSwitch({ row, number, language: standard, onToggle }: LanguageSwitchProps) {
  const { t } = useTranslation('role-stakeholders');
  const language = languageOf(row, standard);
  return (
    <PlainButton
      kind={language === standard ? 'tab' : 'tab-selected'}
      aria-label={t('ask.languageOf', { number, code: language, language: t(`ask.${language}`) })}
      title={t('ask.languageTurn')}
      onClick={onToggle}
    >
      {language}
    </PlainButton>
  );
}

/**
 * One field for each address, with the language of the person. Pasting several addresses into one field adds them all.
 */
export function AddressFields({ rows, onRows, language, problems, refusalOf }: AddressFieldsProps) {
  const { t } = useTranslation('role-stakeholders');
  const list = useRef<HTMLUListElement>(null);
  // Runs within the key press: the next letter already belongs to the next field.
  const focusField = (index: number) => list.current?.querySelectorAll('input')[index]?.focus();
  const add = () => {
    flushSync(() => onRows(addAddresses(rows, [''])));
    focusField(rows.length);
  };
  const textOf = ({ key, email, isFresh }: AddressRow): string | undefined => {
    const problem = problems.get(key);
    if (problem === undefined || isFresh) return undefined;
    return problem === 'refused' ? refusalOf(email) : t(`ask.${problem}`);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.split('@').length < 3) return;
    event.preventDefault();
    const take = ({ parsePeople }: typeof PeopleList) => {
      const emails = parsePeople(text).flatMap(({ email }) => (email === '' ? [] : [email]));
      onRows(addAddresses(rows, emails));
      notify({ id: 'addresses-pasted', text: t('ask.pasted', { count: emails.length }) });
    };
    // Without the parser the text stays as it is, to be split by hand.
    const addRawText = () => onRows(addAddresses(rows, [text.trim()]));
    void import('@quint/domain/people/people-list.ts').then(take, addRawText);
  };
  const goOn = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (index + 1 < rows.length) focusField(index + 1);
    else add();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <ul ref={list} className="flex w-full flex-col gap-2.5">
        {rows.map((row, index) => (
          <li key={row.key} className="flex items-start gap-1.5">
            <TextField
              hideLabel
              type="email"
              autoComplete="off"
              label={t('ask.email', { number: index + 1 })}
              placeholder={index === 0 ? t('ask.placeholder') : undefined}
              value={row.email}
              onChange={(email) => onRows(changeAddress(rows, row.key, email))}
              onPaste={paste}
              onKeyDown={(event) => goOn(event, index)}
              onBlur={() => onRows(settleAddress(rows, row.key))}
              error={textOf(row)}
            />
            <LanguageSwitch
              row={row}
              number={index + 1}
              language={language}
              onToggle={() => onRows(toggleLanguage(rows, row.key, language))}
            />
            <Button
              kind="icon"
              aria-label={t('ask.remove', { number: index + 1 })}
              disabled={rows.length === 1}
              onPress={() => onRows(removeAddress(rows, row.key))}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="light" size="sm" disabled={rows.length >= STAKEHOLDERS_PER_REQUEST} onPress={add}>
        <Plus aria-hidden="true" className="size-4" />
        {t('ask.add')}
      </Button>
    </div>
  );
}
