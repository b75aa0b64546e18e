import type { Language } from '@quint/phrases/base/languages.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { useIsMobile } from '#lib/media.ts';
import { Badge } from '#ui/badge.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import type { TextRow } from './rows.ts';
import { useAreaName } from './use-area-name.ts';

/** The effective text; the original is shown below a replacement. */
function EffectiveText({ row, language }: { readonly row: TextRow; readonly language: Language }) {
  const own = row.own[language][''];
  const original = row.original[language] ?? '';
  if (own === '')
    return (
      <span lang={language} className="line-clamp-2 text-second">
        {original}
      </span>
    );
  return (
    <span lang={language} className="flex min-w-0 flex-col">
      <span className="truncate font-semibold">{own}</span>
      <span className="truncate text-xs text-third">{original}</span>
    </span>
  );
}

function State({ state }: Pick<TextRow, 'state'>) {
  const { t } = useTranslation('translations');
  if (state === 'shipped') return <span className="text-third">{t('state.shipped')}</span>;
  return <Badge tone={state === 'changed' ? 'lila' : 'partial'}>{t(`state.${state}`)}</Badge>;
}

/** The columns of the list; on a phone only the current language. */
export function useTextColumns(): readonly TableColumn<TextRow>[] {
  const { t } = useTranslation('translations');
  const areaName = useAreaName();
  const isMobile = useIsMobile();
  const language = currentLanguage();
  return useMemo(
    () => {
      const columns: readonly TableColumn<TextRow>[] = [
        {
          id: 'text',
          header: t('column.text'),
          width: isMobile ? 130 : 200,
          grow: 2,
          sortValue: (row) => row.selector,
          cell: (row) => (
            <span className="flex min-w-0 flex-col">
              <span className="truncate text-sm font-medium">{row.key}</span>
              <span className="truncate text-xs text-third">{areaName(row.area)}</span>
            </span>
          ),
        },
        ...(['en', 'de'] as const).map((textLanguage): TableColumn<TextRow> => ({
          id: textLanguage,
          header: t(`column.${textLanguage}`),
          width: isMobile ? 170 : 220,
          grow: 4,
          sortValue: (row) => row.own[textLanguage][''] || row.original[textLanguage],
          cell: (row) => <EffectiveText row={row} language={textLanguage} />,
        })),
        {
          id: 'state',
          header: t('column.state'),
          width: 130,
          grow: 0,
          sortValue: (row) => ['idle', 'changed', 'shipped'].indexOf(row.state),
          cell: ({ state }) => <State state={state} />,
        },
      ];
      return isMobile ? columns.filter(({ id }) => id === 'text' || id === language) : columns;
    },
    // The name of an area depends on the language.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [t, isMobile, language],
  );
}
