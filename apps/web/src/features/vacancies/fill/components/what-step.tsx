import type { FillingPreview } from '@quint/contract/vacancies/filling.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useMailTexts } from '../../mails/use-mail-texts.ts';
import { PeopleNames } from './people-names.tsx';

const NAMES_IN_LINE = 4;

function Effect({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lila-strong" />
      <div className="min-w-0 text-pretty text-second">{children}</div>
    </li>
  );
}

/** What happens at once. */
export function EffectsAtOnce({ preview }: { readonly preview: FillingPreview }) {
  const { t } = useTranslation('vacancy-filling');
  const { names } = useMailTexts();
  const { taken_by: taker, surveys } = preview;
  const { ending, continuing } = surveys;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('now.title')}</h3>
      <ul className="flex flex-col gap-1.5">
        <Effect>{taker === null ? t('now.filled') : t('now.hired', { name: taker.name })}</Effect>
        {ending.count > 0 && (
          <Effect>
            {t('now.ending', {
              count: ending.count,
              names: names(ending.people, ending.count, NAMES_IN_LINE),
            })}
            <PeopleNames {...ending} />
          </Effect>
        )}
        {continuing > 0 && <Effect>{t('now.continuing', { count: continuing })}</Effect>}
      </ul>
    </section>
  );
}

/** What can be undone, until when, and when people are deleted. */
export function UndoNote({ preview }: { readonly preview: FillingPreview }) {
  const { t } = useTranslation('vacancy-filling');
  const format = useFormat();
  const { moment } = useMailTexts();
  const { first_mail_at: firstAt, deletion } = preview;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{t('undo.title')}</h3>
      <p className="text-sm text-pretty text-second">
        {firstAt === null ? t('undo.all') : t('undo.until', { moment: moment(firstAt) })}{' '}
        {deletion !== null &&
          t('undo.deletion', { count: deletion.count, date: format.date(deletion.date, 'date') })}
      </p>
    </section>
  );
}
