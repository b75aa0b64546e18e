import { WorksCouncilNote } from '#features/privacy/components/works-council-note.tsx';
import { OwnOpenings } from './own-openings.tsx';
import { WhoSeesThis } from './who-sees-this.tsx';

/** What is stored about the person, and who looked at it. */
export function DataTab() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <WhoSeesThis />
      <OwnOpenings />
      <WorksCouncilNote />
    </div>
  );
}
