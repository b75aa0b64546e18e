import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';

function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="grid min-h-5 min-w-5 place-items-center rounded-[4px] border border-line bg-surface px-1.5 font-sans text-[11px] font-semibold text-second">
      {children}
    </kbd>
  );
}

/** The keyboard shortcuts of the page, where there is a keyboard and they are enabled. */
export function KeyHints() {
  const { t } = useTranslation('dashboard');
  const { has_letter_keys: hasLetters } = useCurrentUser();
  if (!hasLetters) return null;
  return (
    <p className="hidden flex-wrap items-center gap-x-4 gap-y-1 text-xs text-third md:pointer-fine:flex min-[1100px]:-mb-12 min-[1100px]:w-fit">
      <span className="flex items-center gap-1.5">
        <Key>J</Key>
        <Key>K</Key>
        {t('keys.move')}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Enter</Key>
        {t('keys.run')}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>H</Key>
        {t('keys.putOff')}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>?</Key>
        {t('keys.all')}
      </span>
    </p>
  );
}
