import { useTranslation } from 'react-i18next';
import { ImageField } from '#features/account/components/image-field.tsx';
import { imageOf } from '#lib/avatar.ts';
import { Card } from '#ui/card.tsx';
import { useSaveOwnImage, type OwnTalent } from '../api.ts';

/** The image of the own talent, visible to readers who may see the name. */
export function OwnImage({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('profile');
  const save = useSaveOwnImage(talent.id);
  return (
    <Card title={t('own.image')} padding="sm">
      <ImageField
        name={talent.fullname}
        src={imageOf(talent.avatar)}
        onTake={(file) => save.mutateAsync(file)}
        onRemove={() => save.mutateAsync(null)}
      />
    </Card>
  );
}
