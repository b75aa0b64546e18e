import type { FillingMails } from '@quint/contract/vacancies/filling.ts';
import { ANSWER_KINDS, type AnswerKind } from '@quint/domain/vacancies/mails.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import type { FillingChoices } from '../use-filling.ts';

const NO_MAIL = 'none';
/** A choice for each of hundreds of people would take the page seconds. */
const SHOWN_AT_ONCE = 20;

interface AnswerPeopleProps {
  readonly mails: FillingMails;
  readonly choices: Pick<FillingChoices, 'setException'>;
}

/** The people who get an answer; each of them can get another one, or none. */
export function AnswerPeople({ mails, choices }: AnswerPeopleProps) {
  const { t } = useTranslation('vacancy-filling');
  const { t: texts } = useTranslation('vacancy-mails');
  const { t: common } = useTranslation('common');
  const [limit, setShown] = useState(SHOWN_AT_ONCE);
  const { kind, people, count } = mails;
  const options: readonly { readonly value: AnswerKind | typeof NO_MAIL; readonly label: string }[] = [
    ...ANSWER_KINDS.map((value) => ({ value, label: texts(`kinds.${value}`) })),
    { value: NO_MAIL, label: t('mails.noMail') },
  ];
  return (
    <div className="flex flex-col items-start gap-1 pl-7">
      <ul className="w-full">
        {people.slice(0, limit).map(({ id, name }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-3 border-t border-line-soft py-1"
          >
            <span className="wrap-anywhere">{name}</span>
            <Select
              label={t('mails.answerFor', { name })}
              hideLabel
              options={options}
              value={kind}
              onChange={(next) => choices.setException(id, { name, kind: next === NO_MAIL ? null : next })}
            />
          </li>
        ))}
      </ul>
      {limit < people.length && (
        <Button kind="text" size="sm" onPress={() => setShown((before) => before + SHOWN_AT_ONCE)}>
          <span className="text-lila-strong">{common('action.showMore')}</span>
        </Button>
      )}
      {limit >= people.length && count > people.length && (
        <p className="text-sm text-third">{t('mails.firstOnly', { shown: people.length, count })}</p>
      )}
    </div>
  );
}
