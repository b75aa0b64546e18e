import type { InterviewSheet, InterviewSheets } from '@quint/contract/people/interview.ts';
import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { talentQuery } from '#features/measures/matching/api.ts';
import { InviteAgain } from '#features/people/people/components/invite-again.tsx';
import { toRatedPerson } from '#features/people/people/model/person.ts';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { useDraftedValue, type DraftedValue } from '#features/base/records/use-draft.ts';
import { Quote } from '#features/survey/statement/components/quote.tsx';
import { failureText } from '#lib/failures.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { DoubtLine } from '#ui/doubt.tsx';
import { useSaveSheet } from '../api.ts';
import {
  INDEPENDENT_NOTES_FIELD,
  TICK_MARK,
  HEAD_FIELDS,
  isEmpty,
  formatNote,
  type HeadField,
  type SheetEntries,
  type WrittenSheet,
} from '../model/sheet-note.ts';
import { SheetQuestions } from './sheet-questions.tsx';

/** Invites the person of a doubtful result again. */
function SheetAgain({ talentId, roleId }: { readonly talentId: string; readonly roleId: string }) {
  const talent = useQuery(talentQuery(talentId)).data;
  const quality = talent?.latestResult?.result.quality.verdict;
  if (talent === undefined) return null;
  return (
    <span className="print:hidden">
      <InviteAgain person={toRatedPerson(talent, quality)} roleId={roleId} />
    </span>
  );
}

interface SheetViewProps {
  readonly sheets: InterviewSheets;
  readonly sheet: InterviewSheet;
  readonly roleId: string;
}

function Head({ sheets, sheet, roleId }: SheetViewProps) {
  const { t } = useTranslation('interview');
  const { labels, role, workspace } = sheets;
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold">{t('sheet')}</p>
      <h2 className="pt-1 text-title font-semibold wrap-anywhere">
        <Link
          to="/roles/$roleId/talents/$talentId"
          params={{ roleId, talentId: sheet.talent }}
          className="finger inline-block rounded-[4px] hover:underline"
        >
          {sheet.name}
        </Link>
      </h2>
      <p className="pt-0.5 text-md">
        {labels.forRole} <strong className="font-semibold">{role}</strong> · {workspace}
      </p>
      {sheet.caution !== null && (
        <div className="pt-2">
          <DoubtLine
            quality={sheet.quality}
            action={<SheetAgain talentId={sheet.talent} roleId={roleId} />}
          />
        </div>
      )}
      {sheet.nothing !== null && <p className="pt-2 text-pretty text-second">{sheet.nothing}</p>}
    </div>
  );
}

interface HeadFieldsProps {
  readonly labels: InterviewSheets['labels'];
  readonly entries: SheetEntries;
  readonly onWrite: (key: string, text: string) => void;
}

function HeadFields({ labels, entries, onWrite }: HeadFieldsProps) {
  const fieldLabels: Readonly<Record<HeadField, string>> = {
    date: labels.date,
    firstName: labels.first,
    secondName: labels.second,
  };
  return (
    <div className="flex flex-col gap-2">
      {HEAD_FIELDS.map((field) => (
        <label
          key={field}
          className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-2 text-sm text-second"
        >
          {fieldLabels[field]}
          <input
            type="text"
            value={entries[field] ?? ''}
            maxLength={100}
            onChange={(event) => onWrite(field, event.target.value)}
            className="min-h-8 max-md:min-h-11 rounded-sm border border-control bg-surface px-2 text-ink focus-visible:outline-2 focus-visible:outline-focus print:rounded-none print:border-0 print:border-b"
          />
        </label>
      ))}
      <label className="flex min-h-6 max-md:min-h-11 items-center gap-2 pt-1 text-sm text-second">
        <input
          type="checkbox"
          className="tick-box shrink-0"
          checked={entries[INDEPENDENT_NOTES_FIELD] === TICK_MARK}
          onChange={(event) => onWrite(INDEPENDENT_NOTES_FIELD, event.target.checked ? TICK_MARK : '')}
        />
        {labels.apart}
      </label>
    </div>
  );
}

interface SaveLineProps extends SheetViewProps {
  readonly sheetDraft: DraftedValue<WrittenSheet>;
  readonly isChanged: boolean;
  readonly onSaved: () => void;
}

