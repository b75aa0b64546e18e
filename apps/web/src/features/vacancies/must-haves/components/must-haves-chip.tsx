import { useTranslation } from 'react-i18next';
import { ActiveFlag } from '#ui/active-filter.tsx';
import { Button } from '#ui/button.tsx';
import type { MustHavesChoice } from '../model/filter.ts';
import { useMustHavesText } from '../use-must-haves-text.ts';

/** Filters a list of people by the must-haves of the role; the chip of the filter says what they are. */
export function MustHavesChip({ choice }: { readonly choice: MustHavesChoice }) {
  const { mustHaves, isOn, onChange } = choice;
  const { t } = useTranslation('must-haves');
  const formatMustHaves = useMustHavesText();
  if (!isOn) {
    return (
      <Button kind="secondary" aria-label={t('filter.on')} onPress={() => onChange(true)}>
        {t('title')}
      </Button>
    );
  }
  return (
    <>
      <ActiveFlag label={t('title')} clear={{ label: t('filter.off'), onPress: () => onChange(false) }} />
      <span className="min-w-0 text-sm wrap-anywhere text-second">{formatMustHaves(mustHaves)}</span>
    </>
  );
}
