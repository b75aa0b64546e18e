import type { TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import { TEMPLATE_RATIO, TEMPLATE_REACH } from '@quint/domain/roles/role-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offeredRolesQuery } from '#features/roles/roles/api.ts';
import { CreationProgress } from '#features/roles/roles/components/creation-progress.tsx';
import { RangeStrip } from '#features/roles/roles/components/range-strip.tsx';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TemplatePreview } from '../components/template-preview.tsx';
import { COPY_STEPS, useNewRole, useTemplates, type Template } from '../use-template.ts';

/** The roles of the workspace, each of which can be copied; nothing when there are none. */
function OwnRoles({ onCopy }: { readonly onCopy: (roleId: string) => void }) {
  const { t } = useTranslation('role-creation');
  const roles = useQuery(offeredRolesQuery);
  if (roles.isError) {
    return (
      <NotLoadedNotice
        error={roles.error}
        isRetrying={roles.isFetching}
        onRetry={() => void roles.refetch()}
      />
    );
  }
  if (roles.data === undefined || roles.data.length === 0) return null;
  return (
    <section className="flex flex-col gap-4 pt-10">
      <div>
        <h2 className="text-md font-semibold">{t('templates.own')}</h2>
        <p className="text-third">{t('templates.ownText')}</p>
      </div>
      <ul className="rounded-lg border border-line bg-surface shadow-soft">
        {roles.data.map((role) => (
          <li
            key={role.id}
            className="relative flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 hover:bg-mute"
          >
            <button
              type="button"
              aria-label={t('templates.copy', { name: role.name })}
              onClick={() => onCopy(role.id)}
              className="min-w-0 flex-1 basis-48 text-left font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {role.name}
            </button>
            <span className="w-full sm:w-[300px]">
              <RangeStrip attributes={role.attributes} />
            </span>
            <Copy aria-hidden="true" className="size-4 shrink-0 text-third max-sm:hidden" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const CARD =
  'flex h-full w-full flex-col gap-3 rounded-lg border border-line bg-surface p-5 text-left text-ink no-underline shadow-soft transition-colors hover:border-lila';

/** The templates as cards, with their purpose and ranges. */
function TemplateCards({ templates }: { readonly templates: readonly Template[] }) {
  const { t } = useTranslation('role-creation');
  const format = useFormat();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {templates.map(({ key, name, texts, attributes }) => (
        <li key={key}>
          <Link to="/roles/create/templates" search={{ template: key }} className={CARD}>
            <span className="flex flex-1 flex-col gap-1">
              <span className="text-md font-semibold">{name}</span>
              <span className="text-pretty text-second">{texts.purpose}</span>
            </span>
            <RangeStrip attributes={attributes} />
            <span className="text-xs text-third tabular-nums">
              {t('templates.reach', { count: TEMPLATE_REACH[key] })}{' '}
              {t('templates.ratio', { ratio: format.decimals(TEMPLATE_RATIO[key]) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface RoleTemplatesPageProps {
  /** The template that is previewed; undefined for the list. */
  readonly templateKey: TemplateKey | undefined;
}

/** A new role from a template of the product, or from a role of the workspace. */
export function RoleTemplatesPage({ templateKey }: RoleTemplatesPageProps) {
  const { t } = useTranslation('role-creation');
  const templates = useTemplates();
  const { step, fromTemplate, fromRole } = useNewRole();
  const template = templates.find(({ key }) => key === templateKey);
  const title = t('ways.templates.title');
  const steps = [
    { label: t('roles'), link: { to: '/roles' } },
    { label: t('title'), link: { to: '/roles/create' } },
  ] as const;
  if (step !== undefined) {
    return (
      <>
        <PageHeader title={template?.name ?? title} />
        <Card>
          <CreationProgress steps={COPY_STEPS} now={step} />
        </Card>
      </>
    );
  }
  if (template !== undefined) {
    const list = { label: title, link: { to: '/roles/create/templates' } } as const;
    const use = (
      <Button kind="primary" onPress={() => fromTemplate(template)}>
        {t('templates.use')}
      </Button>
    );
    return (
      <>
        <PageHeader
          title={template.name}
          lead={t('templates.previewLead')}
          crumbs={[...steps, list, { label: template.name }]}
          actions={
            <>
              <ButtonLink to="/roles/create/templates" kind="secondary">
                {t('templates.other')}
              </ButtonLink>
              {use}
            </>
          }
        />
        <TemplatePreview template={template} />
        <div className="flex justify-end pt-5 lg:hidden">{use}</div>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} lead={t('templates.lead')} crumbs={[...steps, { label: title }]} />
      <TemplateCards templates={templates} />
      <OwnRoles onCopy={fromRole} />
    </>
  );
}
