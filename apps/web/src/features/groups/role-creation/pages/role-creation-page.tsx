import { Link, type LinkProps } from '@tanstack/react-router';
import { ClipboardPen, LayoutTemplate, ListChecks, MessagesSquare, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OpenDrafts } from '#features/roles/role-assistant/components/open-drafts.tsx';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { buttonClass } from '#ui/button-style.ts';
import { PageHeader } from '#ui/page-header.tsx';

const SURVEYS = ['activities', 'peers'] as const;

/** Role surveys that the product does not offer yet; each links to a contact. */
function SurveyTeasers() {
  const { t } = useTranslation('role-creation');
  const address = usePublicSettings()?.supportEmail;
  return (
    <section className="flex flex-col gap-4 pt-10">
      <div>
        <h2 className="text-md font-semibold">{t('surveys.title')}</h2>
        <p className="text-third">{t('surveys.text')}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {SURVEYS.map((survey) => (
          <li
            key={survey}
            className="flex flex-col items-start gap-2 rounded-lg border border-dashed border-control p-5"
          >
            <h3 className="font-semibold">{t(`surveys.${survey}.title`)}</h3>
            <p className="flex-1 text-pretty text-second">{t(`surveys.${survey}.text`)}</p>
            {address !== undefined && (
              <a
                href={`mailto:${address}?subject=${encodeURIComponent(t(`surveys.${survey}.title`))}`}
                aria-label={t('surveys.contactAbout', { name: t(`surveys.${survey}.title`) })}
                className={buttonClass({ kind: 'secondary', size: 'sm' })}
              >
                {t('surveys.contact')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CreationMethod = 'templates' | 'assistant' | 'stakeholders' | 'empty';
/** The method with the least effort for a new user comes first. */
const CREATION_METHODS: readonly (readonly [way: CreationMethod, icon: LucideIcon, to: LinkProps['to']])[] = [
  ['templates', LayoutTemplate, '/roles/create/templates'],
  ['assistant', ListChecks, '/roles/create/assistant'],
  ['stakeholders', MessagesSquare, '/roles/create/stakeholders'],
  ['empty', ClipboardPen, '/roles/create/empty'],
];

const OF_ASSISTANT: readonly CreationMethod[] = ['assistant', 'stakeholders'];

/** The methods for creating a role; those of the role assistant only when it is switched on. */
export function RoleCreationPage() {
  const { t } = useTranslation('role-creation');
  const { isRoleAssistantEnabled: hasRoleAssistant } = useWorkspaceFeatures();
  const methods = CREATION_METHODS.filter(([method]) => hasRoleAssistant || !OF_ASSISTANT.includes(method));
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: t('roles'), link: { to: '/roles' } }, { label: t('title') }]}
      />
      <ul className="grid gap-5 sm:grid-cols-2">
        {methods.map(([method, Icon, to]) => (
          <li key={method}>
            <Link
              to={to}
              className="flex h-full gap-4 rounded-lg border border-line bg-surface p-5 no-underline shadow-soft transition-colors hover:border-lila"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lila-soft text-lila-strong">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="flex min-w-0 flex-col gap-1">
                <span className="text-md font-semibold">{t(`ways.${method}.title`)}</span>
                <span className="text-pretty text-second">{t(`ways.${method}.text`)}</span>
                <span className="text-xs text-third">{t(`ways.${method}.time`)}</span>
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
