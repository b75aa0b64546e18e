import { JobProfileCard } from '#features/profile/job-profile/components/job-profile-card.tsx';
import { ResumeEntry } from '#features/profile/resume-import/components/resume-entry.tsx';
import { ImageField } from '#features/workspace/account/components/image-field.tsx';
import { imageOf } from '#lib/avatar.ts';
import { Avatar } from '#ui/avatar.tsx';
import { type OwnTalent, useSaveOwnImage } from '../api.ts';
import { OpenForWork } from './open-for-work.tsx';
import { OwnPhone } from './own-phone.tsx';
import { ResultInShort } from './result-in-short.tsx';

/** The image of the own talent, visible to readers who may see the name. */
function OwnImage({ talent }: { readonly talent: OwnTalent }) {
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

/** The person's job preferences, and whether companies may find them; on a phone the switch comes first. */
export function ProfileTab({ talent }: { readonly talent: OwnTalent }) {
  const image = imageOf(talent.avatar);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,688fr)_minmax(0,406fr)]">
      <div className="flex min-w-0 flex-col gap-5 max-lg:contents lg:order-last">
        <OpenForWork talent={talent} />
        <div className="flex min-w-0 flex-col gap-5 max-lg:order-last">
          <ResultInShort talent={talent} />
          <OwnPhone talent={talent} />
        </div>
      </div>
      <JobProfileCard
        talentId={talent.id}
        roles={talent.roles.flatMap(({ roles_id: role }) => role ?? [])}
        photo={{
          image: image === undefined ? undefined : <Avatar name={talent.fullname} src={image} />,
          field: <OwnImage talent={talent} />,
        }}
        quick={<ResumeEntry talentId={talent.id} />}
      />
    </div>
  );
}
