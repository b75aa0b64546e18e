import type { DocumentSubject } from '@quint/contract/measures/documents.ts';
import { MOST_COMPARED, MOST_INTERVIEWED } from '@quint/domain/base/limits.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { fitSentence } from '@quint/phrases/people/comparison/sentences.ts';
import { Ellipsis, FileDown, NotebookPen, Printer, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDocument } from '#features/base/report-parts/documents/api.ts';
import type { RoleDetail } from '#features/roles/roles/api.ts';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { sameNumber, type Comparison } from '../model/comparison.ts';
import { useFormatPhrase } from '../use-format-phrase.ts';
import { ACTION_BAR } from '#ui/action-bar.ts';

function subjectOf(people: Comparison['people'], role: RoleDetail | undefined): DocumentSubject {
  const talents = people.map(({ id }) => id);
  return { kind: 'comparison', talents, ...(role === undefined ? {} : { role: role.id }) };
}

interface CompareHeaderProps {
  readonly comparison: Comparison | undefined;
  readonly role: RoleDetail | undefined;
  /** The number of people in the URL. */
  readonly requestedCount: number;
  readonly onChange: () => void;
  /** Leads to the choice of a role. */
  readonly onRole: () => void;
}

interface FitFindingProps {
  readonly comparison: Comparison | undefined;
  readonly reach: number | undefined;
}

/**
 * The finding about fit, who has the same fit for other reasons, and the share of the norm group that reaches the band.
 */
export function FitFinding({ comparison, reach }: FitFindingProps) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const formatPhrase = useFormatPhrase();
  if (comparison?.fitFinding === undefined) return null;
  const { names, people, fitFinding } = comparison;
  const same = sameNumber(people);
  const doubtful = people.find(({ quality }) => isDoubtful(quality));
  const sentences = [
    ...(same.length === 0 ? [] : [formatPhrase('sameNumber', { names: format.list(same) })]),
    ...(reach === undefined ? [] : [t('reach', { count: reach })]),
  ];
  return (
    <p className="-mt-2 text-pretty text-second max-md:mt-0 max-md:pt-2 max-md:text-xs">
      <strong className="font-semibold text-ink max-md:text-base">
        {fitSentence({ say: formatPhrase, names }, fitFinding)}
      </strong>{' '}
      {sentences.join(' ')}
      <DoubtMark quality={doubtful?.quality ?? null} className="ml-2" />
    </p>
  );
}

interface PrintMenuProps {
  readonly subject: DocumentSubject;
  /** Shows only an icon, on a phone. */
  readonly small?: boolean;
}

function PrintMenu({ subject, small = false }: PrintMenuProps) {
  const { t } = useTranslation('comparison');
  const documentCreation = useDocument(subject);
  const isWaiting = documentCreation.stage === 'waiting';
  return (
    <>
      <Menu
        label={t('print')}
        placement={small ? 'top end' : 'bottom end'}
        trigger={
          small ? (
            <Button kind="secondary" size="lg" aria-label={t('more')} isLoading={isWaiting}>
              <Ellipsis aria-hidden="true" className="size-5" />
            </Button>
          ) : (
            <Button kind="secondary" isLoading={isWaiting}>
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </Button>
          )
        }
        entries={[
          {
            id: 'print',
            label: t('printPage'),
            icon: <Printer className="size-4" />,
            // Prints after the menu has closed; it would be on the paper otherwise.
            onAction: () => void setTimeout(() => window.print(), 100),
          },
          {
            id: 'pdf',
            label: t('pdf'),
            icon: <FileDown className="size-4" />,
            onAction: documentCreation.start,
          },
        ]}
      />
      <output className={small ? 'sr-only' : 'text-xs text-third empty:hidden'}>
        {documentCreation.stage === 'waiting' && t('pdfWaiting')}
        {documentCreation.stage === 'done' && t('pdfDone')}
        {documentCreation.stage === 'failed' && (
          <span className="text-danger">{documentCreation.refusal ?? t('pdfFailed')}</span>
        )}
      </output>
    </>
  );
}

