import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordPlaceholder } from './missing-record.tsx';

/** The props that the page passes to its form. */
interface FormFrame {
  readonly onSaved: (id: string) => void;
  readonly cancel: ReactNode;
}

interface RecordPages {
  /** The list of the records. */
  readonly list: { readonly label: string; readonly link: LinkProps };
  /** The page of a record, shown once it is saved. */
  readonly pageOf: (id: string) => LinkProps;
}

interface FormPageProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly pageOf: RecordPages['pageOf'];
  /** The target of the cancel button. */
  readonly back: LinkProps;
  readonly form: (frame: FormFrame) => ReactNode;
}

function FormPage({ title, crumbs, pageOf, back, form }: FormPageProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const cancel = (
    <ButtonLink {...back} kind="secondary">
      {t('action.cancel')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {form({ onSaved: (id) => void navigate(pageOf(id)), cancel })}
    </>
  );
}

interface CreateRecordPageProps extends RecordPages {
  readonly title: string;
  readonly form: (frame: FormFrame) => ReactNode;
}

/** A page that creates a record. */
export function CreateRecordPage({ list, pageOf, title, form }: CreateRecordPageProps) {
  return (
    <FormPage title={title} crumbs={[list, { label: title }]} pageOf={pageOf} back={list.link} form={form} />
  );
}

interface EditRecordPageProps<Detail> extends RecordPages {
  readonly id: string;
  readonly query: UseQueryResult<Detail>;
  readonly nameOf: (record: Detail) => string;
  readonly titleOf: (name: string) => string;
  readonly form: (record: Detail, frame: FormFrame) => ReactNode;
}

/** A page that changes a record, once it is loaded. */
export function EditRecordPage<Detail>(props: EditRecordPageProps<Detail>) {
  const { id, query, list, pageOf, nameOf, titleOf, form } = props;
  const { t } = useTranslation('common');
  const { data: record } = query;
  if (record === undefined) return <RecordPlaceholder queries={[query]} />;
  const name = nameOf(record);
  const page = pageOf(id);
  return (
    <FormPage
      title={titleOf(name)}
      crumbs={[list, { label: name, link: page }, { label: t('action.edit') }]}
      pageOf={pageOf}
      back={page}
      form={(frame) => form(record, frame)}
    />
  );
}
