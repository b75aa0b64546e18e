import type { InterviewSheet, InterviewSheets } from '@quint/contract/interview.ts';
import { useTranslation } from 'react-i18next';
import { fieldKey, SIDES, type SheetEntries, type Side } from '../model/sheet-note.ts';

interface NoteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly rows?: number;
}

/** Ruled like the paper. */
function NoteField({ label, value, onChange, rows = 3 }: NoteFieldProps) {
  return (
    <textarea
      aria-label={label}
      value={value}
      rows={rows}
      onChange={(event) => onChange(event.target.value)}
      className="w-full resize-y rounded-sm border border-control bg-surface px-2.5 py-1.5 text-base leading-6 focus-visible:outline-2 focus-visible:outline-focus print:h-14 print:resize-none print:rounded-none print:border-0 print:border-b print:border-control"
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

interface SidesProps extends WritingProps {
  readonly topic: number;
  readonly question: number;
  readonly name: string;
  readonly rows?: number;
}

/** Both columns of a question, so that each interviewer writes before they talk. */
export function BothSides({ labels, entries, onWrite, topic, question, name, rows }: SidesProps) {
  return SIDES.map((side) => {
    const key = fieldKey(side, topic, question);
    return (
      <NoteField
        key={side}
        label={`${labels[HEADS[side]]}: ${name}`}
        value={entries[key] ?? ''}
        onChange={(text) => onWrite(key, text)}
        {...(rows === undefined ? {} : { rows })}
      />
    );
  });
}

const GRID =
  'grid gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)]';

interface SheetTopicsProps extends WritingProps {
  readonly topics: InterviewSheet['topics'];
  /** Whose sheet it is. */
  readonly name: string;
}

/** What to ask, why this, and room for what was said. */
export function SheetTopics({ topics, name, ...writing }: SheetTopicsProps) {
  const { t } = useTranslation('interview');
  const { labels } = writing;
  return (
    <section aria-label={`${t('topics')}: ${name}`}>
      <div className={`${GRID} border-b-2 border-ink pb-1.5 text-sm font-semibold max-md:not-print:block`}>
        <span>{labels.ask}</span>
        <span className="max-md:not-print:hidden">{labels.firstSaid}</span>
        <span className="max-md:not-print:hidden">{labels.secondSaid}</span>
      </div>
      {topics.map(({ number, heading, why, questions }) => (
        <section key={number} className="border-b-2 border-ink py-3 print:break-inside-avoid">
          <h3 className="flex items-center gap-3 text-md font-semibold">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-ink text-sm font-bold"
            >
              {number}
            </span>
            {heading}
          </h3>
          <p className="pt-0.5 text-sm text-pretty text-second md:pl-9">
            <strong className="font-semibold text-ink">{labels.why}</strong> {why}
          </p>
          <ul>
            {questions.map((question, index) => (
              <li
                key={question}
                className={`${GRID} border-b border-dotted border-control py-2.5 last:border-b-0`}
              >
                <p className="text-pretty">{question}</p>
                <BothSides {...writing} topic={number} question={index} name={question} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
