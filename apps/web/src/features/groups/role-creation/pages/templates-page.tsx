import type { TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import { useTranslation } from 'react-i18next';
import { CreationProgress } from '#features/roles/roles/components/creation-progress.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { OwnRoles } from '../components/own-roles.tsx';
import { TemplateCards } from '../components/template-cards.tsx';
import { TemplatePreview } from '../components/template-preview.tsx';
import { COPY_STEPS, useNewRole, useTemplates } from '../use-template.ts';

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
          breadcrumbs={<Breadcrumbs crumbs={[...steps, list, { label: template.name }]} />}
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
      <PageHeader
        title={title}
        lead={t('templates.lead')}
        breadcrumbs={<Breadcrumbs crumbs={[...steps, { label: title }]} />}
      />
      <TemplateCards templates={templates} />
      <OwnRoles onCopy={fromRole} />
    </>
  );
}
