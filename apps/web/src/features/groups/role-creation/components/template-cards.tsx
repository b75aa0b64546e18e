import { TEMPLATE_RATIO, TEMPLATE_REACH } from '@quint/domain/roles/role-templates.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RangeStrip } from '#features/roles/roles/components/range-strip.tsx';
import { useFormat } from '#lib/format.ts';
import type { Template } from '../use-template.ts';

const CARD =
  'flex h-full w-full flex-col gap-3 rounded-lg border border-line bg-surface p-5 text-left text-ink no-underline shadow-soft transition-colors hover:border-lila';

/** The templates as cards, with their purpose and ranges. */
export function TemplateCards({ templates }: { readonly templates: readonly Template[] }) {
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
