import { CircleQuestionMark, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { UnusedLine } from '../model/draft.ts';

interface UnusedLinesProps {
  readonly lines: readonly UnusedLine[];
  readonly onUse: (line: UnusedLine) => void;
}

/** Lines that nothing was made of, and what is left out on purpose. */
export function UnusedLines({ lines, onUse }: UnusedLinesProps) {
  const { t } = useTranslation('resume');
  return (
    <section className="rounded-lg border border-line bg-surface p-6 shadow-soft max-md:p-4">
      {lines.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
            <h2 className="flex items-center gap-2 text-base font-semibold">
              <CircleQuestionMark aria-hidden="true" className="size-4.5 shrink-0" />
              {t('unused.title', { count: lines.length })}
            </h2>
            <p className="text-sm text-second">{t('unused.note')}</p>
          </div>
          <ul className="border-b border-line-soft pb-2">
            {lines.map((line) => (
              <li
                key={`${line.page}-${line.line}`}
                className="grid items-baseline gap-x-4 py-0.5 text-sm md:grid-cols-[96px_minmax(0,1fr)_auto]"
              >
                <span className="text-xs text-third">{t('line', { page: line.page, line: line.line })}</span>
                <span className="min-w-0 text-second italic wrap-anywhere">{line.text}</span>
                <span className="[&_button]:text-lila-strong">
                  <Button
                    kind="text"
                    size="sm"
                    aria-label={t(`unused.${line.hint}Of`, { text: line.text })}
                    onPress={() => onUse(line)}
                  >
                    {t(`unused.${line.hint}`)}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="flex items-start gap-2 pt-2 text-sm text-second">
        <EyeOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {t('leftOut')}
      </p>
    </section>
  );
}
