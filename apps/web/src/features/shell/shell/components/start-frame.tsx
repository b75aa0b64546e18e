import { useTranslation } from 'react-i18next';
import { BrandMark } from '#ui/brand-mark.tsx';

/** The blank layout until user and language are loaded, so that no menu or form flashes. */
export function StartFrame() {
  const { t } = useTranslation('common');
  return (
    <div className="grid min-h-(--page-height) place-items-center">
      <output aria-label={t('state.loading')} className="animate-[breathe_1600ms_ease-in-out_infinite]">
        <BrandMark className="size-10" />
      </output>
    </div>
  );
}
