import type { Interview } from '@quint/contract/vacancies/interviews.ts';
import { useTranslation } from 'react-i18next';
import { Quote } from '#features/survey/statement/components/quote.tsx';
import { areLettersOn } from '#lib/shortcuts.ts';
import { RatersPanel } from './raters-panel.tsx';

/** Why to probe deeper with this person, without the side on which the result lies. */
function WhyProbe({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interview');
  const { marks, without_marks: without, person, questions } = interview;
  const isQuiet = without === null && questions.length > 0 && marks.length === 0;
  if (without === null && marks.length === 0 && !isQuiet) return null;
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-5 text-sm text-pretty text-second">
      <h2 className="text-base font-semibold text-ink">{t('why.title')}</h2>
      {without !== null && <p>{t(`without.${without}`, { name: person.name })}</p>}
      {isQuiet && <p>{t('nothing')}</p>}
      {marks.map(({ question, reason }) => (
        <p key={question}>{t('why.at', { number: question, reason })}</p>
      ))}
      {marks.some(({ is_probe: isProbe }) => isProbe) && <p>{t('why.hidden')}</p>}
    </section>
  );
}

interface SideNotesProps {
  readonly interview: Interview;
  readonly ratedCount: number;
}

/** Beside the questions: who is done, why to probe deeper, what to rate. */
export function SideNotes({ interview, ratedCount }: SideNotesProps) {
  const { t } = useTranslation('interview');
  const { statement } = interview;
  return (
    <aside aria-label={t('raters.title')} className="flex flex-col gap-5">
      <RatersPanel interview={interview} ratedCount={ratedCount} />
      <WhyProbe interview={interview} />
      <section className="flex flex-col gap-2 border-t border-line pt-5 text-sm text-pretty text-second">
        <h2 className="text-base font-semibold text-ink">{t('said.title')}</h2>
        <p>{t('said.text')}</p>
        {areLettersOn() && <p className="text-xs text-third max-md:hidden">{t('said.keys')}</p>}
      </section>
      {statement !== null && <Quote title={statement.label} text={statement.lines.join('\n')} />}
    </aside>
  );
}
