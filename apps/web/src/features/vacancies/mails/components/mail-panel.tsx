import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { VacancyMails } from '@quint/contract/vacancies/mails.ts';
import { isAnswer, type VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { letterQuery, readersQuery, useTestMail } from '../api.ts';
import { useOwnWords, type OwnWords } from '../use-own-words.ts';
import { Letter } from './letter.tsx';
import { ReaderChoice } from './reader-choice.tsx';
import { WordsLocked } from './words-locked.tsx';

const LANGUAGES = ['DE', 'EN'] as const;

interface MailPanelProps {
  readonly mails: VacancyMails;
  readonly kind: VacancyMailKind;
}

/** Where the words come from, who gets none, and how German mails address talents. */
function WordsNotes(props: MailPanelProps & { readonly words: OwnWords; readonly language: StoredLanguage }) {
  const { mails, kind, words, language } = props;
  const { t } = useTranslation('vacancy-mails');
  const workspaceId = useCurrentUser().active_workspace?.id;
  const empty = LANGUAGES.filter((code) => words.textIn(code).trim() === '' && mails.languages[code] > 0);
  const { savedWords, isChanged } = words;
  return (
    <div className="flex flex-col gap-1 text-sm text-pretty text-third">
      {isChanged && <p>{t('letter.unsaved')}</p>}
      {!isChanged && savedWords !== null && (
        <p>{t(savedWords.for === 'role' ? 'letter.ofRole' : 'letter.ofWorkspace')}</p>
      )}
      {empty.length === 1 &&
        empty.map((code) => (
          <p key={code} className="text-partial-text">
            {t('letter.empty', { language: code, count: mails.languages[code] })}
          </p>
        ))}
      {isAnswer(kind) && <p>{t('letter.noReason')}</p>}
      {language === 'DE' && (
        <p>
          {t(`letter.${mails.address_form}`)}{' '}
          {workspaceId !== undefined && (
            <TextLink to="/settings/$organizationId" params={{ organizationId: workspaceId }}>
              {t('letter.addressChange')}
            </TextLink>
          )}
        </p>
      )}
    </div>
  );
}

/** The actions on the words: a test to oneself, saving them, and what is rare. */
function WordsActions(
  props: MailPanelProps & { readonly words: OwnWords; readonly language: StoredLanguage },
) {
  const { mails, kind, words, language } = props;
  const { t } = useTranslation('vacancy-mails');
  const test = useTestMail(mails.role.id);
  const { savedWords, isChanged, isSaving, text } = words;
  const isLocked = !mails.own_words.is_allowed;
  const entries: readonly MenuEntry[] = [
    {
      id: 'saveAll',
      label: t('actions.saveAll'),
      disabled: isLocked || text.trim() === '',
      onAction: () => words.save('workspace'),
    },
    ...(savedWords === null
      ? []
      : [
          {
            id: 'remove',
            label: t(savedWords.for === 'role' ? 'actions.remove' : 'actions.removeAll'),
            onAction: () => words.remove(savedWords.for),
          },
        ]),
  ];
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <Menu
        label={t('actions.more')}
        entries={entries}
        trigger={
          <Button kind="icon" aria-label={t('actions.more')}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        }
      />
      <Button
        kind="secondary"
        isLoading={test.isPending}
        onPress={() =>
          test.mutate(
            // The saved words are used where unsaved ones may not be.
            { kind, language, ...(isLocked ? {} : { words: text }) },
            {
              onSuccess: ({ to }) => notify({ id: 'vacancy-test', text: t('actions.tested', { to }) }),
              onError: (error) => notifyRefusal(error),
            },
          )
        }
      >
        {t('actions.test')}
      </Button>
      <Button
        kind="primary-lila"
        disabled={isLocked || !isChanged}
        isLoading={isSaving}
        onPress={() => words.save('role')}
      >
        {t('actions.save')}
      </Button>
    </div>
  );
}

/** A mail as a person of the role reads it, with the own words as its only field. */
export function MailPanel({ mails, kind }: MailPanelProps) {
  const { t } = useTranslation('vacancy-mails');
  const roleId = mails.role.id;
  const [language, setLanguage] = useState<StoredLanguage>(
    mails.languages.EN > mails.languages.DE ? 'EN' : 'DE',
  );
  const [choice, choose] = useState<{ readonly of: string; readonly id: string | undefined }>();
  const readers = useQuery(readersQuery(roleId, kind));
  const people = readers.data?.people.filter((person) => person.language === language) ?? [];
  const of = `${kind}:${language}`;
  const readerId = choice?.of === of ? choice.id : people[0]?.id;
  const letter = useQuery({
    ...letterQuery(roleId, { kind, language, ...(readerId === undefined ? {} : { talent: readerId }) }),
    enabled: !readers.isPending,
  });
  const words = useOwnWords(mails, { kind, language });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-md font-semibold">{t(`kinds.${kind}`)}</h2>
        <SegmentedControl
          label={t('letter.languages')}
          size="sm"
          options={LANGUAGES.map((value) => ({
            value,
            label: t('letter.languageCount', { language: value, count: mails.languages[value] }),
          }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <p className="text-sm text-pretty text-second">
        {t(`leads.${kind}`)} {letter.data?.reply_to !== null && t('letter.replies')}
      </p>
      {!mails.own_words.is_allowed && <WordsLocked minFinished={mails.own_words.min_finished} />}
      <Letter
        letter={letter}
        aside={
          <ReaderChoice people={people} readerId={readerId} hasSample onChange={(id) => choose({ of, id })} />
        }
        words={words.text}
        onWords={words.write}
        isLocked={!mails.own_words.is_allowed}
      />
      <WordsNotes mails={mails} kind={kind} words={words} language={language} />
      <WordsActions mails={mails} kind={kind} words={words} language={language} />
    </div>
  );
}
