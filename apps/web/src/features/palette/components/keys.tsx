import { useTranslation } from 'react-i18next';
import { hasCommandKey, type KeyName } from '#lib/shortcuts.ts';

const WORDS = ['shift', 'enter', 'escape'] as const;

/** Keys as they are printed on a keyboard. */
export function Keys({ keys }: { readonly keys: readonly KeyName[] }) {
  const { t } = useTranslation('palette');
  const wordOf = (key: KeyName) => {
    if (key === 'command') return hasCommandKey() ? '⌘' : t('keys.control');
    const word = WORDS.find((name) => name === key);
    return word === undefined ? key : t(`keys.${word}`);
  };
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid min-h-5 min-w-5 place-items-center rounded-[4px] border border-line bg-mute px-1.5 font-sans text-xs font-semibold text-second"
        >
          {wordOf(key)}
        </kbd>
      ))}
    </span>
  );
}
