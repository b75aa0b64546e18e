import type { DocumentSubject } from '@quint/contract/documents.ts';
import { MOST_COMPARED, MOST_INTERVIEWED } from '@quint/contract/documents.ts';
import { fitSentence } from '@quint/phrases/comparison/sentences.ts';
import { FileDown, NotebookPen, Printer, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDocument } from '#features/report-parts/documents/api.ts';
import type { RoleDetail } from '#features/roles/api.ts';
import { useFormat } from '#lib/format.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { sameNumber, type Comparison } from '../model/comparison.ts';
import { useSay } from '../use-say.ts';

interface CompareHeaderProps {
  readonly comparison: Comparison | undefined;
  readonly role: RoleDetail | undefined;
  readonly reach: number | undefined;
  readonly onChange: () => void;
}

/** The finding about fit, who has the same number for other reasons, and how many people in general reach the band. */
function Finding({ comparison, reach }: Pick<CompareHeaderProps, 'comparison' | 'reach'>) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const say = useSay();
  if (comparison?.fitFinding === undefined) return null;
  const { names, people, fitFinding } = comparison;
  const same = sameNumber(people);
  const rest = [
    ...(same.length === 0 ? [] : [say('sameNumber', { names: format.list(same) })]),
    ...(reach === undefined ? [] : [t('reach', { count: reach })]),
  ];
  return (
    <p className="text-pretty text-second">
      <strong className="font-semibold text-ink">{fitSentence({ say, names }, fitFinding)}</strong>{' '}
      {rest.join(' ')}
    </p>
  );
}

function PrintMenu({ subject }: { readonly subject: DocumentSubject }) {
  const { t } = useTranslation('comparison');
  const making = useDocument(subject);
  return (
    <>
      <Menu
        label={t('print')}
        placement="bottom end"
        trigger={
          <Button kind="secondary" loading={making.stage === 'waiting'}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
        }
        entries={[
          {
            id: 'print',
            label: t('printPage'),
            icon: <Printer className="size-4" />,
            // After the menu has closed, which would be on the paper otherwise.
            onAction: () => void setTimeout(() => window.print(), 100),
          },
          { id: 'pdf', label: t('pdf'), icon: <FileDown className="size-4" />, onAction: making.start },
        ]}
      />
      <output className="text-xs text-third empty:hidden">
        {making.stage === 'waiting' && t('pdfWaiting')}
        {making.stage === 'done' && t('pdfDone')}
        {making.stage === 'failed' && <span className="text-danger">{t('pdfFailed')}</span>}
      </output>
    </>
  );
}

function SheetButton({ comparison, role }: Pick<CompareHeaderProps, 'comparison' | 'role'>) {
  const { t } = useTranslation('comparison');
  const talents = comparison?.people.filter(({ score }) => score !== null).map(({ id }) => id) ?? [];
  const words = (
    <>
      <NotebookPen aria-hidden="true" className="size-4" />
      {t('sheet')}
    </>
  );
  if (role === undefined || talents.length === 0 || talents.length > MOST_INTERVIEWED) {
    return (
      <BlockableButton kind="primary" disabledReason={t('sheetBlocked')}>
        {words}
      </BlockableButton>
    );
  }
  return (
    <ButtonLink
      to="/roles/$roleId/interview"
      params={{ roleId: role.id }}
      search={{ talents: talents.join(',') }}
      kind="primary"
    >
      {words}
    </ButtonLink>
  );
}

const COUNTED = { 2: 'two', 3: 'three', 4: 'four' } as const;
const ADDING = { 2: 'third', 3: 'fourth', 4: 'change' } as const;

/** Title, finding and actions of a comparison. */
export function CompareHeader({ comparison, role, reach, onChange }: CompareHeaderProps) {
  const { t } = useTranslation('comparison');
  const people = comparison?.people ?? [];
  const count = Math.min(MOST_COMPARED, people.length) as 2 | 3 | 4;
  const isCompared = people.length >= 2;
  const crumbs =
    role === undefined
      ? [{ label: t('talents'), link: { to: '/talents' } as const }]
      : [
          { label: t('roles'), link: { to: '/roles' } as const },
          { label: role.name, link: { to: '/roles/$roleId', params: { roleId: role.id } } as const },
        ];
  const talents = people.map(({ id }) => id);
  return (
    <PageHeader
      title={
        role !== undefined && isCompared ? t(`titleFor.${COUNTED[count]}`, { role: role.name }) : t('title')
      }
      breadcrumbs={<Breadcrumbs crumbs={[...crumbs, { label: t('crumb') }]} />}
      lead={isCompared ? <Finding comparison={comparison} reach={reach} /> : undefined}
      actions={
        isCompared && (
          <span className="flex flex-wrap items-center gap-3 print:hidden">
            <Button kind="secondary" onPress={onChange}>
              <UserRoundPlus aria-hidden="true" className="size-4" />
              {t(`add.${ADDING[count]}`)}
            </Button>
            <PrintMenu
              subject={{ kind: 'comparison', talents, ...(role === undefined ? {} : { role: role.id }) }}
            />
            <SheetButton comparison={comparison} role={role} />
          </span>
        )
      }
    />
  );
}
