import type { InterviewSheet, InterviewSheets } from '@quint/contract/people/interview.ts';
import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldKey, SIDES, type SheetEntries, type Side } from '../model/sheet-note.ts';
import { AnchorList } from './anchor-list.tsx';

interface NoteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A field with the ruled lines of the printed sheet. */
function NoteField({ label, value, onChange }: NoteFieldProps) {
  return (
    <textarea
      aria-label={label}
      value={value}
      rows={4}
      onChange={(event) => onChange(event.target.value)}
      className="w-full grow resize-y rounded-sm border border-control bg-surface px-2.5 py-1.5 text-base leading-6 focus-visible:outline-2 focus-visible:outline-focus print:h-20 print:grow-0 print:resize-none print:rounded-none print:border-0 print:border-b print:border-control"
    />
  );
}

interface WritingProps {
  readonly labels: InterviewSheets['labels'];
  readonly entries: SheetEntries;
  readonly onWrite: (key: string, text: string) => void;
}

const HEADS: Readonly<Record<Side, 'firstSaid' | 'secondSaid'>> = {
  first: 'firstSaid',
  second: 'secondSaid',
};

/** Both columns of a question, so that each interviewer writes before they talk. */
function BothSides({
  labels,
  entries,
  onWrite,
  question,
}: WritingProps & { readonly question: InterviewQuestion }) {
  return SIDES.map((side) => {
    const key = fieldKey(side, question.number);
    const head = labels[HEADS[side]];
    return (
      <div key={side} className="flex flex-col gap-1">
        {/* On a phone the columns are below each other, without headings. */}
        <span aria-hidden="true" className="text-sm text-second md:hidden print:hidden">
          {head}
        </span>
        <NoteField
          label={`${head}: ${question.text}`}
          value={entries[key] ?? ''}
          onChange={(text) => onWrite(key, text)}
        />
      </div>
    );
  });
}

type Mark = InterviewSheet['marks'][number];

/** The reason to ask further here, with questions for it; or that nothing can be said. */
function ProbeHint({
  mark,
  question,
  labels,
}: Pick<WritingProps, 'labels'> & { readonly mark: Mark; readonly question: InterviewQuestion }) {
  return (
    <div className="pt-2 text-sm text-second">
      <p className="text-pretty">{mark.reason}</p>
      {mark.is_probe && (
        <>
          <p className="pt-1 font-semibold text-ink">{labels.followUps}</p>
          <ul className="list-disc pl-5">
            {question.follow_ups.map((text) => (
              <li key={text} className="text-pretty">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const GRID =
  'grid gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)]';

interface QuestionProps extends WritingProps {
  readonly question: InterviewQuestion;
  readonly mark: Mark | undefined;
}

function Question({ question, mark, ...writingProps }: QuestionProps) {
  const { labels } = writingProps;
  const { number, trait, title, text, anchors } = question;
  return (
    <li className="border-b border-line py-4 last:border-b-0 print:break-inside-avoid">
      <div className={GRID}>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-ink text-sm font-bold"
            >
              {number}
            </span>
            <span>
              {title}
              {trait !== null && <span className="pl-2 text-sm font-bold text-third">{trait}</span>}
            </span>
            {mark?.is_probe === true && (
              <span className="inline-flex items-center gap-1.5 rounded-full bg-lila-soft px-2.5 py-0.5 text-sm text-lila-strong print:border print:border-ink print:bg-transparent print:text-ink">
                <Search aria-hidden="true" className="size-3.5" />
                {labels.probe}
              </span>
            )}
          </h3>
          <p dir="auto" className="pt-1 text-md text-pretty wrap-anywhere">
            {text}
          </p>
          {mark !== undefined && <ProbeHint mark={mark} question={question} labels={labels} />}
        </div>
        <BothSides {...writingProps} question={question} />
      </div>
      {anchors !== null && <AnchorList label={labels.anchors} anchors={anchors} />}
    </li>
  );
}

interface SheetQuestionsProps extends WritingProps {
  readonly questions: InterviewSheets['questions'];
  readonly marks: InterviewSheet['marks'];
  /** The name of the person. */
  readonly name: string;
}

/** The questions for everybody, with the marks of one person and fields for notes. */
export function SheetQuestions({ questions, marks, name, ...writingProps }: SheetQuestionsProps) {
  const { t } = useTranslation('interview');
  const { labels } = writingProps;
  return (
    <section aria-label={`${t('questions')}: ${name}`}>
      <div className={`${GRID} border-b-2 border-ink pb-1.5 text-sm font-semibold max-md:not-print:block`}>
        <span>{labels.ask}</span>
        <span className="max-md:not-print:hidden">{labels.firstSaid}</span>
        <span className="max-md:not-print:hidden">{labels.secondSaid}</span>
      </div>
      <ol className="border-b-2 border-ink">
        {questions.map((question) => (
          <Question
            key={question.number}
            {...writingProps}
            question={question}
            mark={marks.find((mark) => mark.question === question.number)}
          />
        ))}
      </ol>
    </section>
  );
}
