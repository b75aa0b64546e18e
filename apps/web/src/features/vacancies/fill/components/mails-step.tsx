import type { FillingMails, FillingPreview } from '@quint/contract/vacancies/filling.ts';
import type { AnswerKind } from '@quint/domain/vacancies/mails.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDaysText } from '#features/invitations/invitations/model/mail-days.ts';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { RefusedPeople } from '../../mails/components/refused-people.tsx';
import { SendTime } from '../../mails/components/send-time.tsx';
import { useMailTexts } from '../../mails/use-mail-texts.ts';
import type { FillingChoices } from '../use-filling.ts';
import { AnswerPeople } from './answer-people.tsx';
import { areFew, PeopleNames } from './people-names.tsx';

const NAMES_IN_LINE = 4;

interface MailGroupProps {
  readonly mails: FillingMails;
  readonly choices: FillingChoices;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** One answer: whether it is sent, to whom, and its text. */
function MailGroup({ mails, choices, isShown, onShow }: MailGroupProps) {
  const { t } = useTranslation('vacancy-filling');
  const { t: texts } = useTranslation('vacancy-mails');
  const { names } = useMailTexts();
  const format = useFormat();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const { kind, count, people } = mails;
  const name = texts(`kinds.${kind}`);
  return (
    <li className={cx('-mx-3 flex flex-col rounded-md px-3 py-1.5', isShown && 'md:bg-selected')}>
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 flex-1 basis-48">
          <Checkbox checked={choices.mails[kind]} onChange={(isSent) => choices.toggleMail(kind, isSent)}>
            <strong className="font-semibold">{name}</strong>
          </Checkbox>
        </span>
        <span className="font-semibold tabular-nums">{format.number(count)}</span>
        <Button
          kind="text"
          size="sm"
          aria-label={t('mails.showNamed', { kind: name })}
          aria-expanded={isOpen}
          aria-controls={listId}
          onPress={() => setOpen(!isOpen)}
        >
          <span className="text-lila-strong">{t(isOpen ? 'mails.hide' : 'mails.show')}</span>
        </Button>
        <Button
          kind="text"
          size="sm"
          aria-label={t('mails.previewNamed', { kind: name })}
          aria-pressed={isShown}
          onPress={onShow}
        >
          <span className={isShown ? 'text-third' : 'text-lila-strong'}>{t('mails.preview')}</span>
        </Button>
      </div>
      <p className="pl-7 text-sm text-second">{names(people, count, NAMES_IN_LINE)}</p>
      <div id={listId}>{isOpen && <AnswerPeople mails={mails} choices={choices} />}</div>
    </li>
  );
}

/** People who have an answer, each with its date while they are few. */
function NotifiedPeople({ told }: Pick<FillingPreview, 'told'>) {
  const { t } = useTranslation('vacancy-filling');
  const format = useFormat();
  if (told.count === 0) return null;
  if (!areFew(told)) {
    return (
      <div>
        {t('mails.told', { count: told.count })}
        <PeopleNames {...told} />
      </div>
    );
  }
  return told.people.map(({ id, name, at, is_sent: isSent }) => (
    <p key={id}>
      {t(isSent ? 'mails.toldOne' : 'mails.tellsOne', { name, date: format.date(at, 'dayMonthLong') })}
    </p>
  ));
}

/** Who hears nothing from here, or has heard something before. */
function OtherPeople({
  preview,
  choices,
}: {
  readonly preview: FillingPreview;
  readonly choices: FillingChoices;
}) {
  const { t } = useTranslation('vacancy-filling');
  const { names } = useMailTexts();
  const { silent, told, untold, refused, taken_by: taker } = preview;
  const left = Object.entries(choices.exceptions).filter(([, { kind }]) => kind === null);
  const line = (key: 'silent' | 'untold', { count, people }: FillingPreview['silent']) =>
    t(`mails.${key}`, { count, names: names(people, count, NAMES_IN_LINE) });
  return (
    <div className="flex flex-col gap-1.5 text-sm text-pretty text-second">
      {silent.count > 0 && (
        <div>
          {line('silent', silent)}
          <PeopleNames {...silent} />
        </div>
      )}
      {left.map(([id, { name }]) => (
        <span key={id}>
          <Button kind="text" size="sm" onPress={() => choices.setException(id, undefined)}>
            <span className="text-lila-strong">{t('mails.giveBack', { name })}</span>
          </Button>
        </span>
      ))}
      <RefusedPeople refused={refused} count={refused.length} />
      <NotifiedPeople told={told} />
      {untold.count > 0 && (
        <div>
          {line('untold', untold)}
          <PeopleNames {...untold} />
        </div>
      )}
      {taker !== null && <p>{t('mails.taker', { name: taker.name })}</p>}
    </div>
  );
}

interface MailsStepProps {
  readonly preview: FillingPreview;
  readonly choices: FillingChoices;
  readonly shownKind: AnswerKind | undefined;
  readonly onShow: (kind: AnswerKind) => void;
  readonly timeError: string | undefined;
}

/** The answers: when, which, to whom. */
export function MailsStep({ preview, choices, shownKind, onShow, timeError }: MailsStepProps) {
  const { t } = useTranslation('vacancy-filling');
  const daysText = useDaysText();
  const groups = preview.mails.filter(({ count }) => count > 0);
  const { days, first_mail_at: firstAt } = preview;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('mails.title')}</h3>
      {groups.length === 0 ? (
        <p className="text-second">{t('mails.none')}</p>
      ) : (
        <>
          <SendTime at={firstAt} value={choices.sendAt} onChange={choices.setSendAt} error={timeError} />
          {days.length > 1 && (
            <p className="text-sm text-second">{t('mails.days', { days: daysText(days, serverNow()) })}</p>
          )}
          <ul className="flex flex-col gap-1">
            {groups.map((mails) => (
              <MailGroup
                key={mails.kind}
                mails={mails}
                choices={choices}
                isShown={mails.kind === shownKind}
                onShow={() => onShow(mails.kind)}
              />
            ))}
          </ul>
        </>
      )}
      <OtherPeople preview={preview} choices={choices} />
    </section>
  );
}
