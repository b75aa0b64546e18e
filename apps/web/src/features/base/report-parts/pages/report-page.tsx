import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { DocumentPart, FactList, Note } from '../components/document-blocks.tsx';
import { reportQuery, type ReportAddress } from '../documents/api.ts';

/** Shorter reports need no table of contents. */
const LEAST_CHAPTERS = 4;

function Cover({ cover, actions }: Pick<ReportDocument, 'cover'> & { readonly actions?: ReactNode }) {
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold text-lila-strong">{cover.label}</p>
        {actions}
      </div>
      <h1 className="text-headline font-semibold tracking-tight text-balance break-words text-ink">
        {cover.name}
      </h1>
      <p className="text-md break-words text-ink">{cover.subtitle}</p>
      <p className="max-w-[70ch] text-md text-pretty">{cover.lead}</p>
      <div className="rounded-lg bg-canvas p-5">
        <FactList items={cover.facts} />
      </div>
      {cover.caution !== null && <Note tone="partial" {...cover.caution} />}
      {cover.notes.map((note) => (
        <p key={note} className="text-xs text-pretty text-third">
          {note}
        </p>
      ))}
    </header>
  );
}

const idOf = (index: number) => `chapter-${index + 1}`;

/** The table of contents of a long report. */
function Contents({ chapters }: Pick<ReportDocument, 'chapters'>) {
  const { t } = useTranslation('documents');
  if (chapters.length < LEAST_CHAPTERS) return null;
  return (
    <nav aria-label={t('contents')} className="rounded-lg border border-line p-5 print:hidden">
      <p aria-hidden="true" className="pb-2 text-xs font-semibold text-third">
        {t('contents')}
      </p>
      <ol className="grid gap-x-6 md:grid-cols-2">
        {chapters.map(({ heading }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- chapters keep their order, and several may have one heading
          <li key={index}>
            <a href={`#${idOf(index)}`} className="link flex min-h-11 items-center py-1 md:min-h-8">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ChapterProps {
  readonly id: string;
  readonly chapter: ReportDocument['chapters'][number];
}

function Chapter({ id, chapter }: ChapterProps) {
  return (
    <section
      id={id}
      className={`flex scroll-mt-4 flex-col gap-4 border-t border-line pt-8 ${chapter.isWhole ? 'print:break-inside-avoid print:border-0' : ''}`}
    >
      <h2 className="text-title font-semibold text-balance text-ink">{chapter.heading}</h2>
      {chapter.lead !== '' && <p className="max-w-[75ch] text-md text-pretty">{chapter.lead}</p>}
      {chapter.blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a report keep their order, and two may have the same text
        <DocumentPart key={index} block={block} />
      ))}
    </section>
  );
}

interface ReportPageProps {
  readonly address: ReportAddress;
  readonly actions?: ReactNode;
}

/** A report as a page that looks like paper: always in light colours, with page breaks for printing. */
export function ReportPage({ address, actions }: ReportPageProps) {
  const { data: report } = useQuery(reportQuery(address));
  useDocumentTitle(report?.title ?? '');
  if (report === undefined) return null;
  return (
    <article
      lang={report.language}
      data-theme="light"
      className="mx-auto flex w-full max-w-[860px] flex-col gap-10 rounded-lg border border-line bg-surface px-5 py-8 text-second shadow-soft md:px-12 md:py-12 print:max-w-none print:border-0 print:p-0 print:shadow-none"
    >
      <Cover cover={report.cover} actions={actions} />
      <Contents chapters={report.chapters} />
      {report.chapters.map((chapter, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- chapters keep their order, and several may have one heading
        <Chapter key={index} id={idOf(index)} chapter={chapter} />
      ))}
      <footer className="border-t border-line pt-4 text-xs break-words text-third">{report.footer}</footer>
    </article>
  );
}