/** Saves both columns as one note about the person. */
function SaveLine({ sheets, sheet, sheetDraft, isChanged, onSaved }: SaveLineProps) {
  const { t } = useTranslation('interview');
  const save = useSaveSheet(sheet.talent);
  const { entries, noteId } = sheetDraft.value;
  const text = formatNote({ sheets, entries, title: t('sheet') });
  const over = Array.from(text).length - LONG_TEXT_MAX_CHARACTERS;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 pt-4 print:hidden">
      <span className="mr-auto">
        <DraftLine draft={sheetDraft.draft} />
      </span>
      <AlertLine>
        {over > 0 && t('tooLong', { count: over })}
        {over <= 0 && save.isError && failureText(save.error, t('saveFailed'))}
      </AlertLine>
      <output className="text-sm text-third">
        {save.isSuccess && !isChanged ? t('saved') : t('savesTo', { name: sheet.name })}
      </output>
      <Button
        kind="primary"
        isLoading={save.isPending}
        disabled={isEmpty(entries) || over > 0 || !isChanged}
        onPress={() =>
          save.mutate(
            { text, noteId },
            {
              onSuccess(savedNoteId) {
                sheetDraft.goOn({ entries, noteId: savedNoteId });
                onSaved();
              },
            },
          )
        }
      >
        {t('save')}
      </Button>
    </div>
  );
}

const NOTHING_WRITTEN: WrittenSheet = { entries: {}, noteId: null };

/** Shown for a role without questions. */
function NoQuestions({
  labels,
  roleId,
}: {
  readonly labels: InterviewSheets['labels'];
  readonly roleId: string;
}) {
  const { t } = useTranslation('interview');
  return (
    <section className="border-y-2 border-ink py-4">
      <h3 className="text-md font-semibold">{labels.empty.title}</h3>
      <p className="text-pretty text-second">{labels.empty.text}</p>
      <p className="pt-2 print:hidden">
        <Link to="/roles/$roleId" params={{ roleId }} search={{ tab: 'ranges' }} className="link finger">
          {t('toRole')}
        </Link>
      </p>
    </section>
  );
}

/** One sheet as it is printed, with fields instead of lines. */
export function SheetView(props: SheetViewProps) {
  const { t } = useTranslation('interview');
  const { sheets, sheet, roleId } = props;
  const { labels } = sheets;
  const sheetDraft = useDraftedValue<WrittenSheet>(
    // Another version has other questions.
    `interview/${roleId}/${sheet.talent}/${sheets.version ?? 'open'}`,
    NOTHING_WRITTEN,
    ({ entries }) => isEmpty(entries),
  );
  const { entries } = sheetDraft.value;
  const [isChanged, setChanged] = useState(sheetDraft.draft.at !== undefined);
  const onWrite = (key: string, text: string) => {
    sheetDraft.setValue((before) => ({ ...before, entries: { ...before.entries, [key]: text } }));
    setChanged(true);
  };
  const writingProps = { labels, entries, onWrite };
  return (
    <article
      aria-label={`${t('sheet')}: ${sheet.name}`}
      className="rounded-lg border border-line bg-surface px-5 py-6 shadow-soft md:px-8 not-last:print:break-after-page print:border-0 print:p-0 print:shadow-none"
    >
      <div className="grid gap-x-8 gap-y-4 border-b border-line pb-4 lg:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-[minmax(0,1fr)_17rem]">
        <Head {...props} />
        <HeadFields {...writingProps} />
      </div>
      {sheet.statement !== null && (
        <div className="pt-4">
          <Quote title={sheet.statement.label} text={sheet.statement.lines.join('\n')} />
        </div>
      )}
      <div className="pt-4">
        {sheets.questions.length === 0 ? (
          <NoQuestions labels={labels} roleId={roleId} />
        ) : (
          <SheetQuestions
            questions={sheets.questions}
            marks={sheet.marks}
            name={sheet.name}
            {...writingProps}
          />
        )}
      </div>
      <div className="grid gap-x-8 gap-y-3 pt-4 text-sm text-pretty text-second md:grid-cols-2 print:grid-cols-2">
        {[labels.followUp, labels.cannot].map(({ title, text }) => (
          <p key={title}>
            <strong className="font-semibold text-ink">{title}</strong> {text}
          </p>
        ))}
      </div>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-3 text-xs text-third">
        <span>
          {labels.version} · {sheet.basis}
        </span>
        <span>{labels.printed}</span>
      </p>
      <SaveLine {...props} sheetDraft={sheetDraft} isChanged={isChanged} onSaved={() => setChanged(false)} />
      <LeaveForm leaveActions={sheetDraft.leaveActions} />
    </article>
  );
}
