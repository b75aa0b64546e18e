import { useTranslation } from 'react-i18next';
import { BrandMark } from '#ui/brand-mark.tsx';

/** The blank layout until it is known who is there and which language they read: no menu and no form flashes up. */
export function StartFrame() {
  const { t } = useTranslation('common');
  return (
    <div className="grid min-h-dvh place-items-center">
      <output aria-label={t('state.loading')} className="animate-[breathe_1600ms_ease-in-out_infinite]">
        <BrandMark className="size-10" />
      </output>
    </div>
  );
}
