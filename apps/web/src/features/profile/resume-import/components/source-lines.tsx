import { useTranslation } from 'react-i18next';
import type { Source } from '../model/draft.ts';

/** The position and the original text in the resume. */
export function SourceLines({ source }: { readonly source: Source }) {
  const { t } = useTranslation('resume');
  const [first] = source;
  return (
    <div className="min-w-0 border-l-2 border-line pl-3 text-sm">
      <p className="text-xs text-third">
        {first === undefined ? t('added') : t('line', { page: first.page, line: first.line })}
      </p>
      {source.map(({ page, line, text }) => (
        <p key={`${page}-${line}`} className="text-second italic wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  );
}
