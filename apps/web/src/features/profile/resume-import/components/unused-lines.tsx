import { CircleQuestionMark, EyeOff, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { UNUSED_ID, type UnusedLine } from '../model/draft.ts';
import { lineTargetsOf, type LineTarget } from '../model/line-assignment.ts';

interface UnusedLinesProps {
  readonly lines: readonly UnusedLine[];
  readonly onAssign: (line: UnusedLine, target: LineTarget) => void;
}

function Line({
  line,
  onAssign,
}: {
  readonly line: UnusedLine;
  readonly onAssign: UnusedLinesProps['onAssign'];
}) {
  const { t } = useTranslation('resume');
  const { text } = line;
  return (
    <li className="grid items-center gap-x-4 py-0.5 text-sm max-md:border-b max-md:border-line-soft max-md:py-2 md:grid-cols-[96px_minmax(0,1fr)_auto]">
      <span className="text-xs text-third">{t('line', { page: line.page, line: line.line })}</span>
      <span className="min-w-0 text-second italic wrap-anywhere">{text}</span>
      <span className="flex flex-wrap items-center gap-x-1 max-md:-ml-2 [&_button]:text-lila-strong max-md:[&_button]:min-h-11">
        {lineTargetsOf(line).map((target) => (
          <Button
            key={target}
            kind="text"
            size="sm"
            aria-label={t(`unused.of.${target}`, { text })}
            onPress={() => onAssign(line, target)}
          >
            {t(`unused.as.${target}`)}
          </Button>
        ))}
        <span className="max-md:ml-auto max-md:[&_button]:size-11">
          <Button
            kind="icon"
            size="xs"
            aria-label={t('unused.of.out', { text })}
            onPress={() => onAssign(line, 'out')}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </span>
      </span>
    </li>
  );
}

/** Lines that were not recognised, for the person to assign, and what is left out deliberately. */
export function UnusedLines({ lines, onAssign }: UnusedLinesProps) {
  const { t } = useTranslation('resume');
  return (
    <section
      id={UNUSED_ID}
      tabIndex={-1}
      aria-label={t('unused.label')}
      className="rounded-lg border border-line bg-surface p-6 shadow-soft outline-none max-md:p-4"
    >
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
              <Line key={`${line.page}-${line.line}`} line={line} onAssign={onAssign} />
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
