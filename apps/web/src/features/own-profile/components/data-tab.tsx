import { WorksCouncilNote } from '#features/privacy/components/works-council-note.tsx';
import { YourData } from '#features/privacy/pages/your-data.tsx';

/** What is stored about the person, who looked at it, and what they may do about it. */
export function DataTab() {
  return (
    <div className="flex flex-col gap-5">
      <YourData />
      <WorksCouncilNote />
    </div>
  );
}
