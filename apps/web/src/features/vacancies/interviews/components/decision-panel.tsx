import type { DecisionNote, VacancyDecision } from '@quint/contract/vacancies/decisions.ts';
import type { Interview } from '@quint/contract/vacancies/interviews.ts';
import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { DECISIONS } from '@quint/domain/vacancies/decisions.ts';
import { namesTrait } from '@quint/phrases/base/trait-mentions.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { failureText, isShownRefusal } from '#lib/failures.ts';
import { offerAnswer } from '#features/people/people/model/answer-offer.ts';
import { useFormat } from '#lib/format.ts';
import { isAdmin } from '#lib/guard.ts';
import { useCurrentUser } from '#lib/session.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextArea } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useSignDecision } from '../api.ts';
import { isNewNote, isTouched, missingPart, toWritten, type WrittenDecision } from '../model/decision.ts';
import { SignatureList } from './signature-list.tsx';

const REASON_ROWS = 6;
const MISSING_KEYS = {
  both: 'decision.missingBoth',
  decision: 'decision.missingDecision',
  reason: 'decision.missingReason',
} as const;

interface DecisionPanelProps {
  readonly interview: Interview;
  readonly decision: VacancyDecision;
}

/** A note as it was written: its decision, its words, who wrote it. */
function NoteText({ note }: { readonly note: DecisionNote }) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const name = note.by ?? t('raters.former');
  return (
    <div className="pt-1 pb-2">
      <p className="font-semibold">{t(`decision.${note.decision}`)}</p>
      <p dir="auto" className="whitespace-pre-line text-pretty wrap-anywhere">
        {note.reason}
      </p>
      <p className="pt-1 text-xs text-third">
        {t('decision.writtenBy', { name, date: format.date(note.date, 'dateTime') })}
      </p>
    </div>
  );
}

/** Notes that were replaced. */
function EarlierNotes({ decision }: { readonly decision: VacancyDecision }) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  return decision.earlier.map((note) => (
    <Disclosure key={note.id} label={t('decision.earlier', { date: format.date(note.date, 'dateTime') })}>
      <NoteText note={note} />
    </Disclosure>
  ));
}

interface SignProps extends DecisionPanelProps {
  readonly writtenNote: WrittenDecision;
  readonly isNew: boolean;
  readonly onSigned: (decision: VacancyDecision) => void;
}

/** The label of the button that signs: whom it asks as well. */
function useSignLabel({ decision, isNew }: Pick<SignProps, 'decision' | 'isNew'>): string {
  const { t } = useTranslation('interview');
  const { note, signers } = decision;
  if (isNew && note !== null) return t('decision.replace');
  const others = signers.filter(({ is_you: isYou, has_signed: hasSigned }) => !isYou && !hasSigned);
  const hasSigned = note?.signatures.length !== undefined && note.signatures.length > 0;
  const [first] = others;
  if (first === undefined || hasSigned) return t('decision.sign');
  if (others.length > 1) return t('decision.signAskAll');
  return t('decision.signAsk', { name: first.name?.split(' ')[0] ?? t('raters.former') });
}

function SignButton({ interview, decision, writtenNote, isNew, onSigned }: SignProps) {
  const { t } = useTranslation('interview');
  const key = { roleId: interview.role.id, talentId: interview.person.id };
  const sign = useSignDecision(key, onSigned);
  const { id: userId } = useCurrentUser();
  const label = useSignLabel({ decision, isNew });
  const { note, signers, needs_administrator: needsAdministrator } = decision;
  const isMine = note?.signatures.some(({ user }) => user === userId) === true && !isNew;
  const isDue = !needsAdministrator && signers.every(({ has_signed: hasSigned }) => hasSigned);
  if (isMine && !isDue) return null;
  const missingField = missingPart(writtenNote);
  if (missingField !== undefined || writtenNote.decision === null) {
    const missingText = t(MISSING_KEYS[missingField ?? 'decision']);
    return (
      <BlockableButton kind="primary-lila" wide disabledReason={missingText}>
        {missingText}
      </BlockableButton>
    );
  }
  const request = {
    newNote: isNew
      ? { decision: writtenNote.decision, reason: writtenNote.reason, replaces: note?.id ?? null }
      : undefined,
    noteId: note?.id,
  };
  return (
    <>
      <AlertLine>
        {sign.isError &&
          // The page shows the other note.
          !isShownRefusal(sign.error, 'decision.changed') &&
          failureText(sign.error, t('decision.failed'))}
      </AlertLine>
      <Button kind="primary-lila" wide isLoading={sign.isPending} onPress={() => sign.mutate(request)}>
        {isMine ? t('decision.finish') : label}
      </Button>
    </>
  );
}

