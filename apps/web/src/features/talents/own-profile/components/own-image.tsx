import { ImageField } from '#features/workspace/account/components/image-field.tsx';
import { imageOf } from '#lib/avatar.ts';
import { useSaveOwnImage, type OwnTalent } from '../api.ts';

/** The image of the own talent, visible to readers who may see the name. */
export function OwnImage({ talent }: { readonly talent: OwnTalent }) {
  const save = useSaveOwnImage(talent.id);
  return (
    <ImageField
      name={talent.fullname}
      src={imageOf(talent.avatar)}
      onTake={(file) => save.mutateAsync(file)}
      onRemove={() => save.mutateAsync(null)}
    />
  );
}
