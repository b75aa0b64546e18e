import type { OwnTalent } from '../api.ts';
import { OpenForWork } from './open-for-work.tsx';
import { OwnImage } from './own-image.tsx';
import { OwnPhone } from './own-phone.tsx';

/** What talents keep up to date about themselves. */
export function OwnFields({ talent }: { readonly talent: OwnTalent }) {
  return (
    <>
      <OwnImage talent={talent} />
      <OwnPhone talent={talent} />
      <OpenForWork talent={talent} />
    </>
  );
}
