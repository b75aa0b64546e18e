import { Search } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { showPanel } from '#lib/panels.ts';
import { hasCommandKey } from '#lib/shortcuts.ts';

const LOOK = {
  field:
    'flex min-h-9 w-full items-center gap-2.5 rounded-md border border-line px-2.5 text-third transition-colors hover:bg-mute hover:text-ink',
  icon: 'grid size-9 shrink-0 max-md:size-11 place-items-center rounded-full text-second transition-colors hover:bg-mute hover:text-ink',
} as const;

/** Opens the palette, for users who do not know its shortcut. */
export function SearchButton({ look }: { readonly look: keyof typeof LOOK }) {
  const { t } = useTranslation('shell');
  return (
    <AriaButton aria-haspopup="dialog" className={LOOK[look]} onPress={() => showPanel('palette')}>
      <Search aria-hidden="true" className={look === 'field' ? 'size-4' : 'size-[18px]'} />
      {look === 'icon' ? (
        <span className="sr-only">{t('palette.open')}</span>
      ) : (
        <>
          <span className="flex-1 text-left">{t('palette.open')}</span>
          <kbd aria-hidden="true" className="font-sans text-xs">
            {t(hasCommandKey() ? 'palette.commandKey' : 'palette.controlKey')}
          </kbd>
        </>
      )}
    </AriaButton>
  );
}
