import type { RoleDetail } from '#features/roles/roles/api.ts';
import { AboutRole } from './about-role.tsx';
import { RangesPanel } from './ranges-panel.tsx';

/** The ranges of the role with their effect; beside them its texts, must-haves and related records. */
export function RoleTab({ role }: { readonly role: RoleDetail }) {
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <RangesPanel roleId={role.id} />
      </div>
      <div className="min-w-0 max-lg:border-t max-lg:border-line max-lg:pt-5 lg:self-stretch lg:border-l lg:border-line lg:pl-8">
        <AboutRole role={role} />
      </div>
    </div>
  );
}
