import { YourData } from '#features/privacy/pages/your-data.tsx';
import { WorksCouncilNote } from '#features/measures/works-council/components/works-council-note.tsx';
import { Retake } from './retake.tsx';

/** The stored data about the person, the access log, and their rights. */
export function DataTab() {
  return (
    <div className="flex flex-col gap-5">
      <YourData retake={Retake} />
      <WorksCouncilNote />
    </div>
  );
}