interface SheetButtonProps extends Pick<CompareHeaderProps, 'comparison' | 'role' | 'onRole'> {
  readonly wide?: boolean;
}

function SheetButton({ comparison, role, onRole, wide = false }: SheetButtonProps) {
  const { t } = useTranslation('comparison');
  const talents = comparison?.people.filter(({ score }) => score !== null).map(({ id }) => id) ?? [];
  const size = wide ? ({ size: 'lg', wide: true } as const) : {};
  const buttonContent = (
    <>
      <NotebookPen aria-hidden="true" className="size-4" />
      {t('sheet')}
    </>
  );
  if (talents.length === 0 || talents.length > MOST_INTERVIEWED) return null;
  if (role === undefined) {
    // The sheet is for a role: the button leads to the field that asks for it.
    return (
      <Button kind="primary" {...size} onPress={onRole}>
        {buttonContent}
      </Button>
    );
  }
  return (
    <ButtonLink
      to="/roles/$roleId/interview"
      params={{ roleId: role.id }}
      search={{ talents: talents.join(',') }}
      kind="primary"
      {...size}
    >
      {buttonContent}
    </ButtonLink>
  );
}

const COUNT_KEYS = { 2: 'two', 3: 'three', 4: 'four' } as const;
const ADD_KEYS = { 2: 'third', 3: 'fourth', 4: 'change' } as const;

/** Title, finding and actions of a comparison. */
export function CompareHeader({ comparison, role, requestedCount, onChange, onRole }: CompareHeaderProps) {
  const { t } = useTranslation('comparison');
  const people = comparison?.people ?? [];
  const peopleCount = comparison === undefined ? requestedCount : people.length;
  const count = Math.min(MOST_COMPARED, peopleCount) as 2 | 3 | 4;
  const isCompared = peopleCount >= 2;
  const crumbs =
    role === undefined
      ? [{ label: t('talents'), link: { to: '/talents' } as const }]
      : [
          { label: t('roles'), link: { to: '/roles' } as const },
          { label: role.name, link: { to: '/roles/$roleId', params: { roleId: role.id } } as const },
        ];
  const isPhone = useIsMobile();
  const subject = subjectOf(people, role);
  const title = !isCompared
    ? t('title')
    : isPhone
      ? t(`titleShort.${COUNT_KEYS[count]}`)
      : role === undefined
        ? t('titleOpen', { count })
        : t('titleFor', { role: role.name });
  const addLabel = t(`add.${ADD_KEYS[count]}`);
  return (
    <PageHeader
      title={title}
      crumbs={[...crumbs, { label: t('crumb') }]}
      actions={
        isCompared &&
        (isPhone ? (
          <span className="flex *:size-11 *:p-0">
            <Button kind="secondary" aria-label={addLabel} onPress={onChange}>
              <UserRoundPlus aria-hidden="true" className="size-4" />
            </Button>
          </span>
        ) : (
          <span className="flex flex-wrap items-center gap-3 print:hidden">
            <Button kind="secondary" onPress={onChange}>
              <UserRoundPlus aria-hidden="true" className="size-4" />
              {addLabel}
            </Button>
            <PrintMenu subject={subject} />
            <SheetButton comparison={comparison} role={role} onRole={onRole} />
          </span>
        ))
      }
    />
  );
}

/** On a phone the actions stay at the bottom. */
export function CompareBar({
  comparison,
  role,
  onRole,
}: {
  readonly comparison: Comparison;
  readonly role: RoleDetail | undefined;
  readonly onRole: () => void;
}) {
  if (!useIsMobile()) return null;
  return (
    <div
      {...ACTION_BAR}
      className="sticky bottom-(--bottom-bar,0px) z-20 -mx-4 flex items-center gap-2 border-t border-line bg-surface px-4 py-3 print:hidden"
    >
      <span className="min-w-0 flex-1">
        <SheetButton comparison={comparison} role={role} onRole={onRole} wide />
      </span>
      <span className="flex *:size-11 *:p-0">
        <PrintMenu subject={subjectOf(comparison.people, role)} small />
      </span>
    </div>
  );
}
