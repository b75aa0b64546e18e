import { avatarOf } from '#lib/avatar.ts';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import { saveAvatar } from '../api.ts';
import { ImageField } from './image-field.tsx';

/** The image of the account. */
export function AvatarField() {
  const user = useCurrentUser();
  return (
    <ImageField
      name={user.fullname.trim() === '' ? user.email : user.fullname}
      src={avatarOf(user)}
      onTake={saveAvatar}
      onRemove={() => changeAccount({ avatar: null })}
    />
  );
}
