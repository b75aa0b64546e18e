import type { BinKind } from '@quint/domain/base/bin.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';

/** Links from a list to its deleted records. */
export function BinLink({ kind }: { readonly kind: BinKind }) {
  const { t } = useTranslation('records');
  return (
    <TextLink to="/bin" search={{ kind }} className="inline-target max-md:min-w-11 gap-1.5 text-third">
      <Trash2 aria-hidden="true" className="size-3.5" />
      {t('binLink')}
    </TextLink>
  );
}
