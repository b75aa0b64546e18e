import type { VacancyMailOfKind, VacancyMails } from '@quint/contract/vacancies/mails.ts';
import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { MAIL_STAGES } from '../model/mail-stages.ts';
import { useMailTexts } from '../use-mail-texts.ts';

/** The element of a mail in the list, which gets the focus when its text is left. */
export const mailRowId = (kind: VacancyMailKind) => `vacancy-mail-${kind}`;

/** When a mail goes out, as a sentence. */
function useTrigger({ reminders, without_interview: withoutInterview }: VacancyMails) {
  const { t } = useTranslation('vacancy-mails');
  const { names } = useMailTexts();
  return (kind: VacancyMailKind): string => {
    if (kind === 'reminder') {
      const { is_on: isOn, first_days: first, next_days: next, most } = reminders;
      return isOn ? t('triggers.reminder', { first, next, most }) : t('triggers.reminderOff');
    }
    if (kind === 'interview' && withoutInterview.count > 0) {
      const { people, count } = withoutInterview;
      return t('triggers.interviewMissing', { count, names: names(people, count) });
    }
    return t(`triggers.${kind}`);
  };
}

interface MailRowProps {
  readonly mail: VacancyMailOfKind;
  readonly trigger: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function MailRow({ mail, trigger, isSelected, onSelect }: MailRowProps) {
  const { t } = useTranslation('vacancy-mails');
  const format = useFormat();
  const { kind, sent, waiting } = mail;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        id={mailRowId(kind)}
        aria-current={isSelected}
        onClick={onSelect}
        className={cx(
          '-mx-2 flex w-[calc(100%+--spacing(4))] items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-mute',
          isSelected && 'lg:bg-selected',
        )}
      >
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-semibold">{t(`kinds.${kind}`)}</span>
          <span className="text-sm text-pretty text-second">{trigger}</span>
          {waiting > 0 && (
            <span className="text-sm text-lila-strong">{t('list.waiting', { count: waiting })}</span>
          )}
        </span>
        <span aria-hidden="true" className="text-md font-semibold tabular-nums">
          {format.number(sent)}
        </span>
        <span className="sr-only">{t('list.sentCount', { count: sent })}</span>
      </button>
    </li>
  );
}

interface MailListProps {
  readonly mails: VacancyMails;
  readonly selectedKind: VacancyMailKind;
  readonly onSelect: (kind: VacancyMailKind) => void;
}

/** Each mail of the role at its stage, with when it goes out and how many were sent. */
export function MailList({ mails, selectedKind, onSelect }: MailListProps) {
  const { t } = useTranslation('vacancy-mails');
  const trigger = useTrigger(mails);
  return (
    <section aria-labelledby="mails-of-role">
      <div className="flex items-baseline justify-between border-b border-line pb-2">
        <h2 id="mails-of-role" className="text-md font-semibold">
          {t('list.title')}
        </h2>
        <span aria-hidden="true" className="text-sm text-third">
          {t('list.sent')}
        </span>
      </div>
      <ul>
        {MAIL_STAGES.map(({ stage, kinds }) => (
          <li
            key={stage}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] border-b border-line max-md:grid-cols-[4.75rem_minmax(0,1fr)]"
          >
            <h3 className="pt-2.5 text-sm text-third">{t(`stages.${stage}`)}</h3>
            <ul aria-label={t(`stages.${stage}`)}>
              {mails.kinds
                .filter(({ kind }) => kinds.some((each) => each === kind))
                .map((mail) => (
                  <MailRow
                    key={mail.kind}
                    mail={mail}
                    trigger={trigger(mail.kind)}
                    isSelected={mail.kind === selectedKind}
                    onSelect={() => onSelect(mail.kind)}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-sm text-pretty text-third">
        {t('list.budget', { count: mails.mails_per_day })}
      </p>
    </section>
  );
}
