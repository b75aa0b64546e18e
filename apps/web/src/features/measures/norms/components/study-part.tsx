import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';

interface StudyPartProps {
  readonly title: string;
  /** The result in a sentence. */
  readonly summary: ReactNode;
  /** The conclusions that may and may not be drawn. */
  readonly note?: string | undefined;
  /** The table with the numbers; undefined when there is nothing to show. */
  readonly children?: ReactNode;
}

/** A question about the measurement: its answer in a sentence, and the numbers behind it. */
export function StudyPart({ title, summary, note, children }: StudyPartProps) {
  const { t } = useTranslation('norms');
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <div className="text-pretty text-second">{summary}</div>
      {note !== undefined && <p className="text-xs text-pretty text-third">{note}</p>}
      {children !== undefined && (
        <Disclosure label={t('fairness.table.show')} labelOpen={t('fairness.table.hide')}>
          {children}
        </Disclosure>
      )}
    </div>
  );
}
