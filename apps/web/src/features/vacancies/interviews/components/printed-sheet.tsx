import type { Interview } from '@quint/contract/vacancies/interviews.ts';
import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { AnchorList } from './anchor-list.tsx';
import { TraitLetter } from './question-heading.tsx';

const GRID = 'grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)] gap-x-5';

export interface PrintedSheetProps {
  readonly name: string;
  readonly role: string;
  readonly workspace: string;
  readonly version: number | null;
  readonly questions: readonly InterviewQuestion[];
  readonly marks: Interview['marks'];
  /** Below the head: a caution, a statement. */
  readonly children?: ReactNode;
  /** Whether it is on paper only. */
  readonly isPaperOnly?: boolean;
}

interface PrintedQuestionProps {
  readonly question: InterviewQuestion;
  readonly mark: Interview['marks'][number] | undefined;
}

function PrintedQuestion({ question, mark }: PrintedQuestionProps) {
  const { t } = useTranslation('interview');
  const { number, trait, title, text, follow_ups: followUps, anchors } = question;
  return (
    <li className="border-b border-line py-3 last:border-b-0 print:break-inside-avoid">
      <div className={GRID}>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            <span aria-hidden="true">{number}</span>
            {title}
            {trait !== null && <TraitLetter trait={trait} />}
            {mark?.is_probe === true && (
              <span className="inline-flex items-center gap-1.5 rounded-full border border-ink px-2.5 text-xs">
                <Search aria-hidden="true" className="size-3.5" />
                {t('probe')}
              </span>
            )}
          </h3>
          <p dir="auto" className="pt-1 text-pretty wrap-anywhere">
            {text}
          </p>
          {mark !== undefined && <p className="pt-1 text-sm text-pretty text-second">{mark.reason}</p>}
          {mark?.is_probe === true && followUps.length > 0 && (
            <ul className="list-disc pt-1 pl-5 text-sm text-second">
              {followUps.map((followUp) => (
                <li key={followUp}>{followUp}</li>
              ))}
            </ul>
          )}
        </div>
        {/* Lines to write on. */}
        <span className="h-24 border-b border-control" />
        <span className="h-24 border-b border-control" />
      </div>
      {anchors !== null && <AnchorList label={t('anchors')} anchors={anchors} />}
    </li>
  );
}

/** The sheet on paper: two columns to write in, for two people who talk afterwards. */
export function PrintedSheet(props: PrintedSheetProps) {
  const { name, role, workspace, version, questions, marks, children, isPaperOnly = false } = props;
  const { t } = useTranslation('interview');
  return (
    <article
      aria-label={`${t('sheet.title')}: ${name}`}
      className={cx('not-last:print:break-after-page', isPaperOnly && 'hidden print:block')}
    >
      <div className={cx(GRID, 'border-b border-line pb-3')}>
        <div className="min-w-0">
          <p className="text-sm font-semibold">{t('sheet.title')}</p>
          <h2 translate="no" className="text-title font-semibold wrap-anywhere">
            {name}
          </h2>
          <p>
            {t('sheet.forRole')} <strong className="font-semibold">{role}</strong> · {workspace}
          </p>
          {version !== null && <p className="text-sm text-third">{t('version', { version })}</p>}
        </div>
        {(['first', 'second'] as const).map((side) => (
          <p key={side} className="self-end border-b border-control pb-6 text-sm text-second">
            {t(`sheet.heads.${side}`)}
          </p>
        ))}
      </div>
      {children}
      {questions.length === 0 ? (
        <p className="py-3">
          <strong className="font-semibold">{t('empty.title')}</strong> {t('empty.text')}
        </p>
      ) : (
        <ol className="border-b-2 border-ink">
          {questions.map((question) => (
            <PrintedQuestion
              key={question.number}
              question={question}
              mark={marks.find((mark) => mark.question === question.number)}
            />
          ))}
        </ol>
      )}
    </article>
  );
}
