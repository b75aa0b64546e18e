import { YourData } from '#features/privacy/pages/your-data.tsx';
import { WorksCouncilNote } from '#features/measures/works-council/components/works-council-note.tsx';
import { Retake } from './retake.tsx';

/** What is stored about the person, who looked at it, and what they may do about it. */
export function DataTab() {
  return (
    <div className="flex flex-col gap-5">
      <YourData retake={Retake} />
      <WorksCouncilNote />
    </div>
  );
}
