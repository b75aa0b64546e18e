import { useTranslation } from 'react-i18next';
import { useSpellNumber } from '#features/base/fit/components/cost-texts.tsx';
import type { GroupNote } from '../model/rows.ts';

/** The heading of people who cannot be told apart: how many, and how they stand to those above. */
export function GroupHeading({ size, note }: { readonly size: number; readonly note: GroupNote }) {
  const { t } = useTranslation('role-people');
  const spellOut = useSpellNumber();
  if (size === 1) {
    return (
      <p className="mt-3 mb-1 flex w-fit max-w-full flex-wrap items-baseline gap-x-2 rounded-sm bg-surface/85 pr-2 text-sm">
        <span className="font-semibold">{note.kind === 'below' ? t('group.oneBelow') : t('group.one')}</span>
        {note.kind === 'belowTop' && <BelowTop above={note.above} />}
      </p>
    );
  }
  return (
    <p className="mt-3 mb-1 flex w-fit max-w-full flex-wrap items-baseline gap-x-2 rounded-sm bg-surface/85 pr-2 text-sm">
      <span className="font-semibold">{t('group.several', { number: spellOut(size) })}</span>
      {note.kind === 'first' && <span className="text-xs text-third">{t('group.drawn')}</span>}
      {note.kind === 'below' && <span className="text-xs text-third">{t('group.below')}</span>}
      {note.kind === 'belowTop' && <BelowTop above={note.above} />}
    </p>
  );
}

function BelowTop({ above }: { readonly above: number }) {
  const { t } = useTranslation('role-people');
  const spellOut = useSpellNumber();
  return (
    <span className="text-xs text-third">
      {above === 1 ? t('group.belowOne') : t('group.belowTop', { number: spellOut(above) })}
    </span>
  );
}
