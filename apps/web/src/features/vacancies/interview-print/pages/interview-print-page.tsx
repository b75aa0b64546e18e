import { MOST_INTERVIEWED } from '@quint/domain/base/limits.ts';
import type { InterviewAnswer } from '@quint/contract/people/interview.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileDown, NotebookPen, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { useDocument } from '#features/base/report-parts/documents/api.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { DoubtLine } from '#ui/doubt.tsx';
import { Quote } from '#features/survey/statement/components/quote.tsx';
import { PrintedSheet } from '#features/vacancies/interviews/components/printed-sheet.tsx';
import { sheetsQuery } from '../api.ts';

interface InterviewPrintPageProps {
  readonly roleId: string;
  readonly talents: readonly string[];
  /** An earlier version of the questions; undefined for the newest. */
  readonly version: number | undefined;
}

/** The sheets as one PDF, a page for each person. */
function PrintActions({ roleId, talents, version }: InterviewPrintPageProps) {
  const { t } = useTranslation('interview-print');
  const documentCreation = useDocument({ kind: 'interview', talents: [...talents], role: roleId });
  return (
    <span className="flex flex-wrap items-center gap-3 print:hidden">
      <output className="text-xs text-third empty:hidden">
        {documentCreation.stage === 'waiting' && t('pdfWaiting')}
        {documentCreation.stage === 'done' && t('pdfDone')}
        {documentCreation.stage === 'failed' && (
          <span className="text-danger">{documentCreation.refusal ?? t('pdfFailed')}</span>
        )}
      </output>
      <Button kind="secondary" onPress={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        {t('print')}
      </Button>
      {/* The PDF always has the newest questions. */}
      {version === undefined && (
        <Button
          kind="secondary"
          isLoading={documentCreation.stage === 'waiting'}
          onPress={documentCreation.start}
        >
          <FileDown aria-hidden="true" className="size-4" />
          {t('pdf')}
        </Button>
      )}
    </span>
  );
}

/** The requested people who have no sheet. */
function MissingPeople({ missingPeople }: { readonly missingPeople: InterviewAnswer['meta']['missing'] }) {
  const { t } = useTranslation('interview-print');
  return missingPeople.map(({ talent, name, reason }) => (
    <span key={talent} className="block">
      {reason === 'unknown'
        ? t('unknown')
        : t(reason === 'left_out' ? 'leftOut' : reason, { name: name ?? '' })}
    </span>
  ));
}

function NoTalents() {
  const { t } = useTranslation('interview-print');
  return (
    <Card>
      <EmptyState
        icon={<NotebookPen aria-hidden="true" className="size-6" />}
        title={t('empty.title')}
        text={t('empty.text')}
      />
    </Card>
  );
}

/** Links to the sheets with other versions of the questions. */
function OtherVersions({
  roleId,
  talents,
  version,
  shownVersion,
}: InterviewPrintPageProps & { readonly shownVersion: number | null }) {
  const { t } = useTranslation('interview-print');
  const link = { to: '/roles/$roleId/interview', params: { roleId } } as const;
  const talentsSearch = { talents: talents.join(',') };
  const earlier = Array.from({ length: (shownVersion ?? 1) - 1 }, (_, index) => index + 1);
  return (
    <p className="flex flex-wrap gap-x-4 text-sm empty:hidden print:hidden">
      {version !== undefined && (
        <Link {...link} search={talentsSearch} className="link finger">
          {t('newest')}
        </Link>
      )}
      {version === undefined &&
        earlier.map((each) => (
          <Link key={each} {...link} search={{ ...talentsSearch, version: each }} className="link finger">
            {t('earlier', { version: each })}
          </Link>
        ))}
    </p>
  );
}

interface SheetProps {
  readonly roleId: string;
  readonly sheets: InterviewAnswer['data'];
  readonly sheet: InterviewAnswer['data']['sheets'][number];
}

/** A sheet as it is printed, with the way to the page on which the interview is rated. */
function Sheet({ roleId, sheets, sheet }: SheetProps) {
  const { t } = useTranslation('interview-print');
  const { role, workspace, version, questions } = sheets;
  const { talent, name, marks, quality, caution, nothing, statement, basis } = sheet;
  return (
    <div className="border-b border-line pb-6 not-last:print:break-after-page print:border-0">
      <p className="pb-3 print:hidden">
        <Link
          to="/roles/$roleId/talents/$talentId/interview"
          params={{ roleId, talentId: talent }}
          className="link finger"
        >
          {t('rate', { name })}
        </Link>
      </p>
      <PrintedSheet
        name={name}
        role={role}
        workspace={workspace}
        version={version}
        questions={questions}
        marks={marks}
      >
        <div className="flex flex-col gap-2 py-2 empty:hidden">
          {caution !== null && <DoubtLine quality={quality} />}
          {nothing !== null && <p className="text-pretty text-second">{nothing}</p>}
          {statement !== null && <Quote title={statement.label} text={statement.lines.join('\n')} />}
        </div>
      </PrintedSheet>
      <p className="pt-3 text-xs text-third">{basis}</p>
    </div>
  );
}

/** Interview sheets of several people for a role, for printing. */
export function InterviewPrintPage(props: InterviewPrintPageProps) {
  const { roleId, talents, version } = props;
  const { t } = useTranslation('interview-print');
  const { t: common } = useTranslation();
  const requestedIds = talents.slice(0, MOST_INTERVIEWED);
  const query = useQuery(
    sheetsQuery({ roleId, talents: requestedIds, language: currentLanguage(), version }),
  );
  if (requestedIds.length > 0 && query.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (query.isError) return <MissingRecord error={query.error} onRetry={() => void query.refetch()} />;
  const sheets = query.data?.data;
  const people = sheets?.sheets ?? [];
  const crumbs = [
    { label: t('roles'), link: { to: '/roles' } as const },
    ...(sheets === undefined
      ? []
      : [{ label: sheets.role, link: { to: '/roles/$roleId', params: { roleId } } as const }]),
    { label: t('crumb') },
  ];
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={t('title', { count: Math.max(1, people.length) })}
          lead={t('lead')}
          crumbs={crumbs}
          actions={
            people.length > 0 && (
              <PrintActions roleId={roleId} talents={people.map(({ talent }) => talent)} version={version} />
            )
          }
        />
      </div>
      <div className="flex max-w-[68rem] flex-col gap-6">
        <output className="text-second empty:hidden print:hidden">
          {talents.length > MOST_INTERVIEWED && (
            <span className="block">{t('tooMany', { named: talents.length, count: MOST_INTERVIEWED })}</span>
          )}
          <MissingPeople missingPeople={query.data?.meta.missing ?? []} />
        </output>
        {people.length > 0 && <OtherVersions {...props} shownVersion={sheets?.version ?? null} />}
        {people.length === 0 && <NoTalents />}
        {sheets !== undefined &&
          people.map((sheet) => <Sheet key={sheet.talent} roleId={roleId} sheets={sheets} sheet={sheet} />)}
      </div>
    </>
  );
}
