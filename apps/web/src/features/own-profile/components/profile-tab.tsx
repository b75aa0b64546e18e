import type { OwnTalent } from '../api.ts';
import { OpenForWork } from './open-for-work.tsx';
import { OwnImage } from './own-image.tsx';
import { OwnPhone } from './own-phone.tsx';

/** What the person wants from a job, and whether companies may find them. */
export function ProfileTab({ talent }: { readonly talent: OwnTalent }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[5fr_3fr]">
      <div className="flex min-w-0 flex-col gap-5 max-lg:order-last">
        <OwnImage talent={talent} />
        <OwnPhone talent={talent} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <OpenForWork talent={talent} />
      </div>
    </div>
  );
}
