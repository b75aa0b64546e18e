import { Link, type LinkProps } from '@tanstack/react-router';
import { ClipboardPen, LayoutTemplate, ListChecks, MessagesSquare, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OpenDrafts } from '#features/role-assistant/components/open-drafts.tsx';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SurveyTeasers } from '../components/survey-teasers.tsx';

type Way = 'templates' | 'assistant' | 'stakeholders' | 'empty';
/** The way that takes a newcomer least comes first. */
const WAYS: readonly (readonly [way: Way, icon: LucideIcon, to: LinkProps['to']])[] = [
  ['templates', LayoutTemplate, '/roles/create/templates'],
  ['assistant', ListChecks, '/roles/create/assistant'],
  ['stakeholders', MessagesSquare, '/roles/create/stakeholders'],
  ['empty', ClipboardPen, '/roles/create/empty'],
];

const OF_ASSISTANT: readonly Way[] = ['assistant', 'stakeholders'];

/** The ways to create a role; those of the role assistant only when it is switched on. */
export function RoleWaysPage() {
  const { t } = useTranslation('role-creation');
  const { isRoleAssistantEnabled: hasRoleAssistant } = useWorkspaceFeatures();
  const ways = WAYS.filter(([way]) => hasRoleAssistant || !OF_ASSISTANT.includes(way));
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('roles'), link: { to: '/roles' } }, { label: t('title') }]} />
        }
      />
      <ul className="grid gap-5 sm:grid-cols-2">
        {ways.map(([way, Icon, to]) => (
          <li key={way}>
            <Link
              to={to}
              className="flex h-full gap-4 rounded-lg border border-line bg-surface p-5 no-underline shadow-soft transition-colors hover:border-lila"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lila-soft text-lila-strong">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="flex min-w-0 flex-col gap-1">
                <span className="text-md font-semibold">{t(`ways.${way}.title`)}</span>
                <span className="text-pretty text-second">{t(`ways.${way}.text`)}</span>
                <span className="text-xs text-third">{t(`ways.${way}.time`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasRoleAssistant && (
        <div className="pt-5 empty:hidden">
          <OpenDrafts />
        </div>
      )}
      <SurveyTeasers />
    </>
  );
}