/**
 * What is being written, and whether it collides with a note of a colleague that arrived meanwhile. Fields that were not
 * touched follow the newest note.
 */
function useWrittenDecision({ interview, decision }: DecisionPanelProps) {
  const { role, person } = interview;
  const [base, setBase] = useState(decision);
  const draft = useDraftedValue<WrittenDecision>(
    `decision/${role.id}/${person.id}`,
    toWritten(decision),
    (value) => !isTouched(value, decision),
  );
  const writtenNote = draft.value;
  const adopt = (next: VacancyDecision) => {
    setBase(next);
    draft.goOn(toWritten(next));
  };
  const isOutdated = base.note?.id !== decision.note?.id;
  const isColliding = isOutdated && isTouched(writtenNote, base) && isNewNote(writtenNote, decision);
  useEffect(() => {
    if (isOutdated && !isColliding) adopt(decision);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when another note arrives
  }, [decision.note?.id]);
  return { draft, writtenNote, adopt, isColliding };
}

/** Writing the decision and signing it. */
function DecisionForm({ interview, decision }: DecisionPanelProps) {
  const { t } = useTranslation('interview');
  const { person, role } = interview;
  const user = useCurrentUser();
  const { draft, writtenNote, adopt, isColliding } = useWrittenDecision({ interview, decision });
  const isNew = isNewNote(writtenNote, decision);
  return (
    <div className="flex flex-col gap-5">
      {isColliding && decision.note !== null && (
        <div className="border-l-2 border-partial pl-4">
          <p role="alert" className="pb-2 text-pretty text-partial-text">
            {t('decision.changed')}
          </p>
          <NoteText note={decision.note} />
          <Button kind="light" size="sm" onPress={() => adopt(decision)}>
            {t('decision.takeOver')}
          </Button>
        </div>
      )}
      <RadioGroup
        label={t('decision.decision')}
        options={DECISIONS.map((value) => ({ value, label: t(`decision.${value}`) }))}
        value={writtenNote.decision}
        onChange={(value) => draft.setValue((before) => ({ ...before, decision: value }))}
      />
      <div className="flex flex-col gap-1.5">
        <TextArea
          label={t('decision.why')}
          rows={REASON_ROWS}
          maxLength={LONG_TEXT_MAX_CHARACTERS}
          value={writtenNote.reason}
          onChange={(reason) => draft.setValue((before) => ({ ...before, reason }))}
        />
        <output className="text-sm font-semibold text-partial-text empty:hidden">
          {namesTrait(writtenNote.reason) && t('decision.warning')}
        </output>
        <p className="text-xs text-pretty text-third">{t('decision.hint', { name: person.name })}</p>
        <DraftLine draft={draft.draft} />
      </div>
      <SignatureList decision={decision} isNew={isNew} />
      <output className="text-sm text-second empty:hidden">
        {isNew && decision.note !== null && t('decision.replaces')}
      </output>
      <SignButton
        interview={interview}
        decision={decision}
        writtenNote={writtenNote}
        isNew={isNew}
        onSigned={(newDecision) => {
          adopt(newDecision);
          const isRejected =
            newDecision.note?.decision === 'not_moving_forward' && newDecision.note.completed_at !== null;
          // Signing sends nothing; administrators are asked whether the person gets an answer.
          if (isRejected && isAdmin(user)) offerAnswer({ roleId: role.id, people: [person] });
        }}
      />
      <p className="text-xs text-third">{t('decision.nothingSent', { name: person.name })}</p>
      <LeaveForm leaveActions={draft.leaveActions} />
    </div>
  );
}

/** The decision note for the file, with its signatures. */
export function DecisionPanel({ interview, decision }: DecisionPanelProps) {
  const { t } = useTranslation('interview');
  const { note, signers, may_sign: maySign } = decision;
  const isOnlyYou = signers.length === 1 && signers[0]?.is_you === true;
  const lead = isOnlyYou
    ? 'decision.leadAlone'
    : signers.length === 2
      ? 'decision.leadBoth'
      : 'decision.lead';
  return (
    <section aria-label={t('decision.title')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-md font-semibold">{t('decision.title')}</h2>
        <p className="text-sm text-second">{t(lead)}</p>
      </div>
      {note !== null && note.completed_at !== null && (
        <p className="text-pretty">{t('decision.complete', { name: interview.person.name })}</p>
      )}
      {maySign ? (
        <DecisionForm interview={interview} decision={decision} />
      ) : (
        <>
          {note !== null && <NoteText note={note} />}
          {note !== null && <SignatureList decision={decision} isNew={false} />}
          {interview.role.state === 'recruiting' && (
            <p className="text-sm text-pretty text-second">{t('decision.cannotSign')}</p>
          )}
        </>
      )}
      <EarlierNotes decision={decision} />
    </section>
  );
}
