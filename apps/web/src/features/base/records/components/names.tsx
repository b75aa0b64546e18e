import { compareText } from '@quint/domain/base/text-order.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { peopleNamedQuery } from '../api.ts';

/** Names in a line, or a word for none. */
export function Names({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('records');
  const format = useFormat();
  return names.length === 0 ? t('none') : format.list(names.toSorted(compareText));
}

/** The names of people by their keys. */
export function PeopleNames({ ids }: { readonly ids: readonly string[] }) {
  const people = useQuery({ ...peopleNamedQuery(ids), enabled: ids.length > 0 });
  return <Names names={(people.data ?? []).map(({ fullname }) => fullname)} />;
}
