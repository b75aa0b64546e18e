import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCommandKey, type KeyName } from '#lib/shortcuts.ts';

const NAMED_KEYS = ['shift', 'enter', 'escape', 'space'] as const;

/** Keys with the labels of a keyboard. */
interface KeysProps {
  readonly keys: readonly KeyName[];
  /** Any one of them, not all together. */
  readonly either?: true | undefined;
}

export function Keys({ keys, either }: KeysProps) {
  const { t } = useTranslation('palette');
  const wordOf = (key: KeyName) => {
    if (key === 'command') return hasCommandKey() ? '⌘' : t('keys.control');
    const word = NAMED_KEYS.find((name) => name === key);
    return word === undefined ? key : t(`keys.${word}`);
  };
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {either === true && index > 0 && index === keys.length - 1 && (
            <span className="text-xs text-third">{t('keys.or')}</span>
          )}
          <kbd className="grid min-h-5 min-w-5 place-items-center rounded-[4px] border border-line bg-mute px-1.5 font-sans text-xs font-semibold text-second">
            {wordOf(key)}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}
